package org.muster.core.bot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.core.dice.PlayoutDice;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.game.Play;

/**
 * Tries its choices out: plays the game on from each by chance, a while or to its end, and takes the one that went
 * best. Choices that look good are tried more often (UCB1). How a game stands that is not over, the ruleset tells
 * ({@link Ruleset#evaluation}).
 *
 * <p>Where the ruleset can't tell it chooses by chance, and also where the state holds secrets of others: it never looks at
 * what its seat may not know.
 */
public final class SearchBot<S> implements Bot<S> {

    /** More choices than this are not all tried: a sample of them is. */
    private static final int WIDTH = 48;
    /** How much a choice seldom tried is preferred to one that went well. */
    private static final double CURIOSITY = 0.7;

    /** Decisions that a bot looks ahead: further on, chance drowns what its own choice was worth. */
    private static final int DEPTH = 6;

    private final Engine<S> engine;
    private final Ruleset<S, ?> ruleset;
    private final int effort;
    private final int depth;
    private final Playout<S> byChance;

    /**
     * A bot that plays on {@code effort} times for each question, each time for {@code depth} decisions.
     *
     * @param effort 1 or more; fewer than there are choices tries only some of them
     * @param depth 1 or more
     */
    public SearchBot(Engine<S> engine, Ruleset<S, ?> ruleset, int effort, int depth) {
        this.engine = engine;
        this.ruleset = ruleset;
        this.effort = effort;
        this.depth = depth;
        this.byChance = new Playout<>(engine, Bot.random(), depth);
    }

    /**
     * A bot that plays {@code play}.
     *
     * @param effort how often it plays on from a question; 0: it chooses by chance
     */
    public static <S> Bot<S> of(Play<S> play, int effort) {
        return effort == 0 ? Bot.random() : new SearchBot<>(play.engine(), play.ruleset(), effort, DEPTH);
    }

    @Override
    public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        S state = game.state();
        Player seat = question.id();
        S seen = ruleset.view(state, Viewer.of(seat));
        if (ruleset.evaluation(state, seat).isEmpty() || seen != state && !seen.equals(state)) {
            return question.options().sample(random);
        }
        List<C> choices = choices(question.options(), random);
        if (choices.size() == 1) {
            return choices.get(0);
        }
        Position<S> here = game.position();
        double[] sums = new double[choices.size()];
        int[] tries = new int[choices.size()];
        for (int n = 0; n < effort; n++) {
            int i = n < tries.length ? n : mostPromising(sums, tries, n);
            sums[i] += tryOut(here, open.id(), seat, choices.get(i), random);
            tries[i]++;
        }
        return choices.get(best(sums, tries));
    }

    private <C> List<C> choices(Options<C> options, RandomGenerator random) {
        if (options.finite() && options.count(WIDTH + 1) <= WIDTH) {
            return options.all().toList();
        }
        Set<C> some = new LinkedHashSet<>();
        for (int i = 0; i < WIDTH; i++) {
            some.add(options.sample(random));
        }
        return new ArrayList<>(some);
    }

    private static int mostPromising(double[] sums, int[] tries, int n) {
        int most = 0;
        double bound = -1;
        for (int i = 0; i < sums.length; i++) {
            double mine = sums[i] / tries[i] + CURIOSITY * Math.sqrt(Math.log(n) / tries[i]);
            if (mine > bound) {
                bound = mine;
                most = i;
            }
        }
        return most;
    }

    private static int best(double[] sums, int[] tries) {
        int best = 0;
        for (int i = 1; i < sums.length; i++) {
            if (tries[i] > 0 && sums[i] / tries[i] > sums[best] / tries[best]) {
                best = i;
            }
        }
        return best;
    }

    /** How well it went for {@code player}, from 0 to 1. */
    private <C> double tryOut(Position<S> here, int decision, Player player, C choice, RandomGenerator random) {
        PlayoutDice dice = new PlayoutDice(random);
        Session<S> session = new Session<>(engine, here, (roll, index) -> dice.roll(roll)).run();
        byChance.decide(session, decision, player, choice, random);
        byChance.playOn(session, random);
        Result result = session.result();
        if (result != null) {
            List<Player> winners = result.winners();
            return winners.contains(player) ? 1.0 / winners.size() : 0;
        }
        return ruleset.evaluation(session.state(), player).orElse(0.5);
    }

    @Override
    public String toString() {
        return Sentence.of("searching ({effort} x {depth})", effort, depth).toString();
    }
}
