package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Viewer;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Games;
import org.muster.core.game.Verification;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.journal.MemoryStore;

/** What stands is never replayed: a game that is loaded is replayed once, and what takes back or mends goes on from there. */
class OneReplayTest {

    private static final String ORGANIZER = "organizer";

    private final Matches matches = new Matches(new Walk(), Matches.THREE);
    private final MemoryStore store = new MemoryStore();

    private interface Deed {
        void run() throws IOException;
    }

    /** How many steps it takes. */
    private static int steps(Deed deed) throws IOException {
        int before = Walk.STEPS.get();
        deed.run();
        return Walk.STEPS.get() - before;
    }

    private static void walk(Match match, int miles) throws IOException {
        int turn = match.game().position().decisions() - 1;
        String seat = Matches.SEATS.get(turn % Matches.SEATS.size());
        match.submit(seat, null, Matches.bid(seat, miles));
    }

    private Match walked(int turns) throws IOException {
        Match match = matches.open(store);
        for (int turn = 0; turn < turns; turn++) {
            walk(match, 1);
        }
        return match;
    }

    private static List<Integer> choices(Match match) {
        return match.game().history().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .map(Entry::n)
                .toList();
    }

    /** The same as a restarted host tells it. */
    private void isAsReplayed(Match match) throws IOException {
        Match again = matches.load(store);
        assertThat(match.snapshot()).isEqualTo(again.snapshot());
        for (Viewer viewer : match.game().play().viewers()) {
            SeatView here = match.as(viewer);
            SeatView there = again.as(viewer);
            assertThat(here.position()).isEqualTo(there.position());
            assertThat(here.log()).isEqualTo(there.log());
            assertThat(here.asked()).isEqualTo(there.asked());
            assertThat(here.revision()).isEqualTo(there.revision());
        }
        assertThat(match.game().history()).isEqualTo(again.game().history());
        assertThat(match.verify(List.of(match.snapshot())).violations()).isEmpty();
    }

    @Test
    void undoingReplaysNothing() throws IOException {
        Match match = walked(20);
        for (int i = 0; i < 10; i++) {
            assertThat(steps(() -> match.submit(ORGANIZER, null, new Command.Undo(""))))
                    .isZero();
        }
        assertThat(choices(match)).hasSize(10);
        isAsReplayed(match);
    }

    /** As a command does it. */
    @Test
    void loadingAndUndoingIsOneReplay() throws IOException {
        walked(20);
        assertThat(steps(() -> matches.load(store).submit(ORGANIZER, null, new Command.Undo(""))))
                .isEqualTo(20);
    }

    @Test
    void rewindingReplaysNothing() throws IOException {
        Match match = walked(30);
        for (int choice : List.of(25, 24, 12, 3)) {
            int to = choices(match).get(choice) - 1;
            assertThat(steps(() -> match.submit(ORGANIZER, null, new Command.Rewind(to, ""))))
                    .isZero();
            assertThat(choices(match)).hasSize(choice);
        }
        isAsReplayed(match);
    }

    @Test
    void loadingAndRewindingIsOneReplay() throws IOException {
        int to = choices(walked(30)).get(10) - 1;
        assertThat(steps(() -> matches.load(store).submit(ORGANIZER, null, new Command.Rewind(to, ""))))
                .isEqualTo(30);
    }

    /** A long game keeps ever fewer positions of long ago. */
    @ParameterizedTest
    @ValueSource(ints = {1, 20, 60, 100, 250, 480, 511, 599})
    void goingFarBackReplaysAThirtySecondOfItAtMost(int back) throws IOException {
        Match match = walked(600);
        int to = choices(match).get(600 - back) - 1;
        assertThat(steps(() -> match.submit(ORGANIZER, null, new Command.Rewind(to, ""))))
                .isLessThanOrEqualTo(back / 32);
        assertThat(choices(match)).hasSize(600 - back);
        walk(match, 2);
        isAsReplayed(match);
    }

