package org.muster.bench.ac12;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.muster.bench.pace.Pace;

/**
 * AC12 in plain Java with no engine at all: the limit that the engine is compared with.
 *
 * <p>Twelve areas lie in three rows of four; orthogonal neighbours touch. Each of four players starts with two units
 * at home and three cards of a hidden deck. A round is a reinforce phase and an attack phase, one move a player in
 * each, so ten rounds are always 80 moves. {@code bench/boardgameio/ac12.js} plays the same rules.
 *
 * <p>One object is dealt anew for each game and allocates nothing while it plays. A move is an {@code int}: in the
 * reinforce phase the area, in the attack phase see {@link #attackMove}, in either {@link #PASS}.
 */
public final class PlainAc12 {
    static final int AREAS = 12;
    static final int SEATS = 4;
    static final int PASS = -1;
    static final int NO_CARD = -1;
    static final int NOBODY = -1;

    private static final int COLUMNS = 4;
    private static final int ROUNDS = 10;
    private static final int DECK_SIZE = 40;
    private static final int FIRST_HAND = 3;
    /** The 28 cards left after the deal last for seven rounds of four draws. */
    private static final int MAX_HAND = FIRST_HAND + 7;
    /** Each of the 17 borders can be crossed one way at a time, without a card or with any; and there is the pass. */
    static final int MAX_MOVES = 17 * (1 + MAX_HAND) + 1;

    private static final int[] HOMES = {0, 3, 8, 11};
    private static final int[][] NEIGHBOURS = neighbours();

    final int[] owner = new int[AREAS];
    final int[] units = new int[AREAS];
    final int[] vp = new int[SEATS];
    final int[][] hand = new int[SEATS][MAX_HAND];
    final int[] handSize = new int[SEATS];
    final int[] deck = new int[DECK_SIZE];
    int deckSize;
    int round;
    boolean attackPhase;
    /** Whose move it is. */
    int seat;

    /** The dice of the last attack, highest first, without the card: kept for the log. */
    final int[] attackDice = new int[3];

    final int[] defenceDice = new int[2];
    int attackers;
    int defenders;

    private final SplittableRandom random;
    private final int[] moves = new int[MAX_MOVES];

    public PlainAc12(long seed) {
        random = new SplittableRandom(seed);
        deal();
    }

    /** Sets up the next game. */
    public void deal() {
        Arrays.fill(owner, NOBODY);
        Arrays.fill(units, 0);
        Arrays.fill(vp, 0);
        shuffleDeck();
        for (int player = 0; player < SEATS; player++) {
            owner[HOMES[player]] = player;
            units[HOMES[player]] = 2;
            handSize[player] = 0;
            for (int card = 0; card < FIRST_HAND; card++) {
                draw(player);
            }
        }
        round = 1;
        attackPhase = false;
        seat = 0;
        attackers = 0;
        defenders = 0;
    }

    private void shuffleDeck() {
        for (int i = 0; i < DECK_SIZE; i++) {
            int j = random.nextInt(i + 1);
            deck[i] = deck[j];
            deck[j] = 1 + i % 6;
        }
        deckSize = DECK_SIZE;
    }

    private void draw(int player) {
        hand[player][handSize[player]++] = deck[--deckSize];
    }

    public boolean isOver() {
        return round > ROUNDS;
    }

    /** One of the legal moves, each as likely as any other. */
    public int randomMove() {
        return moves[random.nextInt(legalMoves(moves))];
    }

    /** Writes all legal moves into {@code out}, which holds {@link #MAX_MOVES}, and returns how many there are. */
    int legalMoves(int[] out) {
        return attackPhase ? legalAttacks(out) : legalPlaces(out);
    }

    private int legalPlaces(int[] out) {
        int count = 0;
        for (int area = 0; area < AREAS; area++) {
            if (owner[area] == seat) {
                out[count++] = area;
            }
        }
        if (count == 0) {
            out[count++] = PASS;
        }
        return count;
    }

    private int legalAttacks(int[] out) {
        int count = 0;
        out[count++] = PASS;
        for (int from = 0; from < AREAS; from++) {
            if (owner[from] != seat || units[from] < 2) {
                continue;
            }
            for (int to : NEIGHBOURS[from]) {
                if (owner[to] == seat) {
                    continue;
                }
                for (int card = NO_CARD; card < handSize[seat]; card++) {
                    out[count++] = attackMove(from, to, card);
                }
            }
        }
        return count;
    }

    /** An attack as one number: four bits each for the areas, above them the place of the card in the hand. */
    static int attackMove(int from, int to, int card) {
        return from | to << 4 | card + 1 << 8;
    }

