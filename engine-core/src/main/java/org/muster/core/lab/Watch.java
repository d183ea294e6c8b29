package org.muster.core.lab;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.engine.Surroundings;
import org.muster.core.game.Play;
import org.muster.core.view.Holding;

/**
 * One game that is looked at closely while it is played: what was offered and what was chosen, which rules were named,
 * what everybody had at the end of each round. It is the same game as without.
 */
final class Watch {

    /** Parts of one question that are looked at; an order for each of a hundred banners tells no more than for these. */
    private static final int MOST_PARTS = 500;

    /** A seat and something that it could answer. */
    record Offer(Player seat, Sightings.Word word) {}

    /**
     * How often it was offered to a seat, and how often it was chosen.
     *
     * @param label as people read it: of several the first in English
     */
    record Taken(Sentence label, long offered, long chosen) {
        Taken plus(Taken more) {
            return new Taken(first(label, more.label), offered + more.offered, chosen + more.chosen);
        }

        static Sentence first(Sentence one, Sentence other) {
            return Sums.IN_ENGLISH.compare(one, other) <= 0 ? one : other;
        }
    }

    private final Map<Offer, Taken> taken = new LinkedHashMap<>();
    private final Set<String> rules = new LinkedHashSet<>();
    private final SortedMap<Integer, Map<Holding, Long>> holdings = new TreeMap<>();

    /** Plays it. */
    <S> Playout.Ended<S> play(Play<S> play, Bot<S> bot, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Surroundings dice = Playout.table(random);
        Playout<S> playout = new Playout<>(play.engine(), watched(play, bot), Playout.MOST_DECISIONS);
        Playout.Ended<S> ended = playout.play(play.start(), watched(dice), random);
        look(play, ended.end().state(), ended.end().round());
        if (ended.result() != null) {
            rules.addAll(ended.result().rules());
        }
        return ended;
    }

    private Surroundings watched(Surroundings dice) {
        return new Surroundings() {
            @Override
            public Rolled roll(Roll roll, int index) {
                rules.addAll(roll.allRules());
                return dice.roll(roll, index);
            }

            @Override
            public void told(Event event) {
                rules.addAll(event.rules());
            }
        };
    }

    private <S> Bot<S> watched(Play<S> play, Bot<S> bot) {
        return new Bot<>() {
            private int round = -1;

            @Override
            public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
                if (game.round() != round) {
                    if (round >= 0) {
                        look(play, game.state(), round);
                    }
                    round = game.round();
                }
                rules.addAll(open.decision().rules());
                C choice = bot.choose(game, open, question, random);
                asked(
                        question,
                        StepNames.of(open.step()),
                        round < 1,
                        question.options().write(choice));
                return choice;
            }
        };
    }

    /** What everybody has at the end of a round. */
    private <S> void look(Play<S> play, S state, int round) {
        Map<Holding, Long> held = new LinkedHashMap<>();
        List<String> seats = play.setup().players().stream().map(Player::id).toList();
        Holding.ofScene(play.ruleset().scene(state, Viewer.EVERYTHING), seats, held);
        Holding.ofRecords(play.ruleset().records(state, Viewer.EVERYTHING), held);
        holdings.put(round, held);
    }

    private void asked(Question<?> question, String step, boolean isStart, Answer answer) {
        taken(question, answer)
                .forEach((id, once) -> taken.merge(
                        new Offer(question.id(), new Sightings.Word(step, id, isStart)), once, Taken::plus));
    }

    /** What one question offers, once each by its id, and whether {@code answer} takes it. */
    static Map<String, Taken> taken(Question<?> question, Answer answer) {
        Map<String, Taken> taken = new LinkedHashMap<>();
        walk(question.options(), List.of(answer), taken, MOST_PARTS);
        return taken;
    }

    /** The same of one part of it; how many parts may still be looked at. */
    private static int walk(Options<?> options, List<Answer> answers, Map<String, Taken> into, int most) {
        int left = most - 1;
        for (Option option : options.faces()) {
            boolean chosen = answers.stream().anyMatch(answer -> answer.names(option.id()));
            Taken before = into.get(option.id());
            if (before == null || chosen && before.chosen() == 0) {
                into.put(option.id(), new Taken(option.label(), 1, chosen ? 1 : 0));
            }
        }
        for (Part part : options.parts()) {
            if (left <= 0) {
                return 0;
            }
            List<Answer> own =
                    answers.stream().flatMap(answer -> part.in(answer).stream()).toList();
            left = walk(part.options(), own, into, left);
        }
        return left;
    }

    Map<Offer, Taken> taken() {
        return taken;
    }

    Set<String> rules() {
        return rules;
    }

    /** What everybody had at the end of each round. */
    SortedMap<Integer, Map<Holding, Long>> holdings() {
        return holdings;
    }
}
