package org.muster.testkit.check;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.game.Game;
import org.muster.core.game.GameConfig;
import org.muster.core.game.Play;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * Two worlds that differ only in one seat's secret answer show every other viewer the same: view, picture, log, open
 * decisions and errors. Compared while the decision is open, answered for good or not, and with changed minds; and
 * once it has closed, for the steps whose answers the trial says stay secret.
 */
public final class SecretCheck implements Check {

    private static final int MOMENTS = 48;
    private static final int WORLDS_A_STEP = 8;

    @Override
    public String name() {
        return "secrets stay secret: two worlds look the same";
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        RandomGenerator random = new SplittableRandom(4);
        Map<String, Integer> tried = new java.util.HashMap<>();
        AskedQuestion.all(trial, MOMENTS, new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                boolean secret = asked.open().decision().isSecret();
                if (secret && tried.merge(asked.step(), 1, Integer::sum) <= WORLDS_A_STEP) {
                    try {
                        worlds(trial, asked, random, findings);
                    } catch (NothingToChoose e) {
                        // found by another check
                    } catch (RuntimeException e) {
                        findings.add(asked.where(), asked.step() + " fault", "two worlds fail: " + Thrown.told(e));
                    }
                }
            }
        });
        for (String step : trial.staySecret()) {
            if (!tried.containsKey(step)) {
                findings.add(step, "it should stay secret, but was never asked in secret in any game tried");
            }
        }
        return findings.list();
    }

    private static <S, C> void worlds(
            Trial trial, AskedQuestion<S, C> asked, RandomGenerator random, Findings findings) {
        List<Answer> two = twoAnswers(asked.question(), random);
        if (two.size() < 2) {
            return;
        }
        Play<S> play = from(trial, asked);
        boolean alone = asked.open().questions().size() == 1;
        World<S, C> one = new World<>(play, asked);
        World<S, C> other = new World<>(play, asked);
        one.answers(two.get(0), false);
        other.answers(two.get(1), false);
        compare("as a draft", false, one, other, findings);
        one.answers(two.get(1), false);
        compare("after a change of mind", false, one, other, findings);
        one.answers(two.get(0), !alone);
        other.answers(two.get(1), !alone);
        compare("while others are still asked", false, one, other, findings);
        if (trial.staySecret().contains(asked.step())) {
            one.othersAnswer(new SplittableRandom(5));
            other.othersAnswer(new SplittableRandom(5));
            if (alone) {
                one.answers(two.get(0), true);
                other.answers(two.get(1), true);
            }
            compare("when the decision has closed", true, one, other, findings);
        }
    }

    private static <C> List<Answer> twoAnswers(Question<C> question, RandomGenerator random) {
        Answer first = question.options().write(question.options().sample(random));
        for (int i = 0; i < 30; i++) {
            Answer second = question.options().write(question.options().sample(random));
            if (!second.equals(first)) {
                return List.of(first, second);
            }
        }
        return List.of(first);
    }

    /** A game that begins in that moment, this question not yet answered. */
    @SuppressWarnings("unchecked") // of the same ruleset
    private static <S> Play<S> from(Trial trial, AskedQuestion<S, ?> asked) {
        var header = asked.game().play().header();
        var position =
                asked.game().play().json().write(asked.moment().situation().position());
        position.putObject("answers");
        GameConfig same = new GameConfig(
                header.name(),
                header.seats(),
                header.organizer(),
                header.auto(),
                header.options(),
                null,
                "seeded",
                header.dice().seed(),
                null,
                null);
        return (Play<S>) Play.of(
                trial.loaded(),
                same.header(trial.loaded(), path -> "", "trial", asked.game().seed(), "", position));
    }

    /** One of two games. */
    private static final class World<S, C> {
        private final AskedQuestion<S, C> asked;
        private final Game<S> game;

        World(Play<S> play, AskedQuestion<S, C> asked) {
            this.asked = asked;
            this.game = Game.open(play, RandomPlayers.CLOCK, Player.ORGANIZER.id());
        }

        void answers(Answer answer, boolean confirmed) {
            Player seat = asked.question().id();
            game.choose(seat.id(), seat, asked.open().id(), answer, confirmed);
        }

        void othersAnswer(RandomGenerator random) {
            for (Question<C> question : asked.open().questions()) {
                if (!question.id().equals(asked.question().id())) {
                    Answer answer = question.options().write(question.options().sample(random));
                    game.choose(question.id().id(), question.id(), asked.open().id(), answer, true);
                }
            }
        }
    }

    private static <S, C> void compare(
            String when, boolean closed, World<S, C> one, World<S, C> other, Findings findings) {
        AskedQuestion<S, C> asked = one.asked;
        for (Viewer viewer : Seen.viewers(one.game)) {
            boolean itsOwn = viewer.seat().map(asked.question().who()::contains).orElse(false);
            if (itsOwn || closed && viewer.seesAll()) {
                continue;
            }
            Map<String, String> sees = Seen.by(viewer, one.game);
            Map<String, String> seesToo = Seen.by(viewer, other.game);
            sees.forEach((what, text) -> {
                String otherText = String.valueOf(seesToo.get(what));
                if (!text.equals(otherText)) {
                    findings.add(
                            asked.where(),
                            asked.step() + what + when,
                            "the " + what + " of " + viewer + " tells the secret answer of "
                                    + asked.question().id() + " " + when + ": " + parting(text, otherText));
                }
            });
        }
    }

    /** Both texts around the first place where they part. */
    private static String parting(String one, String other) {
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        return "\"" + around(one, at) + "\" in one world, \"" + around(other, at) + "\" in the other";
    }

    private static String around(String text, int at) {
        int from = Math.max(0, at - 40);
        int to = Math.min(text.length(), at + 60);
        return (from > 0 ? "..." : "") + text.substring(from, to) + (to < text.length() ? "..." : "");
    }
}
