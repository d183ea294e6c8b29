package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.core.match.Matches.SEATS;
import static org.muster.core.match.Matches.bid;
import static org.muster.core.match.Matches.draft;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Entry;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;
import org.muster.core.story.Revision;

/** One game and its store. */
class MatchTest {

    private final Matches matches = Matches.bids();
    private final MemoryStore store = new MemoryStore();

    private static int chosen(Match match) {
        return (int) match.game().entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .count();
    }

    @Test
    void whatIsDoneStandsInTheStoreAndIsThereAfterARestart() throws IOException {
        Match match = matches.open(store);
        match.submit("anna", null, bid("anna", 3));
        assertThat(match.head()).isEqualTo(store.head());
        Match again = matches.load(store);
        assertThat(again.as(Viewer.EVERYTHING).position())
                .isEqualTo(match.as(Viewer.EVERYTHING).position());
        assertThat(again.as(Viewer.EVERYTHING).log())
                .isEqualTo(match.as(Viewer.EVERYTHING).log());
    }

    /** Far more than a season has: answers that stand and lead to each other could go on for ever. */
    @Test
    void aRecordThatNobodyCanReadGrowsNoFurther() throws IOException {
        Match match = matches.open(store);
        while (match.head().entries() < Match.MOST_ENTRIES) {
            match.submit("anna", null, draft("anna", 3));
        }
        assertThatThrownBy(() -> match.submit("anna", null, draft("anna", 3)))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("players add no more to it");
        match.submit("organizer", null, new Command.Close("enough"));
        assertThat(match.head().entries()).isGreaterThan(Match.MOST_ENTRIES);
    }

    @Test
    void aSubmissionSentTwiceIsOneEntryAndGetsTheSameAnswer() throws IOException {
        Match match = matches.open(store);
        Receipt first = match.submit("anna", "s-1", draft("anna", 3));
        matches.time.pass(Duration.ofHours(1));
        assertThat(match.submit("anna", "s-1", draft("anna", 3))).isEqualTo(first);
        assertThat(matches.load(store).submit("anna", "s-1", draft("anna", 3))).isEqualTo(first);
        assertThat(chosen(matches.load(store))).isEqualTo(1);
        match.submit("anna", null, draft("anna", 3));
        match.submit("anna", null, draft("anna", 3));
        assertThat(chosen(match)).as("without an id each counts").isEqualTo(3);
    }

    @Test
    void aSubmissionGetsItsAnswerAlsoWhenItsDecisionHasClosed() throws IOException {
        Match match = matches.open(store);
        Receipt first = match.submit("anna", "s-1", bid("anna", 3));
        match.submit("bert", "s-1", bid("bert", 1)); // an id of Bert's own
        match.submit("carl", "s-1", bid("carl", 1));
        assertThat(match.submit("anna", "s-1", bid("anna", 3))).isEqualTo(first);
        assertThat(chosen(match)).isEqualTo(3);
        match.submit("organizer", null, new Command.Undo("oops"));
        assertThat(match.submit("anna", "s-1", bid("anna", 3))).isEqualTo(first);
    }

    @Test
    void anIdThatSaysSomethingElseIsRefused() throws IOException {
        Match match = matches.open(store);
        match.submit("anna", "s-1", bid("anna", 3));
        assertThatThrownBy(() -> match.submit("anna", "s-1", bid("anna", 4)))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("said something else");
        assertThatThrownBy(() -> match.submit("anna", "no blanks", bid("anna", 4)))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("1 to 64 letters");
        assertThat(chosen(match)).isEqualTo(1);
    }

    @Test
    void aRefusedSubmissionMayBeSentAgain() throws IOException {
        Match match = matches.open(store);
        assertThatThrownBy(() -> match.submit("anna", "s-1", bid("anna", 10))).isInstanceOf(BadGame.class);
        assertThat(match.submit("anna", "s-1", bid("anna", 9)).submission()).isEqualTo("s-1");
        match.submit("bert", null, bid("bert", 1));
        Entry bert = match.game().entries().get(match.game().entries().size() - 1);
        assertThat(bert.submission()).as("an id that was not used up").isNull();
    }

