package org.muster.testkit.check.secret;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Play;
import org.muster.core.journal.MemoryStore;
import org.muster.core.match.Command;
import org.muster.core.match.Match;
import org.muster.core.match.News;
import org.muster.core.story.Revision;
import org.muster.testkit.check.Check;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * Two worlds that differ only in one seat's secret answer show every other viewer the same: view, picture, log, open
 * decisions and errors; and they sound the same, to who listens and to who asks afterwards. Compared while the decision is open, answered for good or not, and with changed minds; and
 * once it has closed, for the steps whose answers the trial says stay secret.
 */
public final class SecretCheck implements Check {

    private static final int MOMENTS = 48;
    private static final int WORLDS_A_STEP = 8;

    @Override
    public Sentence name() {
        return Sentence.of("secrets stay secret: two worlds look the same");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        RandomGenerator random = new SplittableRandom(4);
        Map<String, Integer> tried = new HashMap<>();
        AskedQuestion.all(trial, MOMENTS, new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                boolean secret = asked.open().decision().isSecret();
                if (secret && tried.merge(asked.step(), 1, Integer::sum) <= Effort.of(WORLDS_A_STEP)) {
                    try {
                        worlds(trial, asked, random, findings);
                    } catch (NothingToChoose e) {
                        // found by another check
                    } catch (RuntimeException | IOException e) {
                        findings.thrown(asked.where(), asked.step() + " fault", "two worlds fail", e);
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

    private static <S, C> void worlds(Trial trial, AskedQuestion<S, C> asked, RandomGenerator random, Findings findings)
            throws IOException {
        List<Answer> two = twoAnswers(asked.question(), random);
        if (two.size() < 2) {
            return;
        }
        Play<S> play = from(trial, asked);
        // whoever takes an offer closes the decision, as the last does who is asked
        boolean closes =
                asked.open().questions().size() == 1 || !asked.question().waitedFor();
        World<S, C> one = new World<>(play, asked);
        World<S, C> other = new World<>(play, asked);
        one.answers(two.get(0), false);
        other.answers(two.get(1), false);
        compare("as a draft", false, one, other, findings);
        one.answers(two.get(1), false);
        compare("after a change of mind", false, one, other, findings);
        one.answers(two.get(0), !closes);
        other.answers(two.get(1), !closes);
        compare("while others are still asked", false, one, other, findings);
        if (trial.staySecret().contains(asked.step())) {
            one.othersAnswer(new SplittableRandom(5));
            other.othersAnswer(new SplittableRandom(5));
            if (closes) {
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
        return (Play<S>)
                Opening.of(trial.loaded()).play(same, "trial", asked.game().seed(), "", position);
    }

    /** One of two games, with everybody listening. */
    private static final class World<S, C> {
        private final AskedQuestion<S, C> asked;
        private final Match match;
        private final Map<Viewer, List<News>> heard = new LinkedHashMap<>();
        private final Map<Viewer, Revision> before = new LinkedHashMap<>();
        /** As it stands since something was answered last. */
        private Known known;

        World(Play<S> play, AskedQuestion<S, C> asked) throws IOException {
            this.asked = asked;
            this.match = Match.open(new MemoryStore(), header -> play, play.header(), RandomPlayers.CLOCK);
            this.known = new Known(match.game());
            for (Viewer viewer : viewers()) {
                List<News> news = new ArrayList<>();
                heard.put(viewer, news);
                before.put(viewer, match.as(viewer).revision());
                match.as(viewer).listen(news::add);
            }
        }

        List<Viewer> viewers() {
            return match.game().play().watchers();
        }

        void answers(Answer answer, boolean confirmed) throws IOException {
            submit(asked.question().id(), answer, confirmed);
        }

        void othersAnswer(RandomGenerator random) throws IOException {
            for (Question<C> question : asked.open().questions()) {
                if (!question.id().equals(asked.question().id())) {
                    submit(
                            question.id(),
                            question.options().write(question.options().sample(random)),
                            true);
                }
            }
        }

        private void submit(Player seat, Answer answer, boolean confirmed) throws IOException {
            match.submit(seat.id(), null, new Command.Choose(seat, asked.open().id(), answer, confirmed, null));
            known = new Known(match.game());
        }

        /** Everything one viewer gets of it, by what it is. */
        Map<String, String> by(Viewer viewer) throws IOException {
            Map<String, String> seen = new LinkedHashMap<>(known.by(viewer));
            News missed = match.as(viewer).since(before.getOrDefault(viewer, Revision.NONE));
            seen.put("feed", told(viewer, heard.getOrDefault(viewer, List.of())));
            seen.put("news", told(viewer, List.of(missed)));
            return seen;
        }

        /** Whoever keeps the journal knows that something was written, but not what. */
        private static String told(Viewer viewer, List<News> news) {
            return news.stream()
                    .map(one -> viewer.seesAll() ? one.lines() : one.json())
                    .map(Object::toString)
                    .collect(Collectors.joining("\n"))
                    .replace("[]\n", "");
        }
    }

    private static <S, C> void compare(
            String when, boolean closed, World<S, C> one, World<S, C> other, Findings findings) throws IOException {
        AskedQuestion<S, C> asked = one.asked;
        for (Viewer viewer : one.viewers()) {
            boolean itsOwn = viewer.seat().map(asked.question().who()::contains).orElse(false);
            if (itsOwn || closed && viewer.seesAll()) {
                continue;
            }
            Map<String, String> sees = one.by(viewer);
            Map<String, String> seesToo = other.by(viewer);
            List<String> differ = sees.keySet().stream()
                    .filter(what -> !Objects.equals(sees.get(what), seesToo.get(what)))
                    .toList();
            if (!differ.isEmpty()) {
                String first = differ.get(0);
                findings.add(
                        asked.where(),
                        asked.step() + when,
                        "the " + String.join(", ", differ) + " of " + viewer + " tells the secret answer of "
                                + asked.question().id() + " " + when + ": "
                                + Worlds.parting(sees.getOrDefault(first, ""), String.valueOf(seesToo.get(first)))
                                + "; take it out in view(), and tell it to its owner only");
            }
        }
    }
}
