package org.muster.testkit.check.secret;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.bot.SearchBot;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.game.Play;
import org.muster.core.lab.Outlook;
import org.muster.testkit.check.Check;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * A bot that looks ahead sees no more than its seat: in two worlds that look the same to it, with other secrets and other
 * answers given in secret, it does the same, and a forecast for that seat is the same. The other world is one that the ruleset imagines, so this shows too that a
 * seat's view of what is imagined is what the seat sees, that the rules can be played on from there, that what a step
 * calls promising is legal, and that how a game stands is told from 0 to 1.
 */
public final class BotCheck implements Check {

    private static final int MOMENTS = 24;
    private static final int A_STEP = 3;
    private static final int EFFORT = 6;
    private static final int AHEAD = 3;
    private static final int PLAYOUTS = 3;
    /** What comes out otherwise by chance does so within so many times. */
    private static final int TIMES = 8;

    @Override
    public Sentence name() {
        return Sentence.of("bots see no more than their seat");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Map<String, Integer> tried = new HashMap<>();
        AskedQuestion.all(trial, Effort.of(MOMENTS), new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                if (asked.question().id().equals(Player.ORGANIZER)) {
                    return;
                }
                int times = tried.merge(asked.step(), 1, Integer::sum);
                if (times <= A_STEP) {
                    try {
                        new Pair<>(asked, times == 1, findings).compare();
                    } catch (NothingToChoose e) {
                        // found by another check
                    } catch (RuntimeException e) {
                        findings.thrown(asked.where(), asked.step() + " bot", "a bot can't look ahead", e);
                    }
                }
            }
        });
        return findings.list();
    }

    /**
     * The true world and another, as one seat is asked something.
     *
     * @param isFirst whether this step has not asked yet; then a forecast is made too, which takes longer
     */
    private record Pair<S, C>(AskedQuestion<S, C> asked, boolean isFirst, Findings findings) {

        private Play<S> play() {
            return asked.game().play();
        }

        private String json(S state) {
            return play().json().state(state).toString();
        }

        private Player seat() {
            return asked.question().id();
        }

        void compare() {
            Ruleset<S, ?> rules = play().ruleset();
            Position<S> real = asked.moment().situation().position();
            S seen = rules.view(real.state(), Viewer.of(seat()));
            S imagined = rules.imagine(seen, seat(), new SplittableRandom(11));
            S again = rules.view(imagined, Viewer.of(seat()));
            if (!again.equals(seen)) {
                found(
                        "imagine",
                        "what it imagines does not look to " + seat() + " as the game does: "
                                + Worlds.parting(json(seen), json(again)));
            }
            rules.evaluation(imagined, seat()).ifPresent(value -> {
                if (!(value >= 0 && value <= 1)) {
                    found("evaluation", "the game stands at " + value + " for " + seat() + "; it is told from 0 to 1");
                }
            });
            for (C choice : asked.open().step().promising(imagined, seat(), new SplittableRandom(12))) {
                if (!asked.question().options().check(choice).isEmpty()) {
                    found("promising", choice + " is called promising, and is not legal");
                }
            }
            Position<S> one = answered(real, new SplittableRandom(13));
            Position<S> other = answered(with(real, imagined), new SplittableRandom(14));
            // a view that hides something, with nothing imagined in its place, need not be a world to play on in
            if (isFirst && (seen.equals(real.state()) || !imagined.equals(seen))) {
                forecast(one, other);
            }
            Object here = choice(one);
            Object there = choice(other);
            if (here != null && there != null && !here.equals(there)) {
                found(
                        "worlds",
                        "a bot of " + seat() + " does " + here + " in one world and " + there
                                + " in another that looks the same to it");
            }
        }

        private void forecast(Position<S> one, Position<S> other) {
            String here = outlook(one);
            String there = outlook(other);
            if (here.equals(there)) {
                return;
            }
            boolean again = IntStream.range(0, TIMES)
                    .allMatch(any -> outlook(one).equals(here) && outlook(other).equals(there));
            if (again) {
                found("forecast", "the forecast for " + seat() + " tells two worlds apart that look the same to it");
            } else {
                findings.unrepeatable(
                        asked.where(), "the forecast for " + seat() + " is another one when it is made again");
            }
        }

        private String outlook(Position<S> position) {
            return Outlook.of(play(), position, seat(), Bot.usual(), Outlook.Extent.of(PLAYOUTS), 16, n -> {})
                    .toString();
        }

        private void found(String kind, String what) {
            findings.add(asked.where(), kind.equals("imagine") ? kind : asked.step() + ' ' + kind, what);
        }

        private Position<S> with(Position<S> real, S state) {
            return new Position<>(
                    state,
                    real.agenda(),
                    real.round(),
                    real.decisions(),
                    real.rolls(),
                    real.answers(),
                    real.closing(),
                    real.faces(),
                    real.result());
        }

        /** With an answer of somebody else who is asked in secret, too. */
        private Position<S> answered(Position<S> position, SplittableRandom random) {
            Position<S> answered = position.unanswered(asked.open().id(), seat());
            boolean waited = asked.open().questions().contains(asked.question()); // else an answer would close it
            if (waited && asked.open().decision().isSecret()) {
                for (Question<C> other : asked.open().questions()) {
                    if (!other.id().equals(seat())) {
                        return answered.answered(
                                asked.open().id(),
                                other.id(),
                                new Answered(
                                        other.options().write(other.options().sample(random)),
                                        other.id(),
                                        true,
                                        false));
                    }
                }
            }
            return answered;
        }

        /** What a bot does; null: in that world it is not asked. */
        private @Nullable Object choice(Position<S> position) {
            Session<S> game = new Session<>(play().engine(), position, (roll, index) -> {
                        throw new IllegalStateException("nothing is rolled before somebody has answered");
                    })
                    .run();
            for (Open<S, ?> open : game.open()) {
                if (open.id() == asked.open().id()) {
                    return choice(game, open);
                }
            }
            return null;
        }

        private <D> @Nullable Object choice(Session<S> game, Open<S, D> open) {
            Question<D> question = open.questionFor(seat()).orElse(null);
            return question == null
                    ? null
                    : new SearchBot<>(play().engine(), play().ruleset(), EFFORT, AHEAD)
                            .choose(game, open, question, new SplittableRandom(15));
        }
    }
}
