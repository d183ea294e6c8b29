package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.core.match.Matches.SEATS;
import static org.muster.core.match.Matches.bid;
import static org.muster.core.match.Matches.draft;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.MemoryStore;
import org.muster.core.story.Revision;

/** What each viewer hears, and nothing else. */
class FeedTest {

    private static final Viewer ANNA = Viewer.of(new Player("anna"));
    private static final Viewer BERT = Viewer.of(new Player("bert"));

    private final Matches matches = Matches.bids();
    private final MemoryStore store = new MemoryStore();

    private static List<News> heardBy(Match match, Viewer viewer) throws IOException {
        List<News> heard = new ArrayList<>();
        match.as(viewer).listen(heard::add);
        return heard;
    }

    private static List<String> lines(List<News> heard) {
        return heard.stream()
                .flatMap(news -> news.lines().stream())
                .map(line -> line.sentence().toString())
                .toList();
    }

    @Test
    void everyListenerHearsWhatItsViewerMayKnow() throws IOException {
        Match match = matches.open(store);
        List<News> anna = heardBy(match, ANNA);
        List<News> bert = heardBy(match, BERT);
        match.submit("anna", null, draft("anna", 7));
        assertThat(lines(anna)).containsExactly("Anna: Year 1 > Saving > Put aside: 7 (not confirmed yet)");
        assertThat(bert).as("a draft is nobody else's business").isEmpty();
        match.submit("anna", null, bid("anna", 8));
        assertThat(bert).as("that Anna has answered is seen by all").hasSize(1);
        assertThat(lines(bert)).isEmpty();
        match.submit("bert", null, bid("bert", 1));
        match.submit("carl", null, bid("carl", 1));
        assertThat(lines(anna)).contains("You put 8 aside.").noneMatch(text -> text.contains("You put 1 aside."));
        assertThat(lines(bert))
                .contains("You put 1 aside.", "All have put something aside, or nothing.")
                .anyMatch(text -> text.startsWith("The wind is"))
                .noneMatch(text -> text.contains("8"));
        assertThat(bert.get(bert.size() - 1).revision())
                .isEqualTo(match.as(BERT).revision());
    }

    @Test
    void thatSomebodyHasJoinedIsHeardByAllAlsoWhereItIsReadAnew() throws IOException {
        SeedChain chain = SeedChain.make();
        Match match = Match.open(store, matches.fair(chain), matches.fairHeader(chain), matches.time);
        List<News> bert = heardBy(match, BERT);
        match.submit("anna", null, new Command.Join(new Player("anna"), "of anna"));
        assertThat(bert).hasSize(1);
        assertThat(lines(bert)).isEmpty();
        match.submit("carl", null, new Command.Join(new Player("carl"), "of carl"));
        assertThat(bert).hasSize(2);
        assertThat(Match.load(store, matches.fair(chain), matches.time).as(BERT).revision())
                .isEqualTo(match.as(BERT).revision());
    }

    /** Not even who keeps the journal reads a secret answer before its decision closes. */
    @Test
    void theOwnerHearsASecretAnswerWhenItsDecisionCloses() throws IOException {
        Match match = matches.open(store);
        List<News> owner = heardBy(match, Viewer.EVERYTHING);
        Revision before = match.as(Viewer.EVERYTHING).revision();
        match.submit("anna", null, bid("anna", 8));
        match.submit("bert", null, bid("bert", 1));
        assertThat(lines(owner)).isEmpty();
        match.submit("carl", null, bid("carl", 1));
        assertThat(lines(owner)).contains("Anna: Year 1 > Saving > Put aside: 8");
        assertThat(lines(List.of(match.as(Viewer.EVERYTHING).since(before)))).isEqualTo(lines(owner));
    }

    /** Whose dice are next is seen, though nothing is told of those before: else each of two waits for the other. */
    @Test
    void whoRollsAfterSecretDiceHearsThatItIsTheirs() throws IOException {
        Match match = new Matches(new Hoards(), Matches.THREE + "dice: physical\n").open(store);
        Map<Viewer, List<News>> heard = new LinkedHashMap<>();
        for (Viewer viewer : List.of(ANNA, BERT, Viewer.of(new Player("carl")))) {
            heard.put(viewer, heardBy(match, viewer));
        }
        match.submit("anna", null, Command.Roll.of(4));
        assertThat(heard.values())
                .extracting(List::size)
                .as("Anna is told, and rolls again")
                .containsExactly(1, 0, 0);
        match.submit("anna", null, Command.Roll.of(5));
        assertThat(heard.values())
                .extracting(List::size)
                .as("all see that Bert rolls")
                .containsExactly(2, 1, 1);
        assertThat(lines(heard.get(BERT))).isEmpty();
        match.submit("bert", null, Command.Roll.of(6));
        assertThat(heard.values())
                .extracting(List::size)
                .as("Bert again, and Anna may know of it")
                .containsExactly(3, 2, 1);
        assertThat(Match.load(store, new Matches(new Hoards(), Matches.THREE).library(), matches.time)
                        .as(BERT)
                        .revision())
                .isEqualTo(match.as(BERT).revision());
    }