    @Test
    void mendingReplaysWhatFollowsTheMendedAnswerAndNothingElse() throws IOException {
        Match match = walked(20);
        int wrong = choices(match).get(15);
        assertThat(steps(() -> match.submit(
                        ORGANIZER, null, new Command.Amend(wrong, new Answer.Whole(3), "", true, dropped -> {}))))
                .as("as it was, to know each question again, and as it is mended")
                .isEqualTo(5 + 5);
        assertThat(match.game().history())
                .hasSameSizeAs(matches.load(store).game().history());
        isAsReplayed(match);
        Command again = new Command.Amend(wrong, new Answer.Whole(2), "", true, dropped -> {});
        assertThat(steps(() -> matches.load(store).submit(ORGANIZER, null, again)))
                .isEqualTo(20 + 5 + 5);
    }

    @Test
    void aMendThatIsRefusedReplaysNothingAndChangesNothing() throws IOException {
        Match match = walked(20);
        int wrong = choices(match).get(15);
        assertThat(steps(() -> assertThatThrownBy(() -> match.submit(
                                ORGANIZER,
                                null,
                                new Command.Amend(wrong, new Answer.Whole(99), "", true, dropped -> {})))
                        .isInstanceOf(BadGame.class)))
                .isZero();
        isAsReplayed(match);
    }

    /** Not even if the store fails just then. */
    @ParameterizedTest
    @ValueSource(strings = {"undo", "rewind", "walk"})
    void whatIsNotWrittenIsTakenBackWithoutAReplay(String deed) throws IOException {
        FaultyStore faulty = new FaultyStore(store, 22, FaultyStore.Fault.NOT_WRITTEN);
        Match match = matches.open(faulty);
        for (int turn = 0; turn < 20; turn++) {
            walk(match, 1);
        }
        String before = match.snapshot();
        Command rewind = new Command.Rewind(choices(match).get(4) - 1, "");
        int own = deed.equals("walk") ? 1 : 0;
        assertThat(steps(() -> assertThatThrownBy(() -> {
                            switch (deed) {
                                case "undo" -> match.submit(ORGANIZER, null, new Command.Undo(""));
                                case "rewind" -> match.submit(ORGANIZER, null, rewind);
                                default -> walk(match, 1);
                            }
                        })
                        .isInstanceOf(IOException.class)))
                .isEqualTo(own);
        assertThat(match.snapshot()).isEqualTo(before);
        isAsReplayed(match);
        faulty.mend();
        assertThat(steps(() -> match.submit(ORGANIZER, null, rewind))).isZero();
        isAsReplayed(match);
    }

    @Test
    void whatOthersHaveWrittenIsAllThatIsReplayed() throws IOException {
        Match here = walked(20);
        Match there = matches.load(store);
        walk(there, 1);
        walk(there, 2);
        assertThat(steps(here::refresh)).isEqualTo(2);
        there.submit(ORGANIZER, null, new Command.Rewind(choices(there).get(10) - 1, ""));
        walk(there, 3);
        assertThat(steps(here::refresh)).isEqualTo(1);
        isAsReplayed(here);
        assertThat(steps(() -> here.submit(ORGANIZER, null, new Command.Undo(""))))
                .isZero();
        isAsReplayed(here);
    }

    /** A snapshot has no positions of before it; what goes back behind it replays, as if it had not been there. */
    @Test
    void goingBackBehindASnapshotReplaysWhatIsLeft() throws IOException {
        Match match = walked(20);
        String snapshot = match.snapshot();
        for (int turn = 0; turn < 5; turn++) {
            walk(match, 1);
        }
        Match again = matches.load(store, snapshot);
        assertThat(steps(() -> again.submit(
                        ORGANIZER, null, new Command.Rewind(choices(again).get(22) - 1, ""))))
                .isZero();
        assertThat(steps(() -> again.submit(
                        ORGANIZER, null, new Command.Rewind(choices(again).get(7) - 1, ""))))
                .isEqualTo(7);
        isAsReplayed(again);
    }

