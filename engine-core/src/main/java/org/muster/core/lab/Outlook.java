package org.muster.core.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Question;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Known;
import org.muster.core.bot.Playout;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.StepNames;
import org.muster.core.game.Play;
import org.muster.core.view.Holding;
import org.muster.core.view.Picture;

/**
 * What may come of a game that goes on: it is played on from where it stands, many times, each time with other dice, and
 * for a seat from another world that could be the true one for all it knows ({@link Known}). So what nobody may tell a
 * seat does not show in what it is told here: games that look the same to it have the same outlook, to the bit.
 */
public final class Outlook extends Counted {

    private final Sums sums;
    private final SortedMap<Turn, Contrast> turns =
            new TreeMap<>(Comparator.comparing((Turn turn) -> turn.seat().id())
                    .thenComparing(Turn::step)
                    .thenComparing(Turn::id));
    private final SortedMap<String, Sentence> names = new TreeMap<>();

    /**
     * What the game may turn on: that a seat gives some answer to what it is asked now, or has a place or a piece at the
     * end of this round.
     *
     * @param seat who answers, or whose it is
     * @param step that asks; empty: it is a place or a piece
     * @param id of the option, or of the thing in the scene
     */
    public record Turn(Player seat, String step, String id) {
        /** Whether it is an answer, not a place or a piece. */
        public boolean isAnswer() {
            return !step.isEmpty();
        }
    }

    /**
     * What a turn does to the chances of whose it is.
     *
     * @param name of the answer, the place or the piece
     * @param asked where in the turn it is answered; nothing for a place or a piece
     * @param wins if it comes so, against if it does not
     */
    public record Turning(Turn turn, Sentence name, Sentence asked, Contrast wins) {}

    /**
     * How far is looked ahead.
     *
     * @param playouts how often the game is played on
     * @param mostDecisions a playout with more is given up, and nobody wins it
     */
    public record Extent(int playouts, int mostDecisions) {

        /** To the end of every game that has one. */
        public static Extent of(int playouts) {
            return new Extent(playouts, Playout.MOST_DECISIONS);
        }
    }

    private Outlook(List<Player> players) {
        sums = new Sums(players);
    }

    /**
     * Of a game as {@code seat} knows it.
     *
     * @param bot plays every seat
     * @param seed the same for the same outlook; it must not be taken from what is hidden
     * @param done called with the number of playouts that are done, from any thread
     */
    public static <S> Outlook of(
            Play<S> play, Position<S> game, Player seat, Bot<S> bot, Extent extent, long seed, IntConsumer done) {
        Known<S> known = Known.to(seat, play.ruleset(), game);
        return new From<>(
                        play, known.seen().state(), known::world, Viewer.of(seat), game.round(), game.decisions(), bot)
                .run(extent, seed, done);
    }

    /** Of a game as it is, for who may know all of it; see {@link #of}. */
    public static <S> Outlook ofAll(
            Play<S> play, Position<S> game, Bot<S> bot, Extent extent, long seed, IntConsumer done) {
        return new From<>(play, game.state(), random -> game, Viewer.EVERYTHING, game.round(), game.decisions(), bot)
                .run(extent, seed, done);
    }

    /** Chances by seat and by what a seat plays, how long it takes, how it ends. */
    public Sums sums() {
        return sums;
    }

    /** What it turns on, as far as that is beyond doubt, the most decisive first. */
    public List<Turning> turnings() {
        List<Turning> turnings = new ArrayList<>();
        turns.forEach((turn, wins) -> {
            if (wins.isBeyondDoubt(turns.size())) {
                turnings.add(new Turning(
                        turn,
                        names.getOrDefault(turn.step() + ' ' + turn.id(), Sentence.verbatim(turn.id())),
                        names.getOrDefault(turn.step(), Sentence.NOTHING),
                        wins));
            }
        });
        turnings.sort(Comparator.comparing(one -> -Math.abs(one.wins().difference())));
        return turnings;
    }

    @Override
    List<Object> all() {
        return List.of(sums, turns, names);
    }

    private void add(Outlook more) {
        sums.add(more.sums);
        more.turns.forEach((turn, wins) -> turns.merge(turn, wins, Contrast::plus));
        more.names.forEach((id, name) -> names.merge(id, name, Watch.Taken::first));
    }

