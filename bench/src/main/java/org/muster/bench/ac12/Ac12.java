package org.muster.bench.ac12;

import java.util.ArrayList;
import java.util.Collections;
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
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.state.Ints;
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

    /** The whole game. */
    record Board(List<Player> players, Ints owner, Ints units, List<Ints> hands, Ints vp, Ints deck, int round) {}

    /** A move: an area to reinforce, an attack, or a pass (from is -1). */
    record Move(int from, int to, int card, Option option) {
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
            Ints deck = Ints.of(cards);
            List<Ints> hands = new ArrayList<>(4);
            for (int seat = 0; seat < 4; seat++) {
                int end = deck.size() - 3 * seat;
                hands.add(deck.range(end - 3, end));
            }
            return Outcome.of(new Board(
                    board.players,
                    board.owner,
                    board.units,
                    List.copyOf(hands),
                    board.vp,
                    deck.range(0, deck.size() - 12),
                    1));
        }
    }

    record Place(int seat) implements Ask<Board, Move> {
        @Override
        public Decision<Move> decision(Board board) {
            List<Move> moves = new ArrayList<>(AREAS);
            for (int area = 0; area < AREAS; area++) {
                if (board.owner.get(area) == seat) {
                    moves.add(PLACES[area]);
                }
            }
            return Decision.of(
                    board.players.get(seat), Options.oneOf(moves.isEmpty() ? List.of(PASS) : moves, Move::option));
        }

        @Override
        public Outcome<Board> decide(Board board, Choices<Move> choices, Dice dice) {
            Move move = choices.only();
            if (move.isPass()) {
                return Outcome.of(board);
            }
            Ints units = board.units.plus(move.to, 2);
            return Outcome.of(
                    new Board(board.players, board.owner, units, board.hands, board.vp, board.deck, board.round));
        }
    }

    record Attack(int seat) implements Ask<Board, Move> {
        @Override
        public Decision<Move> decision(Board board) {
            List<Move> moves = new ArrayList<>(64);
            moves.add(PASS);
            int cards = board.hands.get(seat).size();
            for (int from = 0; from < AREAS; from++) {
                if (board.owner.get(from) == seat && board.units.get(from) > 1) {
                    int[] next = NEIGHBOURS[from];
                    for (int i = 0; i < next.length; i++) {
                        if (board.owner.get(next[i]) != seat) {
                            for (int card = 0; card <= cards; card++) {
                                moves.add(ATTACKS[from][i][card]);
                            }
                        }
                    }
                }
            }
            return Decision.of(board.players.get(seat), Options.oneOf(moves, Move::option));
        }

        @Override
        public Outcome<Board> decide(Board board, Choices<Move> choices, Dice dice) {
            Move move = choices.only();
            return Outcome.of(move.isPass() ? board : fight(board, move, dice));
        }

        private Board fight(Board board, Move move, Dice dice) {
            Ints owner = board.owner;
            int[] units = board.units.toArray();
            Player attacker = board.players.get(seat);
            int[] attack = dice.roll(Roll.of("Attack", DICE[Math.min(units[move.from] - 1, 3)])
                            .by(attacker))
                    .sortedDown();
            int defenders = Math.min(units[move.to], 2);
            int[] defence = defenders == 0
                    ? new int[0]
                    : dice.roll(Roll.of("Defence", DICE[defenders])).sortedDown();
            List<Ints> hands = board.hands;
            if (move.card != NO_CARD) {
                Ints hand = hands.get(seat);
                attack[0] += hand.get(move.card);
                hands = with(hands, seat, hand.without(move.card));
            }
            for (int pair = 0; pair < Math.min(attack.length, defence.length); pair++) {
                units[attack[pair] > defence[pair] ? move.to : move.from]--;
            }
            if (units[move.to] == 0) {
                int moving = Math.min(units[move.from] - 1, 3);
                units[move.from] -= moving;
                units[move.to] = moving;
                owner = owner.with(move.to, seat);
            }
            return new Board(board.players, owner, Ints.of(units), hands, board.vp, board.deck, board.round);
        }
    }

    record EndRound(int rounds) implements Act<Board> {
        @Override
        public Outcome<Board> act(Board board, Dice dice) {
            int[] vp = board.vp.toArray();
            for (int area = 0; area < AREAS; area++) {
                if (board.owner.get(area) != NOBODY) {
                    vp[board.owner.get(area)]++;
                }
            }
            List<Ints> hands = board.hands;
            int left = board.deck.size();
            for (int seat = 0; seat < 4 && left > 0; seat++) {
                hands = with(hands, seat, hands.get(seat).and(board.deck.get(--left)));
            }
            Board next = new Board(
                    board.players,
                    board.owner,
                    board.units,
                    hands,
                    Ints.of(vp),
                    board.deck.range(0, left),
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

    private static List<Ints> with(List<Ints> hands, int seat, Ints hand) {
        return List.of(
                seat == 0 ? hand : hands.get(0),
                seat == 1 ? hand : hands.get(1),
                seat == 2 ? hand : hands.get(2),
                seat == 3 ? hand : hands.get(3));
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
    public Board start(Setup setup, Setup book) {
        Ints owner = Ints.repeated(NOBODY, AREAS);
        Ints units = Ints.repeated(0, AREAS);
        for (int seat = 0; seat < 4; seat++) {
            owner = owner.with(HOMES.get(seat), seat);
            units = units.with(HOMES.get(seat), 2);
        }
        List<Ints> hands = Collections.nCopies(4, Ints.NONE);
        return new Board(setup.players(), owner, units, hands, Ints.repeated(0, 4), Ints.NONE, 0);
    }

    /** Others' cards and the deck are hidden; how many there are is not. */
    @Override
    public Board view(Board board, Viewer viewer) {
        if (viewer.seesAll()) {
            return board;
        }
        List<Ints> hands = board.hands;
        for (int seat = 0; seat < 4; seat++) {
            if (!viewer.mayAct(board.players.get(seat))) {
                hands = with(hands, seat, Ints.repeated(0, hands.get(seat).size()));
            }
        }
        return new Board(
                board.players,
                board.owner,
                board.units,
                hands,
                board.vp,
                Ints.repeated(0, board.deck.size()),
                board.round);
    }

    @Override
    public Scene scene(Board board, Viewer viewer) {
        return Scene.of(Sentence.of("AC12"), COLUMNS, 3)
                .captioned(Sentence.of("Round {n}", board.round))
                .described(Sentence.of("Twelve areas."));
    }
}
