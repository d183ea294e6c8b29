package org.muster.core.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.game.Play;

/**
 * Tries its choices out: plays the game on from each ({@link Search}) and takes the one that went best. Half of the
 * choices, those that went worse, are given up each time the same part of all tries is used up (sequential halving). How
 * a game stands that is not over, the ruleset tells ({@link Ruleset#evaluation}); where it can't tell the bot chooses by
 * chance.
 *
 * <p>It never looks at what its seat may not know: see {@link Known}. It remembers nothing from one question to the next,
 * so that many games may share it and a seed repeats each of them.
 */
public final class SearchBot<S> implements Bot<S> {

    /** More choices than this are never all tried: a sample of them is. */
    private static final int MOST = 64;
    /** Each choice is tried this often on the average, or fewer choices are. */
    private static final int LEAST_TRIES = 5;
    /** How much what is promising is preferred to what went as well, in the uncertainty of that. */
    private static final double BENEFIT_OF_DOUBT = 0.7;
    /** Why it takes what went less well; that happens for no other reason. */
    private static final Sentence IN_DOUBT =
            Sentence.of("So little apart may be luck, and then it takes what the rules call promising.");

    private final Engine<S> engine;
    private final Ruleset<S, ?> ruleset;
    private final int effort;
    private final int ahead;
    /** Null: it takes the time that its effort takes. */
    private final @Nullable Duration most;

    /**
     * A bot that plays on {@code effort} times for each question, each time for {@code ahead} decisions.
     *
     * @param effort 1 or more; fewer than there are choices tries only some of them
     * @param ahead 1 or more; further on chance drowns what its own choice was worth
     */
    public SearchBot(Engine<S> engine, Ruleset<S, ?> ruleset, int effort, int ahead) {
        this(engine, ruleset, effort, ahead, null);
    }

    private SearchBot(Engine<S> engine, Ruleset<S, ?> ruleset, int effort, int ahead, @Nullable Duration most) {
        this.engine = engine;
        this.ruleset = ruleset;
        this.effort = effort;
        this.ahead = ahead;
        this.most = most;
    }

    /**
     * The same, but that it answers when so much time has gone, as soon as each choice was tried once. How far it comes is
     * the machine's affair, so that a seed does not repeat its games.
     */
    public SearchBot<S> within(Duration time) {
        return new SearchBot<>(engine, ruleset, effort, ahead, time);
    }

    /**
     * A bot that plays {@code play}.
     *
     * @param effort how often it plays on from a question; 0: it chooses by chance
     */
    public static <S> Bot<S> of(Play<S> play, int effort) {
        return effort == 0 ? Bot.random() : new SearchBot<>(play.engine(), play.ruleset(), effort, Level.ahead(effort));
    }