    /** The second finds the first's entry, and its own question still open. */
    @Test
    void whoIsOvertakenIsTriedAgain() throws IOException {
        Match one = matches.open(store);
        Match two = matches.load(store);
        one.submit("anna", null, bid("anna", 1));
        two.submit("bert", null, bid("bert", 2));
        one.submit("carl", null, bid("carl", 3));
        two.refresh();
        assertThat(two.as(Viewer.EVERYTHING).position())
                .isEqualTo(one.as(Viewer.EVERYTHING).position());
        assertThat(one.as(Viewer.EVERYTHING)
                        .position()
                        .path("state")
                        .path("coins")
                        .toString())
                .isEqualTo("{\"anna\":1,\"bert\":2,\"carl\":3}");
    }

    /** What was meant for one question never answers the next. */
    @Test
    void anAnswerThatWasOvertakenIsNeverTakenForALaterQuestion() throws IOException {
        Match one = matches.open(store);
        Match two = matches.load(store);
        for (String seat : SEATS) {
            one.submit(seat, null, bid(seat, 1)); // the first decision closes, the second is open
        }
        assertThatThrownBy(() -> two.submit("anna", null, bid("anna", 9)))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("not open any more");
        assertThat(chosen(two)).isEqualTo(3);
    }

    @Test
    void whatTakesBackIsNotDoneUnseen() throws IOException {
        Match one = matches.open(store);
        Match two = matches.load(store);
        one.submit("anna", null, bid("anna", 1));
        assertThatThrownBy(() -> two.submit("organizer", null, new Command.Rewind(0, "")))
                .isInstanceOf(JournalStore.Overtaken.class);
        assertThat(chosen(two)).as("it has seen what overtook it").isEqualTo(1);
        two.submit("organizer", null, new Command.Rewind(0, ""));
        one.refresh();
        assertThat(one.as(Viewer.EVERYTHING).position())
                .isEqualTo(two.as(Viewer.EVERYTHING).position());
    }

    @Test
    void onlyWhoMayDoesSomething() throws IOException {
        Match match = matches.open(store);
        int entries = store.head().entries();
        Command bid = bid("anna", 1);
        for (Command organizers : List.of(
                new Command.Lapse(0),
                new Command.Extend(0, Duration.ofDays(1), ""),
                new Command.Pause(Instant.EPOCH, Instant.EPOCH.plusSeconds(60), ""),
                new Command.Resume(null, Instant.EPOCH, ""),
                new Command.Rewind(0, ""),
                new Command.Undo(""),
                new Command.Amend(1, new Answer.Whole(1), "", true, dropped -> {}),
                new Command.Close(""))) {
            assertThatThrownBy(() -> match.as(Viewer.of(new Player("anna"))).submit(null, organizers))
                    .hasMessageContaining("Only the organizer");
        }
        assertThatThrownBy(() -> match.as(Viewer.SPECTATOR).submit(null, bid)).hasMessageContaining("can only look");
        assertThatThrownBy(() -> match.as(Viewer.of(new Player("bert"))).submit(null, bid))
                .hasMessageContaining("can't answer for Anna");
        assertThatThrownBy(() -> match.as(Viewer.of(new Player("nobody"))).submit(null, bid))
                .hasMessageContaining("can't answer for Anna");
        assertThat(store.head().entries()).isEqualTo(entries);
        match.as(Viewer.EVERYTHING).submit(null, bid);
        assertThat(store.head().entries()).isEqualTo(entries + 1);
    }

