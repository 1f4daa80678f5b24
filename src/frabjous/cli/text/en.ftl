# What the terminal itself says.
terminal-welcome = { $game } – you are { $seat }; bots play the others. Type “help” for help.
terminal-help = Type a number from 1 to { $count }, or an action in notation, like “{ $example }”. “back” takes back one pick of several, “undo” takes your latest action back, “quit” ends the game.
terminal-left = The game was not finished.
terminal-score = { $who_is ->
    [you] You: { $score }
   *[other] { $who }: { $score }
}
terminal-kept = The record is in { $file }.
terminal-how-to-keep = To keep the record of a game, play it with --save FILE.
