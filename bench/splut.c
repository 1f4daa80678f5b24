/* Splut! in plain C: how fast random playouts can be on this machine, to hold the Python engine against.

       cc -O3 -o build/splut-c bench/splut.c
       build/splut-c 1.0            plays at random for a second: {"steps": …, "games": …}, both a second
       build/splut-c perft 2 5      counts the sequences of 5 steps for 2 seats

   The same rules and the same order of steps as src/frabjous/games/splut/rules.py; S1 to S16 are the rulings cited
   there. One position is changed in place: no copies, no allocation. Before it measures, it counts the check figures
   of the rulings and refuses to run if one is wrong. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The board: 41 squares in a diamond, numbered south to north, west to east; behind the last one the rim. */
enum { SQUARES = 41, RIM = SQUARES, GONE = RIM };
enum { NORTH, EAST, SOUTH, WEST, DIRECTIONS };
static int next[DIRECTIONS][SQUARES];

/* The pieces: four rocks, then each seat's sorcerer, dwarf and troll. */
enum { ROCKS = 4, SORCERER = 0, DWARF = 1, TROLL = 2, TEAM = 3, SEATS = 4, PIECES = ROCKS + TEAM * SEATS };
enum { NOTHING = -1, WALL = -2 };
enum { FRESH = -1, SPENT = -2 }; /* the levitated rock of a turn, or one of these */
enum { NO = -1, STEPS_A_TURN = 3, STEP_CAP = 2000, MOST_STEPS = 64 };

typedef struct {
    int8_t where[PIECES];      /* the square of each piece, or GONE */
    int8_t board[SQUARES + 1]; /* the piece on each square, NOTHING, or on the rim the WALL */
    int seats, mover, turn, left, steps;
    int locked, moved; /* rocks that moved in the turn before and in this one, one bit each */
    int aloft;
} Position;

typedef struct {
    int8_t kind, origin, direction, target, along, throw;
} Step;

typedef struct {
    Step steps[MOST_STEPS];
    int count;
} Steps;

static int piece_of(int seat, int kind) { return ROCKS + TEAM * seat + kind; }
static int seat_of(int piece) { return (piece - ROCKS) / TEAM; }
static int kind_of(int piece) { return (piece - ROCKS) % TEAM; }
static int is_rock(int piece) { return 0 <= piece && piece < ROCKS; }
static int is_sorcerer(int piece) { return piece >= ROCKS && kind_of(piece) == SORCERER; }
static int is_obstacle(int piece) {
    return is_rock(piece) || piece == WALL || (piece >= ROCKS && kind_of(piece) == TROLL);
}
static int back(int direction) { return direction ^ 2; }

/* The start */

static int square_at(int file, int rank) { /* files and ranks from 0; the RIM for what is not on the board */
    int square = 0;
    for (int r = 0; r < 9; r++)
        for (int f = 0; f < 9; f++)
            if (abs(f - 4) + abs(r - 4) <= 4) {
                if (f == file && r == rank) return square;
                square++;
            }
    return RIM;
}

static int named(const char *name) { return square_at(name[0] - 'a', name[1] - '1'); }

static void print_board(void) {
    static const int files[] = {0, 1, 0, -1}, ranks[] = {1, 0, -1, 0};
    for (int file = 0; file < 9; file++)
        for (int rank = 0; rank < 9; rank++) {
            int square = square_at(file, rank);
            for (int d = 0; d < DIRECTIONS && square != RIM; d++)
                next[d][square] = square_at(file + files[d], rank + ranks[d]);
        }
}

static void place(Position *p, int piece, int square) {
    p->where[piece] = square;
    p->board[square] = piece;
}

static Position start(int seats) {
    static const char *rocks[] = {"e1", "a5", "e9", "i5"};
    static const char *teams[][TEAM] = {
        {"d2", "e2", "f2"}, {"b6", "b5", "b4"}, {"f8", "e8", "d8"}, {"h4", "h5", "h6"}}; /* south, west, north, east */
    Position p = {.seats = seats, .mover = 0, .turn = 1, .left = 1, .aloft = FRESH};
    memset(p.where, GONE, sizeof p.where);
    memset(p.board, NOTHING, sizeof p.board);
    p.board[RIM] = WALL;
    for (int rock = 0; rock < ROCKS; rock++) place(&p, rock, named(rocks[rock]));
    for (int seat = 0; seat < seats; seat++)
        for (int kind = 0; kind < TEAM; kind++) /* two sit opposite */
            place(&p, piece_of(seat, kind), named(teams[seats == 2 ? 2 * seat : seat][kind]));
    return p;
}

