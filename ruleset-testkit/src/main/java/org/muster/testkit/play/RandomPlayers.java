package org.muster.testkit.play;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.core.dice.SeedChain;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.StepNames;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.story.Line;

/**
 * Plays one journalled game to its end. Whatever goes wrong is kept with the game, not thrown.
 *
 * @param <S> the ruleset's state
 */
public final class RandomPlayers<S> {

    /** Time does not pass while rules are checked. */
    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);

    private static final int MOMENTS = 128;

    /** Of so many answers to games of fair dice one is let stand, by who is fickle. */
    private static final int STANDS = 16;

    private final Game<S> game;
    private final Habit habit;
    private final RandomGenerator random;
    private final Consumer<Position<S>> look;
    private final List<String> lines = new ArrayList<>();
    private final List<Line> log = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final Samples<Moment<S>> moments = new Samples<>(MOMENTS);
    private Played.@Nullable Failure failure;

    private RandomPlayers(Game<S> game, Habit habit, long seed) {
        this(game, habit, seed, position -> {});
    }

    private RandomPlayers(Game<S> game, Habit habit, long seed, Consumer<Position<S>> look) {
        this.game = game;
        this.habit = habit;
        this.look = look;
        this.random = new SplittableRandom(seed);
        log.addAll(game.log());
        game.listen(log::add);
    }

    /**
     * Plays a game.
     *
     * @param name as findings name it
     * @param most answers before it is given up
     */
    public static <S> Played<S> play(String name, Play<S> play, long seed, Habit habit, int most) {
        Game<S> game = Game.open(play, CLOCK, Player.ORGANIZER.id());
        RandomPlayers<S> players = new RandomPlayers<>(game, habit, seed);
        players.playOn(most);
        return new Played<>(
                name,
                play,
                seed,
                habit,
                game,
                List.copyOf(players.lines),
                List.copyOf(players.log),
                List.copyOf(players.moves),
                players.moments.kept(),
                players.failure);
    }

    /**
     * Plays a game and looks at each position in which somebody is waited for, be it for an answer or for dice.
     *
     * @param most answers before it is given up
     */
    public static <S> void watch(Play<S> play, long seed, Habit habit, int most, Consumer<Position<S>> look) {
        Game<S> game = Game.open(play, CLOCK, Player.ORGANIZER.id());
        new RandomPlayers<>(game, habit, seed, look).playOn(most);
    }

    /**
     * Plays a game of fair dice, goes back to somewhere in the midst of it, as a club does that has made a mistake, and
     * plays it once more from there.
     *
     * @param most answers each time, if it does not end before
     * @return the lines of its journal
     * @throws AssertionError if anything goes wrong
     */
    public static <S> List<String> playFair(
            String name, Play<S> play, SeedChain key, long seed, Habit habit, int most) {
        Game<S> game = Game.open(play, key, CLOCK, Player.ORGANIZER.id());
        game.awaited().forEach(seat -> game.join(seat.id(), seat, "I am " + seat));
        RandomPlayers<S> players = new RandomPlayers<>(game, habit, seed);
        players.playOn(most);
        List<Integer> choices = game.history().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .map(Entry::n)
                .toList();
        if (!choices.isEmpty()) {
            int to = choices.get(new SplittableRandom(seed).nextInt(choices.size()));
            game.rewind(Player.ORGANIZER.id(), to, "a mistake");
            players.playOn(most);
        }
        Played.Failure failure = players.failure;
        if (failure != null && failure.kind() != Played.Failure.Kind.TOO_LONG) {
            throw new Failed(name, failure);
        }
        return players.lines;
    }

    /**
     * Plays a saved game on, reads back what is then its journal, and looks whether that leads to the same position.
     *
     * @param lines of its journal so far
     * @param key of its fair dice, if it has such
     * @param most answers, if it does not end before
     * @throws AssertionError if anything goes wrong
     */
    public static <S> void playOn(
            String name, Play<S> play, List<String> lines, @Nullable SeedChain key, Habit habit, int most) {
        Game<S> game = Game.load(play, Journal.read(lines), key, CLOCK);
        RandomPlayers<S> players = new RandomPlayers<>(game, habit, lines.size());
        players.lines.addAll(lines);
        players.playOn(most);
        Played.Failure failure = players.failure;
        if (failure != null && failure.kind() != Played.Failure.Kind.TOO_LONG) {
            throw new Failed(name + " played on", failure);
        }
        Game<S> again = Game.load(play, Journal.read(players.lines), key, CLOCK);
        if (!play.json().write(again.position()).equals(play.json().write(game.position()))) {
            throw new AssertionError(name + ", played on, does not replay");
        }
    }

    private void playOn(int most) {
        int before = moves.size();
        try {
            keepLines();
            while (failure == null && !game.position().isOver()) {
                if (moves.size() >= before + most) {
                    failure = failed(Played.Failure.Kind.TOO_LONG, "no end after " + most + " answers");
                } else {
                    move();
                    keepLines();
                }
            }
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            failure = failed(e);
        }
    }

    private Played.Failure failed(Played.Failure.Kind kind, String message) {
        return new Played.Failure(kind, message + after(), kind.name(), null);
    }

    private Played.Failure failed(Throwable thrown) {
        return new Played.Failure(
                Played.Failure.Kind.THROWN, Thrown.told(thrown) + after(), Thrown.cause(thrown), thrown);
    }

    private String after() {
        return moves.isEmpty()
                ? " (at the start)"
                : " (after " + moves.size() + (moves.size() == 1 ? " answer" : " answers") + ", the last " + lastMove()
                        + ")";
    }

    private Move lastMove() {
        return moves.get(moves.size() - 1);
    }

    private void keepLines() {
        game.takeUnsaved().forEach(line -> lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
    }

    private void move() {
        look.accept(game.position());
        Roll roll = game.pendingRoll().orElse(null);
        if (roll != null) {
            List<Integer> faces = new ArrayList<>();
            for (int i = 0; i < roll.pool().count(); i++) {
                faces.add(1 + random.nextInt(roll.pool().sidesOf(i)));
            }
            game.roll(Player.ORGANIZER.id(), faces);
            return;
        }
        List<Open<S, ?>> waited =
                game.open().stream().filter(one -> !one.isMeanwhile()).toList();
        if (waited.isEmpty()) {
            failure = failed(Played.Failure.Kind.STUCK, "nobody is asked anything and nobody has won");
            return;
        }
        moments.next(() -> new Moment<>(moves.size(), game.situation()));
        boolean takesOffer = habit == Habit.FICKLE && random.nextInt(12) == 0;
        List<Open<S, ?>> from = takesOffer ? game.open() : waited;
        Open<S, ?> open = from.get(random.nextInt(from.size()));
        boolean lapses = open.all().isEmpty() // only time closes it
                || habit == Habit.SILENT
                || habit == Habit.FICKLE && random.nextInt(24) == 0;
        if (!lapses || !lapse(open)) {
            answer(open);
        }
    }

    private boolean lapse(Open<S, ?> open) {
        boolean isForNobody = open.all().isEmpty();
        if (!isForNobody && !open.decision().hasDefault()) {
            return false;
        }
        Player first = isForNobody ? Player.ORGANIZER : open.all().get(0).id();
        moves.add(move(open, first, first, Answer.word(""), Move.Kind.LAPSED));
        game.lapse(Player.ORGANIZER.id(), open.id());
        return true;
    }

    private <C> void answer(Open<S, C> open) {
        var answers = game.position().answersTo(open.id());
        boolean takesOffer = open.questions().isEmpty() || habit == Habit.FICKLE && random.nextInt(12) == 0;
        List<Question<C>> unanswered = (takesOffer ? open.all() : open.questions())
                .stream()
                        .filter(question -> {
                            Answered answered = answers.get(question.id());
                            return answered == null || !answered.confirmed();
                        })
                        .toList();
        if (unanswered.isEmpty()) {
            failure = failed(
                    Played.Failure.Kind.STUCK,
                    "everybody has answered " + String.join(" > ", open.path()) + ", and still it is open");
            return;
        }
        Question<C> question = unanswered.get(random.nextInt(unanswered.size()));
        Player seat = question.who().get(random.nextInt(question.who().size()));
        C choice = question.options().sample(random);
        Answer answer = question.options().write(choice);
        List<Violation> refused = question.options().check(choice);
        if (!refused.isEmpty()) {
            String step = StepNames.of(open.step());
            failure = new Played.Failure(
                    Played.Failure.Kind.THROWN,
                    "bots can't play " + step + ": its options sample " + answer + ", and refuse it: " + refused
                            + after(),
                    Played.Failure.ofSampling(step),
                    null);
            return;
        }
        boolean draft = habit == Habit.FICKLE && random.nextInt(8) == 0;
        moves.add(move(open, seat, question.id(), answer, draft ? Move.Kind.DRAFT : Move.Kind.CONFIRMED));
        String contribution = game.header().isFair() ? Long.toHexString(random.nextLong()) : null;
        boolean stands = habit == Habit.FICKLE && contribution != null && !draft && random.nextInt(STANDS) == 0;
        if (stands) {
            game.stand(seat.id(), seat, open.id(), answer, contribution);
        } else {
            game.choose(seat.id(), seat, open.id(), answer, !draft, contribution);
        }
    }

    private Move move(Open<S, ?> open, Player seat, Player question, Answer answer, Move.Kind kind) {
        return new Move(open.id(), open.path(), StepNames.of(open.step()), seat, question, answer, kind);
    }
}