    @Test
    void timeClosesWhatIsDue() throws IOException {
        Match match = matches.open(store);
        Instant opened = Instant.ofEpochMilli(matches.time.instant().toEpochMilli());
        assertThat(match.nextDeadline()).contains(opened.plus(Duration.ofDays(1)));
        matches.time.pass(Duration.ofHours(23));
        match.submit("anna", null, draft("anna", 5));
        assertThat(match.lapse()).isZero();
        matches.time.pass(Duration.ofHours(1));
        assertThat(match.lapse()).isEqualTo(1);
        assertThat(match.as(Viewer.EVERYTHING)
                        .position()
                        .path("state")
                        .path("coins")
                        .toString())
                .isEqualTo("{\"anna\":5,\"bert\":0,\"carl\":0}");
        assertThat(match.nextDeadline()).contains(opened.plus(Duration.ofDays(2)));
    }

    // ---- real dice

    private Match withRealDice() throws IOException {
        Match match = new Matches(new Bids(), Matches.THREE + "dice: physical\n").open(store);
        for (String seat : SEATS) {
            match.submit(seat, null, bid(seat, 1));
        }
        return match;
    }

    @Test
    void nobodyRollsForSomebodyElse() throws IOException {
        Match match = withRealDice();
        for (String other : List.of("bert", "nobody", "engine")) {
            assertThatThrownBy(() -> match.submit(other, null, Command.Roll.of(4)))
                    .isInstanceOf(BadGame.class);
        }
        match.submit("anna", null, Command.Roll.of(4));
        assertThat(match.as(Viewer.SPECTATOR).log().toString()).contains("The wind is 4.");
    }

    @Test
    void facesTypedInTwiceAtTheSameMomentAreOfOneRoll() throws IOException {
        Match one = withRealDice();
        Match two = new Matches(new Bids(), Matches.THREE).load(store);
        one.submit("anna", null, Command.Roll.of(4));
        assertThatThrownBy(() -> two.submit("organizer", null, Command.Roll.of(6)))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("Somebody else has typed in this roll");
    }

    // ---- what was heard

    @Test
    void whatWasNotHeardIsToldWithoutReplayingTheJournal() throws IOException {
        Match match = matches.open(store);
        SeatView bert = match.as(Viewer.of(new Player("bert")));
        List<Revision> heard = new ArrayList<>();
        heard.add(bert.revision());
        for (int round = 0; round < 3; round++) {
            for (String seat : SEATS) {
                match.submit(seat, null, bid(seat, 1));
                heard.add(bert.revision());
            }
        }
        int weathers = Bids.WEATHERS.get();
        assertThat(heard).doesNotHaveDuplicates();
        assertThat(bert.since(heard.get(heard.size() - 1)).lines()).isEmpty();
        assertThat(bert.since(heard.get(6)).lines())
                .extracting(line -> line.sentence().toString())
                .anyMatch(text -> text.startsWith("Bert: Year 3"))
                .anyMatch(text -> text.startsWith("The wind is"))
                .noneMatch(text -> text.startsWith("Anna: Year"));
        assertThat(bert.since(new Revision(5, 0)).again()).isTrue();
        assertThat(bert.since(new Revision(0, 1_000)).again()).isTrue();
        assertThat(bert.log()).isNotEmpty();
        assertThat(Bids.WEATHERS.get()).isEqualTo(weathers);
    }

    /** For every viewer, at every moment, whatever came before. */
    @Test
    void aRestartChangesNothingThatSomebodyHasHeard() throws IOException {
        Match match = matches.open(store);
        List<Command> all = new ArrayList<>();
        for (int round = 0; round < 3; round++) {
            all.add(draft("anna", round));
            all.add(draft("anna", round + 1));
            SEATS.forEach(seat -> all.add(bid(seat, 2)));
        }
        all.add(8, new Command.Rewind(2, "mistake"));
        all.add(12, new Command.Stand(new Player("carl"), 0, new Answer.Whole(1), null));
        all.add(new Command.Lapse(0));
        List<Revision> spectators = new ArrayList<>();
        for (Command command : all) {
            String by = command instanceof Command.Choose choose
                    ? choose.seat().id()
                    : command instanceof Command.Stand ? "carl" : "organizer";
            match.submit(by, null, command);
            spectators.add(match.as(Viewer.SPECTATOR).revision());
            Match again = matches.load(store);
            Match fromSnapshot = matches.load(store, match.snapshot());
            for (Viewer viewer : match.game().play().viewers()) {
                assertThat(again.as(viewer).revision())
                        .as("%s", viewer)
                        .isEqualTo(match.as(viewer).revision());
                assertThat(fromSnapshot.as(viewer).revision())
                        .isEqualTo(match.as(viewer).revision());
                for (Revision heard : spectators) {
                    assertThat(again.as(viewer).since(heard).json())
                            .isEqualTo(match.as(viewer).since(heard).json());
                }
            }
        }
        assertThat(spectators.get(spectators.size() - 1).takenBack()).isEqualTo(1);
    }