/* The end, and whose turn it is */

static int is_alive(const Position *p, int seat) { return p->where[piece_of(seat, SORCERER)] != GONE; }

static int is_over(const Position *p) {
    int living = 0;
    for (int seat = 0; seat < p->seats; seat++) living += is_alive(p, seat);
    return living <= 1 || p->steps >= STEP_CAP; /* S16 */
}

static void end_turn(Position *p) {
    do p->mover = (p->mover + 1) % p->seats;
    while (!is_alive(p, p->mover));
    p->turn++;
    p->left = p->turn == 2 ? 2 : STEPS_A_TURN;
    p->locked = p->moved; /* S10 */
    p->moved = 0;
    p->aloft = FRESH;
}

/* What may be done */

static int flight(const Position *p, int thrower_from, int start, int direction) { /* S8 */
    for (int here = start;;) {
        int ahead = next[direction][here], piece = p->board[ahead];
        if (is_obstacle(piece) && ahead != thrower_from) return here; /* S3 */
        here = ahead;
        if (is_sorcerer(piece)) return here;
    }
}

static void add(Steps *found, int kind, int origin, int direction, int along, int throw) {
    found->steps[found->count++] = (Step){kind, origin, direction, next[direction][origin], along, throw};
}

static int rocks_to_lift(const Position *p) {
    if (p->aloft == FRESH) return 15 & ~p->locked;         /* S10 */
    return p->aloft == SPENT ? 0 : 1 << p->aloft;          /* S11 */
}

static int can_float(const Position *p, int rock, int origin, int direction) { /* S12, S13 */
    int rock_to = next[direction][p->where[rock]];
    return p->board[rock_to] == NOTHING || rock_to == origin;
}

static void sorcerer_steps(const Position *p, Steps *found) {
    int origin = p->where[piece_of(p->mover, SORCERER)], liftable = rocks_to_lift(p);
    for (int d = 0; d < DIRECTIONS; d++) {
        int target = next[d][origin], ahead = p->board[target];
        if (ahead == NOTHING) {
            add(found, SORCERER, origin, d, NO, NO);
            for (int rock = 0; rock < ROCKS; rock++)
                if (liftable >> rock & 1 && can_float(p, rock, origin, d))
                    add(found, SORCERER, origin, d, p->where[rock], NO);
        } else if (is_rock(ahead) && liftable >> ahead & 1 && can_float(p, ahead, origin, d)) {
            add(found, SORCERER, origin, d, target, NO); /* S14 */
        }
    }
}

static int end_of_chain(const Position *p, int origin, int direction) { /* S1 */
    int square = next[direction][origin];
    while (square != RIM && p->board[square] != NOTHING) square = next[direction][square];
    return square;
}

static void dwarf_steps(const Position *p, Steps *found) {
    int origin = p->where[piece_of(p->mover, DWARF)];
    for (int d = 0; d < DIRECTIONS && origin != GONE; d++)
        if (end_of_chain(p, origin, d) != RIM) add(found, DWARF, origin, d, NO, NO);
}

static void troll_steps(const Position *p, Steps *found) {
    int origin = p->where[piece_of(p->mover, TROLL)];
    for (int d = 0; d < DIRECTIONS; d++) {
        int target = next[d][origin], behind = next[back(d)][origin];
        if (p->board[target] == NOTHING) {
            add(found, TROLL, origin, d, NO, NO);
            if (is_rock(p->board[behind])) add(found, TROLL, origin, d, behind, NO); /* S6 */
        } else if (is_rock(p->board[target])) {
            for (int throw = 0; throw < DIRECTIONS; throw++)
                if (flight(p, origin, target, throw) != target) add(found, TROLL, origin, d, NO, throw); /* S4 */
        }
    }
}

static void legal(const Position *p, Steps *found) {
    found->count = 0;
    sorcerer_steps(p, found);
    dwarf_steps(p, found);
    troll_steps(p, found);
}

/* What a step does */

static void move(Position *p, int origin, int target) {
    int piece = p->board[origin];
    p->board[origin] = NOTHING;
    place(p, piece, target);
    if (is_rock(piece)) p->moved |= 1 << piece; /* S10 */
}