    private void count(Sums.Ended game, List<Player> players, Ahead<?> ahead) {
        sums.count(game);
        ahead.answers.forEach((turn, chosen) -> count(turn, chosen, game.won(turn.seat())));
        ahead.names.forEach((id, name) -> names.merge(id, name, Watch.Taken::first));
        Map<String, String> owners = ahead.owners;
        if (owners != null) {
            ahead.things.forEach(id -> players.forEach(
                    player -> count(new Turn(player, "", id), player.id().equals(owners.get(id)), game.won(player))));
        }
    }

    private void count(Turn turn, boolean isSo, boolean won) {
        long win = won ? 1 : 0;
        turns.merge(turn, isSo ? Contrast.of(1, win, 0, 0) : Contrast.of(0, 0, 1, win), Contrast::plus);
    }

    /** Where a game stands, for who looks at it. */
    private record From<S>(
            Play<S> play,
            S seen,
            Function<RandomGenerator, Position<S>> worlds,
            Viewer viewer,
            int round,
            int decisions,
            Bot<S> bot) {

        Outlook run(Extent extent, long seed, IntConsumer done) {
            List<Player> players = play.setup().players();
            Set<String> things = new LinkedHashSet<>();
            Map<String, Sentence> names = new HashMap<>();
            Picture.drawn(play, seen, viewer).marks().forEach(mark -> {
                if (mark instanceof Mark.Label label) {
                    names.put(' ' + label.id(), Sentence.verbatim(label.text()));
                } else if (!mark.id().isEmpty()) {
                    things.add(mark.id());
                }
            });
            AtomicInteger count = new AtomicInteger();
            return IntStream.range(0, extent.playouts())
                    .parallel()
                    .collect(
                            () -> new Outlook(players),
                            (outlook, i) -> {
                                Ahead<S> ahead = new Ahead<>(this, things, names);
                                outlook.count(ahead.play(seed + i, extent.mostDecisions()), players, ahead);
                                done.accept(count.incrementAndGet());
                            },
                            Outlook::add);
        }

        Scene scene(S state) {
            Ruleset<S, ?> rules = play.ruleset();
            return rules.scene(viewer.seat().isPresent() ? rules.view(state, viewer) : state, viewer);
        }

        Map<String, String> owners(S state) {
            return Holding.owners(
                    scene(state),
                    play.setup().players().stream().map(Player::id).toList());
        }
    }

    /** One way on from here. */
    private static final class Ahead<S> implements Bot<S> {

        private final From<S> from;
        /** What could be somebody's at the end of the round. */
        private final Set<String> things;

        private final Map<String, Sentence> names;
        private final Map<Turn, Boolean> answers = new HashMap<>();
        /** Whose things are at the end of the round, or of the game; null: it has not come so far. */
        private @Nullable Map<String, String> owners;

        Ahead(From<S> from, Set<String> things, Map<String, Sentence> names) {
            this.from = from;
            this.things = things;
            this.names = new HashMap<>(names);
        }

        Sums.Ended play(long seed, int mostDecisions) {
            RandomGenerator random = new SplittableRandom(seed);
            Play<S> play = from.play();
            Position<S> world = from.worlds().apply(random);
            Playout.Ended<S> ended =
                    new Playout<>(play.engine(), this, mostDecisions).play(world, Playout.table(random), random);
            if (owners == null) {
                owners = from.owners(ended.end().state());
            }
            return Sums.Ended.of(play, ended);
        }

        @Override
        public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
            if (owners == null && game.round() > from.round()) {
                owners = from.owners(game.state());
            }
            C choice = from.bot().choose(game, open, question, random);
            if (open.id() <= from.decisions()) {
                String step = StepNames.of(open.step());
                names.merge(step, open.step().title(game.state()), Watch.Taken::first);
                Watch.taken(question, question.options().write(choice)).forEach((id, taken) -> {
                    answers.put(new Turn(question.id(), step, id), taken.chosen() > 0);
                    names.merge(step + ' ' + id, taken.label(), Watch.Taken::first);
                });
            }
            return choice;
        }
    }
}
