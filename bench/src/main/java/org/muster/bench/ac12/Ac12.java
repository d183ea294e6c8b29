package org.muster.bench.ac12;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;

/**
 * AC12 as a ruleset of the engine, written as a modder would: 12 areas in a 3x4 grid, 4 players, ten rounds of
 * reinforcing and attacking. The same rules as {@link PlainAc12} and {@code bench/boardgameio/ac12.js}.
 */
public final class Ac12 implements Ruleset<Ac12.Board, Setup>, RulesetPlugin {

    private static final int AREAS = 12;
    private static final int COLUMNS = 4;
    /** Rounds of the game as the workload describes it. */
    public static final int ROUNDS = 10;

    private static final int NOBODY = -1;
    private static final int NO_CARD = -1;
    private static final int MAX_HAND = 10;
    private static final List<Integer> HOMES = List.of(0, 3, 8, 11);
    private static final int[][] NEIGHBOURS = neighbours();
    private static final Pool[] DICE =
            IntStream.rangeClosed(0, 3).mapToObj(n -> Pool.of(n, 6)).toArray(Pool[]::new);

    /** The whole game; arrays are never changed once they are in a board. */
    @SuppressWarnings("ArrayRecordComponent") // copied when changed: the limit that plain Java sets is arrays too
    record Board(List<Player> players, int[] owner, int[] units, int[][] hands, int[] vp, int[] deck, int round) {}

    /** A move: an area to reinforce, an attack, or a pass (from is -1). */
    record Move(int from, int to, int card, Option face) {
        boolean isPass() {
            return from < 0;
        }
    }

    private static final Move PASS = new Move(-1, -1, NO_CARD, Option.of("pass", "pass"));
    private static final Move[] PLACES = IntStream.range(0, AREAS)
            .mapToObj(
                    area -> new Move(area, area, NO_CARD, Option.of("place-" + area, "2 units into area {area}", area)))
            .toArray(Move[]::new);
    /** By area, neighbour and card + 1. */
    private static final Move[][][] ATTACKS = attacks();

    record Deal() implements Act<Board> {
        @Override
        public Outcome<Board> act(Board board, Dice dice) {
            List<Integer> cards = dice.shuffled(
                    "Deck", IntStream.range(0, 40).mapToObj(i -> 1 + i % 6).toList());
            int[] deck = cards.stream().mapToInt(Integer::intValue).toArray();
            int[][] hands = new int[4][];
            for (int seat = 0; seat < 4; seat++) {
                int end = deck.length - 3 * seat;
                hands[seat] = Arrays.copyOfRange(deck, end - 3, end);
            }
            return Outcome.of(new Board(
                    board.players,
                    board.owner,
                    board.units,
                    hands,
                    board.vp,
                    Arrays.copyOf(deck, deck.length - 12),
                    1));
        }
    }

    record Place(int seat) implements Ask<Board, Move> {
        @Override
        public Decision<Move> decision(Board board) {
            List<Move> moves = new ArrayList<>(AREAS);
            for (int area = 0; area < AREAS; area++) {
                if (board.owner[area] == seat) {
                    moves.add(PLACES[area]);
                }
            }
            return Decision.of(
                    board.players.get(seat), Options.oneOf(moves.isEmpty() ? List.of(PASS) : moves, Move::face));
        }

        @Override
        public Outcome<Board> decide(Board board, Choices<Move> choices, Dice dice) {
            Move move = choices.only();
            if (move.isPass()) {
                return Outcome.of(board);
            }
            int[] units = board.units.clone();
            units[move.to] += 2;
            return Outcome.of(
                    new Board(board.players, board.owner, units, board.hands, board.vp, board.deck, board.round));
        }
    }

    record Attack(int seat) implements Ask<Board, Move> {
        @Override
        public Decision<Move> decision(Board board) {
            List<Move> moves = new ArrayList<>(64);
            moves.add(PASS);
            int cards = board.hands[seat].length;
            for (int from = 0; from < AREAS; from++) {
                if (board.owner[from] == seat && board.units[from] > 1) {
                    int[] next = NEIGHBOURS[from];
                    for (int i = 0; i < next.length; i++) {
                        if (board.owner[next[i]] != seat) {
                            for (int card = 0; card <= cards; card++) {
                                moves.add(ATTACKS[from][i][card]);
                            }
                        }
                    }
                }
            }
            return Decision.of(board.players.get(seat), Options.oneOf(moves, Move::face));
        }

        @Override
        public Outcome<Board> decide(Board board, Choices<Move> choices, Dice dice) {
            Move move = choices.only();
            return Outcome.of(move.isPass() ? board : fight(board, move, dice));
        }

        private Board fight(Board board, Move move, Dice dice) {
            int[] owner = board.owner;
            int[] units = board.units.clone();
            Player attacker = board.players.get(seat);
            int[] attack = dice.roll(new Roll("Attack", DICE[Math.min(units[move.from] - 1, 3)], attacker))
                    .sortedDown();
            int defenders = Math.min(units[move.to], 2);
            int[] defence = defenders == 0
                    ? new int[0]
                    : dice.roll(new Roll("Defence", DICE[defenders], null)).sortedDown();
            int[][] hands = board.hands;
            if (move.card != NO_CARD) {
                hands = hands.clone();
                attack[0] += hands[seat][move.card];
                hands[seat] = without(hands[seat], move.card);
            }
            for (int pair = 0; pair < Math.min(attack.length, defence.length); pair++) {
                units[attack[pair] > defence[pair] ? move.to : move.from]--;
            }
            if (units[move.to] == 0) {
                int moving = Math.min(units[move.from] - 1, 3);
                units[move.from] -= moving;
                units[move.to] = moving;
                owner = owner.clone();
                owner[move.to] = seat;
            }
            return new Board(board.players, owner, units, hands, board.vp, board.deck, board.round);
        }
    }