static void push(Position *p, int origin, int direction) { /* S1 */
    int empty = end_of_chain(p, origin, direction);
    while (empty != origin) {
        int behind = next[back(direction)][empty];
        move(p, behind, empty);
        empty = behind;
    }
}

static void move_with_rock(Position *p, Step s) { /* whoever is in front goes first: S13, S14 */
    int rock = p->board[s.along], rock_to = next[s.direction][s.along];
    if (s.along == s.target) move(p, s.along, rock_to);
    move(p, s.origin, s.target);
    if (s.along != s.target) move(p, s.along, rock_to);
    if (s.kind == SORCERER) p->aloft = rock;
}

static void take_off(Position *p, int piece) {
    if (p->where[piece] == GONE) return;
    p->board[p->where[piece]] = NOTHING;
    p->where[piece] = GONE;
}

static void throw_rock(Position *p, Step s) { /* S2 */
    int landing = flight(p, s.origin, s.target, s.throw), rock = p->board[s.target];
    move(p, s.origin, s.target);
    int victim = p->board[landing];
    if (is_sorcerer(victim)) /* S7, S9 */
        for (int kind = 0; kind < TEAM; kind++) take_off(p, piece_of(seat_of(victim), kind));
    else if (victim != NOTHING)
        take_off(p, victim);
    place(p, rock, landing);
    p->moved |= 1 << rock;
}

static void apply(Position *p, Step s) {
    if (s.kind == DWARF)
        push(p, s.origin, s.direction);
    else if (s.along != NO)
        move_with_rock(p, s);
    else if (s.throw != NO)
        throw_rock(p, s);
    else
        move(p, s.origin, s.target);
    if ((s.kind != SORCERER || s.along == NO) && p->aloft != FRESH) p->aloft = SPENT; /* S11 */
    p->steps++;
    if (--p->left == 0 || s.throw != NO) end_turn(p);
}

/* Counting and playing */

static long perft(const Position *p, int depth) {
    Steps found;
    if (depth == 0) return 1;
    if (is_over(p)) return 0;
    legal(p, &found);
    long total = 0;
    for (int i = 0; i < found.count; i++) {
        Position after = *p;
        apply(&after, found.steps[i]);
        total += perft(&after, depth - 1);
    }
    if (found.count == 0) { /* S15 */
        Position after = *p;
        end_turn(&after);
        total = perft(&after, depth - 1);
    }
    return total;
}

static void check(void) {
    static const struct { int seats, depth; long count; } figures[] = {
        {2, 1, 3}, {2, 2, 9}, {2, 3, 79}, {2, 4, 691}, {2, 5, 5597}, {3, 4, 219}, {4, 4, 210}};
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
        Position p = start(figures[i].seats);
        if (perft(&p, figures[i].depth) != figures[i].count) {
            fprintf(stderr, "perft %d of %d seats is wrong\n", figures[i].depth, figures[i].seats);
            exit(1);
        }
    }
}

static uint64_t carry = 20261116; /* the dice of src/frabjous/core/chance.py: multiply with carry on 31-bit words */

static int below(int sides) {
    carry = 2147471058u * (carry & 0x7fffffff) + (carry >> 31);
    return (int)((carry & 0x7fffffff) * sides >> 31); /* without the Python dice's last grain of fairness */
}

static long playout(Position p) {
    Steps found;
    long steps = 0;
    for (; !is_over(&p); steps++) {
        legal(&p, &found);
        if (found.count)
            apply(&p, found.steps[below(found.count)]);
        else
            end_turn(&p); /* S15 */
    }
    return steps;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    print_board();
    if (count == 4 && strcmp(words[1], "perft") == 0) {
        Position p = start(atoi(words[2]));
        printf("%ld\n", perft(&p, atoi(words[3])));
        return 0;
    }
    if (count != 2) {
        fprintf(stderr, "splut-c SECONDS | splut-c perft SEATS DEPTH\n");
        return 2;
    }
    check();
    Position first = start(2);
    long steps = 0, games = 0;
    double began = now(), spent;
    do {
        for (int i = 0; i < 10; i++) steps += playout(first);
        games += 10;
        spent = now() - began;
    } while (spent < atof(words[1]));
    printf("{\"steps\": %f, \"games\": %f}\n", steps / spent, games / spent);
    return 0;
}
