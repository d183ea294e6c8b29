package org.muster.testkit.check.secret;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Play;
import org.muster.core.journal.MemoryStore;
import org.muster.core.match.Command;
import org.muster.core.match.Match;
import org.muster.core.match.News;
import org.muster.core.story.Revision;
import org.muster.testkit.play.RandomPlayers;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Trial;

/** One of two games that go on from a secret question, with everybody listening. */
final class World<S, C> {
    private final AskedQuestion<S, C> asked;
    private final Match match;
    private final Map<Viewer, List<News>> heard = new LinkedHashMap<>();
    private final Map<Viewer, Revision> before = new LinkedHashMap<>();
    /** As it stands since something was answered last. */
    private Known known;

    private World(Play<S> play, AskedQuestion<S, C> asked) throws IOException {
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

    /** Whether its answer closes the decision: who takes an offer does, as the last does who is asked. */
    static boolean closes(AskedQuestion<?, ?> asked) {
        return asked.open().questions().size() == 1 || !asked.question().waitedFor();
    }

    AskedQuestion<S, C> asked() {
        return asked;
    }

    /** Everybody answers for good: this seat that, and the others the same in all worlds. */
    void closeWith(Answer answer) throws IOException {
        answers(answer, true);
        if (!closes(asked)) {
            othersAnswer(new SplittableRandom(5));
        }
    }

    private void othersAnswer(RandomGenerator random) throws IOException {
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

    /** Two that differ, or one where there are none. */
    static <C> List<Answer> twoAnswers(Question<C> question, RandomGenerator random) {
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
    static <S, C> World<S, C> at(Trial trial, AskedQuestion<S, C> asked) throws IOException {
        return new World<>(from(trial, asked), asked);
    }

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
}