    static int from(int attack) {
        return attack & 15;
    }

    static int to(int attack) {
        return attack >> 4 & 15;
    }

    static int card(int attack) {
        return (attack >> 8) - 1;
    }

    boolean isLegal(int move) {
        if (move == PASS) {
            return attackPhase || ownsNothing(seat);
        }
        return attackPhase ? isLegalAttack(move) : move >= 0 && move < AREAS && owner[move] == seat;
    }

    private boolean isLegalAttack(int move) {
        int from = from(move);
        int to = to(move);
        return move >= 0
                && from < AREAS
                && owner[from] == seat
                && units[from] >= 2
                && to < AREAS
                && owner[to] != seat
                && areNeighbours(from, to)
                && card(move) < handSize[seat];
    }

    private boolean ownsNothing(int player) {
        return areasOwned(player) == 0;
    }

    private static boolean areNeighbours(int from, int to) {
        for (int neighbour : NEIGHBOURS[from]) {
            if (neighbour == to) {
                return true;
            }
        }
        return false;
    }

    /** Makes the move of the seat whose turn it is, and all that follows from it. */
    public void play(int move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException("seat " + seat + " can't make move " + move);
        }
        if (move != PASS) {
            if (attackPhase) {
                attack(from(move), to(move), card(move));
            } else {
                units[move] += 2;
            }
        }
        endTurn();
    }

    private void attack(int from, int to, int card) {
        attackers = Math.min(units[from] - 1, 3);
        defenders = Math.min(units[to], 2);
        rollDescending(attackDice, attackers);
        rollDescending(defenceDice, defenders);
        int bonus = card == NO_CARD ? 0 : discard(card);
        for (int pair = 0; pair < Math.min(attackers, defenders); pair++) {
            int attack = attackDice[pair] + (pair == 0 ? bonus : 0);
            units[attack > defenceDice[pair] ? to : from]--;
        }
        if (units[to] == 0) { // then the attacker lost nobody, so at least one unit can go and one stay
            int moving = Math.min(units[from] - 1, 3);
            units[from] -= moving;
            units[to] = moving;
            owner[to] = seat;
        }
    }

    private void rollDescending(int[] dice, int count) {
        for (int i = 0; i < count; i++) {
            int die = 1 + random.nextInt(6);
            int place = i;
            for (; place > 0 && dice[place - 1] < die; place--) {
                dice[place] = dice[place - 1];
            }
            dice[place] = die;
        }
    }

    private int discard(int card) {
        int[] cards = hand[seat];
        int value = cards[card];
        handSize[seat]--;
        System.arraycopy(cards, card + 1, cards, card, handSize[seat] - card);
        return value;
    }

    private void endTurn() {
        seat++;
        if (seat == SEATS) {
            seat = 0;
            if (attackPhase) {
                endRound();
            }
            attackPhase = !attackPhase;
        }
    }

    private void endRound() {
        for (int player = 0; player < SEATS; player++) {
            vp[player] += areasOwned(player);
            if (deckSize > 0) {
                draw(player);
            }
        }
        round++;
    }

    int areasOwned(int player) {
        int areas = 0;
        for (int area = 0; area < AREAS; area++) {
            if (owner[area] == player) {
                areas++;
            }
        }
        return areas;
    }

    /** The seat with the most points, of equals the first. */
    int winner() {
        int best = 0;
        for (int player = 1; player < SEATS; player++) {
            if (vp[player] > vp[best]) {
                best = player;
            }
        }
        return best;
    }

    /** Deals and plays one random game, and returns its number of moves. */
    public int playRandomGame() {
        deal();
        int count = 0;
        while (!isOver()) {
            play(randomMove());
            count++;
        }
        return count;
    }

    /** Plays random games for about so long: the pace of the rules alone, with no log and no views. */
    public static double movesPerSecond(double seconds, long seed) {
        return Pace.of(seconds, new PlainAc12(seed)::playRandomGame).movesPerSecond();
    }

    private static int[][] neighbours() {
        int[][] all = new int[AREAS][];
        for (int area = 0; area < AREAS; area++) {
            int[] some = new int[4];
            int count = 0;
            if (area >= COLUMNS) {
                some[count++] = area - COLUMNS;
            }
            if (area < AREAS - COLUMNS) {
                some[count++] = area + COLUMNS;
            }
            if (area % COLUMNS > 0) {
                some[count++] = area - 1;
            }
            if (area % COLUMNS < COLUMNS - 1) {
                some[count++] = area + 1;
            }
            all[area] = Arrays.copyOf(some, count);
        }
        return all;
    }
}
