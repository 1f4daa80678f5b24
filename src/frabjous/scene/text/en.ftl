# Words every game shares. Errors in English are the sentences in the code.
seat-name = { $seat ->
    [1] the Crown
    [2] the Fish
    [3] the Leaf
    [4] the Sun
    [5] the Moon
   *[6] the Anchor
}
emblem = { $seat ->
    [1] crown
    [2] fish
    [3] leaf
    [4] sun
    [5] moon
   *[6] anchor
}
draw-agreed = A draw, by agreement.
resigned = { $who_is ->
    [you] You resigned.
   *[other] { $who } resigned.
}

# A name of a square or a number, as it is.
verbatim = { $text }