    @Test
    void dicePutToTheTestTellNobodyWhatTheyMayNotKnow() throws IOException {
        Match match = new Matches(new Hoards(), Matches.THREE + "dice: physical\n").open(store);
        for (Viewer viewer : List.of(BERT, Viewer.SPECTATOR)) {
            assertThatThrownBy(() -> match.as(viewer).judgeRoll(List.of(7))).hasMessage("No roll waits for real dice.");
        }
        match.as(ANNA).judgeRoll(List.of(6));
        for (Viewer viewer : List.of(ANNA, Viewer.EVERYTHING)) {
            assertThatThrownBy(() -> match.as(viewer).judgeRoll(List.of(7))).hasMessageContaining("show 7");
        }
    }

    /** Two of Anna's that nobody else may know, one of Bert's, and one of his that Anna may know. */
    static final class Hoards extends TinyRuleset<Hoards.Nothing> {

        record Nothing() {}

        record Hide() implements Act<Nothing> {
            @Override
            public Outcome<Nothing> act(Nothing nothing, Dice dice) {
                for (Audience audience : List.of(Audience.only(A), Audience.only(A), Audience.only(B))) {
                    hide(dice, audience.includes(ANNA) ? A : B, audience);
                }
                hide(dice, B, Audience.only(A, B));
                return Outcome.of(nothing)
                        .end(new Result(List.of(List.of(A, B)), Sentence.of("all is hidden"), List.of()));
            }

            private static void hide(Dice dice, Player player, Audience audience) {
                int unused = dice.roll(Roll.of("Hoard", Pool.D6).by(player).seenBy(audience))
                        .total();
            }
        }

        private static final Player A = new Player("anna");
        private static final Player B = new Player("bert");

        @Override
        public Class<Nothing> state() {
            return Nothing.class;
        }

        @Override
        public List<Class<? extends Step<Nothing>>> steps() {
            return List.of(Hide.class);
        }

        @Override
        public Pipeline<Nothing> pipeline() {
            return Pipeline.<Nothing>setup().rounds("year", "Year", Pipeline.phase("hiding", "Hiding", new Hide()));
        }

        @Override
        public Nothing start(Setup setup, Setup book) {
            return new Nothing();
        }
    }

    @Test
    void whoIsToldOfARewindingReadsEverythingAgain() throws IOException {
        Match match = matches.open(store);
        List<News> bert = heardBy(match, BERT);
        match.submit("bert", null, bid("bert", 1));
        Revision before = match.as(BERT).revision();
        match.submit("organizer", null, new Command.Undo("oops"));
        assertThat(bert).extracting(News::again).containsExactly(false, true);
        assertThat(match.as(BERT).since(before).again()).isTrue();
        match.submit("bert", null, bid("bert", 2));
        assertThat(bert).extracting(News::again).containsExactly(false, true, false);
        assertThat(lines(bert)).last().asString().endsWith("2");
    }

    @Test
    void aListenerThatThrowsHarmsNobody() throws IOException {
        Match match = matches.open(store);
        List<News> first = heardBy(match, BERT);
        List<News> failing = new ArrayList<>();
        match.as(BERT).listen(news -> {
            failing.add(news);
            if (failing.size() % 2 == 0) {
                throw new IllegalStateException("no");
            }
            throw new AssertionError("no");
        });
        List<News> last = heardBy(match, BERT);
        for (String seat : SEATS) {
            match.submit(seat, null, bid(seat, 1));
        }
        assertThat(first).hasSize(3).isEqualTo(last).isEqualTo(failing);
        assertThat(match.head()).isEqualTo(store.head());
    }