    // ---- snapshots

    @Test
    void aGameFromAnySnapshotIsTheGame() throws IOException {
        Match match = matches.open(store);
        List<String> snapshots = new ArrayList<>();
        snapshots.add(match.snapshot());
        for (int round = 0; round < 3; round++) {
            for (String seat : SEATS) {
                match.submit(seat, null, bid(seat, 1));
                snapshots.add(match.snapshot());
            }
        }
        int weathers = Bids.WEATHERS.get();
        Match last = matches.load(store, snapshots.get(snapshots.size() - 1));
        assertThat(Bids.WEATHERS.get()).as("nothing is replayed").isEqualTo(weathers);
        matches.load(store, snapshots.get(5));
        assertThat(Bids.WEATHERS.get()).as("two years are replayed").isEqualTo(weathers + 2);
        for (String snapshot : snapshots) {
            Match again = matches.load(store, snapshot);
            assertThat(again.snapshot()).isEqualTo(match.snapshot());
            assertThat(again.as(Viewer.EVERYTHING).log())
                    .isEqualTo(match.as(Viewer.EVERYTHING).log());
            assertThat(again.nextDeadline()).isEqualTo(match.nextDeadline());
        }
        last.submit("anna", null, bid("anna", 1));
        assertThat(matches.load(store).as(Viewer.EVERYTHING).position())
                .isEqualTo(last.as(Viewer.EVERYTHING).position());
    }

    @Test
    void aSnapshotThatDoesNotFitIsNotUsed() throws IOException {
        Match match = matches.open(store);
        match.submit("anna", null, bid("anna", 1));
        String early = match.snapshot();
        match.submit("bert", null, bid("bert", 1));
        String late = match.snapshot();
        match.submit("organizer", null, new Command.Undo(""));
        Match whole = matches.load(store);
        Match other = matches.open(new MemoryStore());
        other.submit("anna", null, bid("anna", 9));
        String foreign = other.snapshot();
        for (String snapshot :
                List.of(early, late, foreign, "{}", "no JSON", late.replace("\"hash\":\"", "\"hash\":\"0"))) {
            Match again = matches.load(store, snapshot);
            assertThat(again.snapshot()).isEqualTo(whole.snapshot());
            assertThat(again.as(Viewer.EVERYTHING).position())
                    .isEqualTo(whole.as(Viewer.EVERYTHING).position());
            assertThat(again.as(Viewer.SPECTATOR).revision())
                    .isEqualTo(whole.as(Viewer.SPECTATOR).revision());
        }
    }

    @Test
    void verifyNamesASnapshotThatTheJournalDoesNotLeadTo() throws IOException {
        Match match = matches.open(store);
        for (String seat : SEATS) {
            match.submit(seat, null, bid(seat, 1));
        }
        String snapshot = match.snapshot();
        assertThat(match.verify(List.of(snapshot)).violations()).isEmpty();
        String forged = snapshot.replace("\"coins\":{\"anna\":1", "\"coins\":{\"anna\":7");
        assertThat(forged).isNotEqualTo(snapshot);
        assertThat(match.verify(List.of(forged)).violations())
                .singleElement()
                .hasToString(
                        "The snapshot at entry " + (store.head().entries() - 1) + " is not what the journal leads to.");
    }
}