    /** Whatever is taken back or mended, in the middle of a moment too, with dice and without. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void anyPastThatIsChangedIsWhatAReplayMakesOfIt(int seed) throws IOException {
        SplittableRandom random = new SplittableRandom(seed);
        Match match = matches.open(store);
        int refused = 0;
        for (int i = 0; i < 60; i++) {
            try {
                play(match, random);
            } catch (BadGame e) {
                refused++;
            }
            if (i % 5 == 4) {
                isAsReplayed(match);
            }
        }
        assertThat(refused).isLessThan(40);
        isAsReplayed(match);
    }

    private static void play(Match match, SplittableRandom random) throws IOException {
        List<Entry> history = match.game().history();
        Entry any = history.get(random.nextInt(history.size()));
        switch (random.nextInt(10)) {
            case 0 -> match.submit(ORGANIZER, null, new Command.Undo(""));
            case 1 -> {
                int last = history.size() - 1;
                int to = history.get(Math.max(0, last - random.nextInt(8))).n();
                match.submit(ORGANIZER, null, new Command.Rewind(to, ""));
            }
            case 2, 3 -> {
                List<Answer> faces = List.of(new Answer.Whole(1 + random.nextInt(6)));
                Answer answer = any.body() instanceof Entry.Rolled
                        ? new Answer.Items(faces)
                        : new Answer.Whole(random.nextInt(10));
                match.submit(ORGANIZER, null, new Command.Amend(any.n(), answer, "", true, later -> {}));
            }
            default -> walk(match, random.nextBoolean() ? 9 : 1 + random.nextInt(8));
        }
    }

    /** A mended entry may have become several; mending it once more mends the first of them and keeps none twice. */
    @Test
    void aMendedEntryIsMendedAgain() throws IOException {
        Match match = matches.open(store);
        for (int turn = 0; turn < 6; turn++) {
            walk(match, turn % 2 == 0 ? 1 : 2);
        }
        int first = choices(match).get(1);
        match.submit(ORGANIZER, null, new Command.Amend(first, new Answer.Whole(9), "", true, dropped -> {}));
        isAsReplayed(match);
        assertThat(match.game().history().stream().filter(entry -> entry.n() == first))
                .as("the answer, and the wind it looked up")
                .hasSizeGreaterThan(1);
        match.submit(ORGANIZER, null, new Command.Amend(first, new Answer.Whole(3), "", true, dropped -> {}));
        isAsReplayed(match);
    }

    /** Whoever looks back behind a snapshot has the game replayed, and that once. */
    @Test
    void lookingBackBehindASnapshotIsOneReplay() throws IOException {
        Match match = walked(20);
        Match again = matches.load(store, match.snapshot());
        assertThat(steps(() -> again.game().at(5))).isEqualTo(20);
        assertThat(steps(() -> again.game().at(8))).isZero();
    }

    /** The last writer was stopped before it could look up the wind; whoever goes back there does no step before it again. */
    @Test
    void goingBackToDiceThatWaitedReplaysNothing() throws IOException {
        Match match = walked(20);
        walk(match, 9);
        int last = choices(match).get(20);
        Journal stopped = match.game().recording().journal().upTo(last + 1);
        Game<?> game = Game.load(match.game().play(), stopped, null, Games.CLOCK, null);
        game.goOn();
        int place = game.history().size() - 1;
        assertThat(game.history().get(place).body()).isInstanceOf(Entry.Rolled.class);
        assertThat(steps(() -> assertThat(game.at(place).pendingRoll()).isPresent()))
                .as("the step that waits")
                .isEqualTo(1);
    }

    /** All that counts was replayed when it was loaded; what was taken back was not. */
    @Test
    void aGameInWhichNothingWasTakenBackIsVerifiedWithoutAReplay() throws IOException {
        Match match = walked(20);
        Match again = matches.load(store);
        assertThat(steps(() -> Verification.of(again.game()))).isZero();
        match.submit(ORGANIZER, null, new Command.Undo(""));
        Match back = matches.load(store);
        assertThat(steps(() -> Verification.of(back.game()))).isGreaterThanOrEqualTo(20);
    }

    @Test
    void whatFellIsFoundWithoutReplayingWhatCameBeforeTheMend() throws IOException {
        Match match = walked(16);
        walk(match, 0); // after an odd number of miles nobody may rest
        int last = choices(match).get(15);
        match.submit(ORGANIZER, null, new Command.Amend(last, new Answer.Whole(2), "", true, dropped -> {}));
        assertThat(choices(match)).hasSize(16);
        assertThat(steps(() -> match.game().keptAside())).isEqualTo(2 + 1);
    }
}