    /** Bots sit so: they answer from within what they hear. */
    @Test
    void aListenerMayPlayOn() throws IOException {
        Match match = matches.open(store);
        List<Revision> order = new ArrayList<>();
        List<News> before = heardBy(match, BERT);
        SeatView bert = match.as(BERT);
        bert.listen(news -> {
            order.add(news.revision());
            try {
                if (bert.asked()
                        .toString()
                        .contains("\"seat\":\"bert\",\"waitedFor\":true,\"who\":[{\"seat\":\"bert\","
                                + "\"name\":\"Bert\"}],\"confirmed\":false")) {
                    bert.submit(null, bid("bert", 1));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        List<News> after = heardBy(match, BERT);
        match.submit("anna", null, bid("anna", 1));
        match.submit("carl", null, bid("carl", 1));
        assertThat(match.as(BERT).position().path("round").asInt()).isEqualTo(2);
        assertThat(order).isSortedAccordingTo(java.util.Comparator.comparing(Revision::news));
        assertThat(lines(before)).isEqualTo(lines(after));
        assertThat(lines(before)).filteredOn(text -> text.startsWith("Bert: ")).hasSize(2);
    }

    /** Many write at once; a listener is told by one of them at a time, of each thing once and in order. */
    @Test
    void aListenerIsCalledByOneThreadAtATime() throws Exception {
        Match match = matches.open(store);
        AtomicInteger inside = new AtomicInteger();
        List<String> wrong = new CopyOnWriteArrayList<>();
        List<Revision> order = new CopyOnWriteArrayList<>();
        match.as(Viewer.EVERYTHING).listen(news -> {
            if (inside.incrementAndGet() != 1) {
                wrong.add("two at once");
            }
            order.add(news.revision());
            Thread.yield();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                wrong.add("interrupted");
            }
            inside.decrementAndGet();
        });
        List<Thread> threads = new ArrayList<>();
        for (String seat : SEATS) {
            Thread thread = new Thread(() -> {
                for (int i = 0; i < 30; i++) {
                    try {
                        match.submit(seat, null, draft(seat, i % 10));
                    } catch (IOException e) {
                        wrong.add(e.toString());
                    }
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(wrong).isEmpty();
        assertThat(order)
                .isSortedAccordingTo(java.util.Comparator.comparing(Revision::news))
                .doesNotHaveDuplicates();
        assertThat(order.get(order.size() - 1))
                .isEqualTo(match.as(Viewer.EVERYTHING).revision());
    }

    @Test
    void aClosedFeedIsSilent() throws IOException {
        Match match = matches.open(store);
        List<News> heard = new ArrayList<>();
        try (Feed feed = match.as(BERT).listen(heard::add)) {
            match.submit("anna", null, bid("anna", 1));
        }
        match.submit("bert", null, bid("bert", 1));
        assertThat(heard).hasSize(1);
    }

    @Test
    void whatAnotherProcessWritesIsHeardToo() throws IOException {
        Match here = matches.open(store);
        Match there = matches.load(store);
        List<News> heard = heardBy(here, BERT);
        List<News> heardThere = heardBy(there, BERT);
        for (String seat : SEATS) {
            there.submit(seat, null, bid(seat, 1));
        }
        assertThat(heard).isEmpty();
        here.refresh();
        assertThat(lines(heard)).isEqualTo(lines(heardThere));
        assertThat(heard.get(heard.size() - 1).revision())
                .isEqualTo(heardThere.get(heardThere.size() - 1).revision());
        there.submit("organizer", null, new Command.Undo(""));
        here.refresh();
        assertThat(heard.get(heard.size() - 1).again()).isTrue();
    }

    /** Everything one viewer gets of a game. */
    private Map<String, String> seen(List<Command> annas, Viewer viewer) throws IOException {
        Match match = matches.open(new MemoryStore());
        SeatView view = match.as(viewer);
        List<News> heard = heardBy(match, viewer);
        Map<String, String> seen = new LinkedHashMap<>();
        List<Revision> revisions = new ArrayList<>();
        for (int round = 0; round < 3; round++) {
            for (Command command : annas) {
                match.submit("anna", null, command);
            }
            match.submit("bert", "b-" + round, bid("bert", 2));
            revisions.add(view.revision());
            seen.put("asked " + round, view.asked().toString());
            match.submit("carl", "c-" + round, bid("carl", 2));
        }
        match.submit("organizer", null, new Command.Undo(""));
        seen.put(
                "heard",
                heard.stream().map(news -> news.json().toString()).toList().toString());
        seen.put("log", view.log().toString());
        seen.put("position", view.position().toString());
        seen.put("revisions", revisions + " " + view.revision());
        for (Revision revision : revisions) {
            seen.put("since " + revision, view.since(revision).json().toString());
        }
        return seen;
    }

    /** Two games that differ only in what Anna decides in secret, and in how often she changes her mind. */
    @Test
    void twoWorldsThatDifferInASecretSoundTheSame() throws IOException {
        List<List<Command>> worlds = List.of(
                List.of(bid("anna", 1)),
                List.of(bid("anna", 9)),
                List.of(draft("anna", 3), draft("anna", 4), bid("anna", 5)),
                List.of(draft("anna", 3), bid("anna", 4), bid("anna", 0)));
        for (Viewer viewer : List.of(BERT, Viewer.of(Player.ORGANIZER), Viewer.SPECTATOR)) {
            Map<String, String> first = seen(worlds.get(0), viewer);
            for (List<Command> world : worlds) {
                assertThat(seen(world, viewer)).as("%s", viewer).isEqualTo(first);
            }
        }
        assertThat(seen(worlds.get(0), ANNA)).isNotEqualTo(seen(worlds.get(1), ANNA));
    }
}