    @Override
    public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        return found(game, open, question, random).choice();
    }

    @Override
    public <C> Thought<C> think(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        Found<S, C> found = found(game, open, question, random);
        return new Thought<>(found.choice(), found.why(question.options()));
    }

    private <C> Found<S, C> found(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        Player seat = question.id();
        Optional<C> fact = HabitBot.fact(game.state(), open, question, random);
        if (fact.isPresent()) {
            return Found.without(fact.get());
        }
        Known<S> known = Known.to(seat, ruleset, game.position());
        S world = known.world(random).state();
        if (seat.equals(Player.ORGANIZER) || ruleset.evaluation(world, seat).isEmpty()) {
            return Found.without(question.options().sample(random));
        }
        List<C> promising = open.step().promising(world, seat, random);
        List<C> choices = choices(question.options(), promising, random);
        if (choices.size() == 1) {
            return Found.without(choices.get(0));
        }
        List<Bandit.Arm> arms = new ArrayList<>(choices.size());
        choices.forEach(choice -> arms.add(Bandit.Arm.of(choice, question.options())));
        Search<S> search = new Search<>(engine, known, open, ahead);
        halve(arms, promising(choices, promising), search, random);
        return new Found<>(question.options().read(arms.get(0).answer()).value(), arms, search);
    }

    /**
     * What came of a question.
     *
     * @param tried the best first; empty where nothing was tried
     * @param search null where nothing was tried
     */
    private record Found<S, C>(
            C choice, List<Bandit.Arm> tried, @Nullable Search<S> search) {

        static <S, C> Found<S, C> without(C choice) {
            return new Found<>(choice, List.of(), null);
        }

        Sentence why(Options<C> options) {
            return search == null ? Sentence.NOTHING : SearchBot.why(tried, options, search);
        }
    }

    /**
     * How many choices are tried out at most.
     *
     * @param guided it is known what is promising: then few of them are, each the more often
     */
    static int most(int effort, boolean guided) {
        int tried = guided ? (int) Math.ceil(Math.sqrt(effort)) : MOST;
        return Math.max(2, Math.min(tried, effort / LEAST_TRIES));
    }

    /** What is promising, and all else that there is or some of it. */
    private <C> List<C> choices(Options<C> options, List<C> promising, RandomGenerator random) {
        int most = most(effort, !promising.isEmpty());
        List<C> choices = new ArrayList<>();
        for (C one : promising) {
            if (choices.size() < most
                    && !choices.contains(one)
                    && options.check(one).isEmpty()) {
                choices.add(one);
            }
        }
        if (options.finite() && options.count(most + 1L) <= most) {
            options.all().filter(one -> !choices.contains(one)).toList().forEach(choices::add);
        } else {
            for (int i = choices.size(); i < most || choices.isEmpty(); i++) {
                C sampled = options.sample(random);
                if (!choices.contains(sampled)) {
                    choices.add(sampled);
                }
            }
        }
        return choices;
    }

    /** How many of {@code choices}, which begin with them, are promising. */
    private static <C> int promising(List<C> choices, List<C> promising) {
        int count = 0;
        while (count < choices.size() && promising.contains(choices.get(count))) {
            count++;
        }
        return count;
    }

    /**
     * Tries them all, then the better half, and so on; the best comes first in the end. Each time they are tried with the
     * same chances, so that luck counts little between them.
     *
     * @param promising so many of the first are
     */
    private void halve(List<Bandit.Arm> choices, int promising, Search<S> search, RandomGenerator random) {
        Set<Bandit.Arm> preferred = Set.copyOf(choices.subList(0, promising));
        int halvings = 32 - Integer.numberOfLeadingZeros(choices.size() - 1);
        int left = effort;
        long begun = System.nanoTime();
        boolean over = false;
        List<Bandit.Arm> alive = choices;
        for (int i = halvings; i > 0 && !over; i--) {
            int each = Math.max(1, left / (i * alive.size()));
            for (int n = 0; n < each && !over; n++) {
                long seed = random.nextLong();
                for (Bandit.Arm arm : alive) {
                    if (left > 0) {
                        search.tryOut(arm, new SplittableRandom(seed));
                        left--;
                    }
                }
                over = most != null && System.nanoTime() - begun > most.toNanos();
            }
            double doubt = doubt(alive);
            alive.sort(Comparator.comparingDouble(arm -> -arm.mean() - (preferred.contains(arm) ? doubt : 0)));
            alive = alive.subList(0, (alive.size() + 1) / 2);
        }
    }

    /** How uncertain it is how well one of {@code arms} went, as far as it is held for what is promising. */
    private static double doubt(List<Bandit.Arm> arms) {
        double doubt = 0;
        for (Bandit.Arm arm : arms) {
            doubt += arm.uncertainty();
        }
        return BENEFIT_OF_DOUBT * doubt / arms.size();
    }

    private static Sentence why(List<Bandit.Arm> choices, Options<?> options, Search<?> search) {
        Bandit.Arm best = choices.get(0);
        Bandit.Arm next = choices.get(1);
        Sentence chances = Sentence.of(
                "\"{answer}\" has {n} chances in 100, tried out {tries time|times}; \"{other}\" has {m}.",
                options.inWords(best.answer()),
                inHundred(best.mean()),
                best.tries(),
                options.inWords(next.answer()),
                inHundred(next.mean()));
        Sentence preferred = best.mean() < next.mean() ? Sentence.of("{chances} {why}", chances, IN_DOUBT) : chances;
        Sentence line = search.expected(best.choice());
        return line.isEmpty() ? preferred : Sentence.of("{chances} What it expects then: {line}.", preferred, line);
    }

    private static String inHundred(double share) {
        return String.format(Locale.ROOT, "%.0f", 100 * share);
    }

    @Override
    public String toString() {
        Sentence level = Level.of(effort)
                .map(Level::word)
                .orElseGet(() -> Sentence.of("searching ({effort} x {ahead})", effort, ahead));
        return (most == null
                        ? level
                        : Sentence.of("{level}, at most {n second|seconds} a decision", level, most.toSeconds()))
                .toString();
    }
}