    record EndRound(int rounds) implements Act<Board> {
        @Override
        public Outcome<Board> act(Board board, Dice dice) {
            int[] vp = board.vp.clone();
            for (int owner : board.owner) {
                if (owner != NOBODY) {
                    vp[owner]++;
                }
            }
            int[][] hands = board.hands.clone();
            int left = board.deck.length;
            for (int seat = 0; seat < 4 && left > 0; seat++) {
                hands[seat] = Arrays.copyOf(hands[seat], hands[seat].length + 1);
                hands[seat][hands[seat].length - 1] = board.deck[--left];
            }
            Board next = new Board(
                    board.players,
                    board.owner,
                    board.units,
                    hands,
                    vp,
                    Arrays.copyOf(board.deck, left),
                    board.round + 1);
            Outcome<Board> outcome = Outcome.of(next);
            if (next.round <= rounds) {
                return outcome;
            }
            int best = 0;
            for (int seat = 1; seat < 4; seat++) {
                best = vp[seat] > vp[best] ? seat : best;
            }
            return outcome.end(Result.won(
                    List.of(board.players.get(best)), board.players, Sentence.of("most points after the last round")));
        }
    }

    private static int[] without(int[] cards, int index) {
        int[] rest = new int[cards.length - 1];
        System.arraycopy(cards, 0, rest, 0, index);
        System.arraycopy(cards, index + 1, rest, index, rest.length - index);
        return rest;
    }

    private static int[][] neighbours() {
        return IntStream.range(0, AREAS)
                .mapToObj(area -> IntStream.of(
                                area >= COLUMNS ? area - COLUMNS : -1,
                                area < AREAS - COLUMNS ? area + COLUMNS : -1,
                                area % COLUMNS > 0 ? area - 1 : -1,
                                area % COLUMNS < COLUMNS - 1 ? area + 1 : -1)
                        .filter(next -> next >= 0)
                        .toArray())
                .toArray(int[][]::new);
    }

    private static Move[][][] attacks() {
        Move[][][] attacks = new Move[AREAS][][];
        for (int from = 0; from < AREAS; from++) {
            attacks[from] = new Move[NEIGHBOURS[from].length][MAX_HAND + 1];
            for (int i = 0; i < NEIGHBOURS[from].length; i++) {
                for (int card = NO_CARD; card < MAX_HAND; card++) {
                    int to = NEIGHBOURS[from][i];
                    String with = card == NO_CARD ? "" : "-card-" + card;
                    attacks[from][i][card + 1] = new Move(
                            from,
                            to,
                            card,
                            Option.of(
                                    "attack-" + from + "-" + to + with,
                                    "attack {to} from {from}{with}",
                                    to,
                                    from,
                                    with));
                }
            }
        }
        return attacks;
    }

    private final int rounds;

    /** Of so many rounds. */
    public Ac12(int rounds) {
        this.rounds = rounds;
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("ac12", "AC12", "1.0.0", RulesetInfo.API, "shared/bench/WORKLOADS.md", 4, 4);
    }

    @Override
    public Module module() {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(new TypeLiteral<Ruleset<?, ?>>() {}).toInstance(Ac12.this);
            }
        };
    }

    @Override
    public Class<Board> state() {
        return Board.class;
    }

    @Override
    public Class<Setup> book() {
        return Setup.class;
    }

    @Override
    public List<Class<? extends Step<Board>>> steps() {
        return List.of(Deal.class, Place.class, Attack.class, EndRound.class);
    }

    @Override
    public Pipeline<Board> pipeline() {
        return Pipeline.setup(Pipeline.<Board>phase("deal", "Deal", new Deal()))
                .rounds(
                        "round",
                        "Round",
                        Pipeline.phase(
                                "reinforce", "Reinforce", new Place(0), new Place(1), new Place(2), new Place(3)),
                        Pipeline.phase(
                                "attack",
                                "Attack",
                                new Attack(0),
                                new Attack(1),
                                new Attack(2),
                                new Attack(3),
                                new EndRound(rounds)));
    }

    @Override
    public Setup open(Setup setup) {
        return setup;
    }

    @Override
    public Board start(Setup setup, Setup book) {
        int[] owner = new int[AREAS];
        int[] units = new int[AREAS];
        Arrays.fill(owner, NOBODY);
        for (int seat = 0; seat < 4; seat++) {
            owner[HOMES.get(seat)] = seat;
            units[HOMES.get(seat)] = 2;
        }
        return new Board(setup.players(), owner, units, new int[4][0], new int[4], new int[0], 0);
    }

    /** Others' cards and the deck are hidden; how many there are is not. */
    @Override
    public Board view(Board board, Viewer viewer) {
        if (viewer.seesAll()) {
            return board;
        }
        int[][] hands = board.hands.clone();
        for (int seat = 0; seat < 4; seat++) {
            if (!viewer.mayAct(board.players.get(seat))) {
                hands[seat] = new int[hands[seat].length];
            }
        }
        return new Board(
                board.players, board.owner, board.units, hands, board.vp, new int[board.deck.length], board.round);
    }

    @Override
    public Scene scene(Board board, Viewer viewer) {
        return new Scene("AC12", "Round " + board.round, COLUMNS, 3, List.of(), List.of(), "Twelve areas.");
    }
}
