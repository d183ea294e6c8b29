package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.audit.Audit;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.journal.MemoryStore;

/** The organizer gives more time, and stops it over the holidays. */
class MoreTimeTest {

    private static final Duration A_DAY = Duration.ofDays(1);

    private final Matches matches = Matches.bids();
    private final MemoryStore store = new MemoryStore();

    private Instant now() {
        return Instant.ofEpochMilli(matches.time.instant().toEpochMilli());
    }

    private static void organizes(Match match, Command command) throws IOException {
        match.submit("organizer", null, command);
    }

    private static List<String> told(Match match, Viewer viewer) throws IOException {
        List<String> told = new ArrayList<>();
        match.as(viewer).log().forEach(line -> told.add(line.path("text").asString()));
        return told;
    }

    @Test
    void anOpenDecisionStaysOpenForLonger() throws IOException {
        Match match = matches.open(store);
        Instant first = now().plus(A_DAY);
        organizes(match, new Command.Extend(0, A_DAY, "Bert is ill"));
        assertThat(match.nextDeadline()).contains(first.plus(A_DAY));
        matches.time.pass(Duration.ofHours(47));
        assertThat(match.lapse()).isZero();
        match.submit("bert", null, Matches.bid("bert", 3));
        matches.time.pass(Duration.ofHours(1));
        assertThat(match.lapse()).isEqualTo(1);
        assertThat(match.nextDeadline()).as("the next has the rules' time").contains(now().plus(A_DAY));
        assertThat(match.as(Viewer.EVERYTHING)
                        .position()
                        .path("state")
                        .path("coins")
                        .path("bert")
                        .asInt())
                .as("an answer that was taken before stands")
                .isEqualTo(3);
        assertThat(matches.load(store).nextDeadline()).isEqualTo(match.nextDeadline());
        assertThat(match.verify(List.of()).violations()).isEmpty();
    }

    @Test
    void everybodyHearsOfIt() throws IOException {
        Match match = matches.open(store);
        organizes(match, new Command.Extend(0, A_DAY.plusHours(2), "Bert is ill"));
        String told = "stays open for 1 day 2 hours more: Bert is ill";
        assertThat(told(match, Viewer.of(new Player("anna")))).anyMatch(line -> line.endsWith(told));
        assertThat(told(match, Viewer.SPECTATOR)).anyMatch(line -> line.endsWith(told));
        organizes(match, new Command.Pause(now(), now().plus(A_DAY), "Holidays"));
        assertThat(told(match, Viewer.SPECTATOR))
                .anyMatch(
                        line -> line.equals("No time runs from 21 Nov 2026 10:00 to 22 Nov 2026 10:00 UTC: Holidays"));
    }

    @Test
    void overTheHolidaysNoTimeRunsAlsoOfWhatIsAskedThen() throws IOException {
        Match match = matches.open(store);
        Instant opened = now();
        organizes(match, new Command.Pause(opened.plus(Duration.ofHours(12)), opened.plus(Duration.ofDays(10)), ""));
        Instant end = opened.plus(Duration.ofDays(10)).plus(Duration.ofHours(12));
        assertThat(match.nextDeadline()).contains(end);
        matches.time.pass(Duration.ofDays(2));
        for (String seat : Matches.SEATS) {
            match.submit(seat, null, Matches.bid(seat, 1));
        }
        assertThat(match.nextDeadline()).contains(opened.plus(Duration.ofDays(11)));
        matches.time.pass(Duration.ofDays(3));
        organizes(match, new Command.Pause(opened.plus(Duration.ofHours(12)), now(), "back early"));
        assertThat(match.nextDeadline()).contains(now().plus(A_DAY));
        assertThat(match.lapse()).isZero();
    }

    @Test
    void aPauseEndsBeforeItsTimeAndKeepsItsReason() throws IOException {
        Match match = matches.open(store);
        Instant opened = now();
        refused(match, new Command.Resume(null, opened, ""), "No pause is now");
        organizes(match, new Command.Pause(opened, opened.plus(Duration.ofDays(9)), "Holidays"));
        organizes(match, new Command.Pause(opened.plus(Duration.ofDays(20)), opened.plus(Duration.ofDays(30)), "May"));
        refused(match, new Command.Resume(opened.plusSeconds(1), opened, ""), "No pause is now");
        matches.time.pass(Duration.ofDays(2));
        organizes(match, new Command.Resume(null, now(), ""));
        assertThat(match.nextDeadline()).contains(now().plus(A_DAY));
        assertThat(told(match, Viewer.SPECTATOR))
                .anyMatch(line -> line.endsWith("from 21 Nov 2026 10:00 to 23 Nov 2026 10:00 UTC: Holidays"));
        refused(match, new Command.Resume(null, now(), ""), "No pause is now");
        matches.time.pass(Duration.ofDays(19));
        organizes(match, new Command.Resume(opened.plus(Duration.ofDays(20)), now(), "back early"));
        assertThat(told(match, Viewer.SPECTATOR)).anyMatch(line -> line.endsWith(": back early"));
    }

    @Test
    void whoGoesBackTakesNoPauseAndNoAddedTimeBackAndGivesTheWholeTimeAnew() throws IOException {
        Match match = matches.open(store);
        Instant opened = now();
        organizes(match, new Command.Pause(opened.plus(Duration.ofDays(5)), opened.plus(Duration.ofDays(9)), ""));
        organizes(match, new Command.Extend(1, Duration.ofDays(300), ""));
        matches.time.pass(Duration.ofDays(4));
        match.submit("anna", null, Matches.bid("anna", 1));
        matches.time.pass(Duration.ofHours(12));
        organizes(match, new Command.Undo("Anna slipped"));
        assertThat(match.nextDeadline())
                .as("with what was added, which nobody took back")
                .contains(opened.plus(Duration.ofDays(309)).plus(Duration.ofHours(12)));
    }

    @Test
    void aMendOfThePastKeepsItAndIsTakenBackBehindIt() throws IOException {
        Match match = matches.open(store);
        for (String seat : Matches.SEATS) {
            match.submit(seat, null, Matches.bid(seat, 1));
        }
        int first = match.game().entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .findFirst()
                .orElseThrow()
                .n();
        organizes(match, new Command.Extend(0, A_DAY, ""));
        organizes(match, new Command.Amend(first, new Answer.Whole(9), "mistyped", true, dropped -> {}));
        organizes(match, new Command.Extend(0, A_DAY, ""));
        assertThat(match.nextDeadline())
                .as("a day before the mend, and one after it")
                .contains(now().plus(A_DAY).plus(A_DAY).plus(A_DAY));
        organizes(match, new Command.Undo("it was right"));
        assertThat(match.as(Viewer.EVERYTHING)
                        .position()
                        .path("state")
                        .path("coins")
                        .path("anna")
                        .asInt())
                .isEqualTo(1);
        assertThat(match.verify(List.of()).violations()).isEmpty();
    }

    @Test
    void whatMakesNoSenseIsRefusedAndWritesNothing() throws IOException {
        Match match = matches.open(store);
        int entries = store.head().entries();
        Instant now = now();
        refused(match, new Command.Extend(0, Duration.ZERO, ""), "more than nothing");
        refused(match, new Command.Extend(0, Duration.ofDays(367), ""), "367 days");
        refused(match, new Command.Extend(7, A_DAY, ""), "Decision 7 is not open");
        refused(match, new Command.Pause(now, now, ""), "later than its beginning");
        refused(
                match,
                new Command.Pause(now, now.minusSeconds(60), ""),
                "The pause would begin at 21 Nov 2026 10:00 UTC and end at 21 Nov 2026 09:59 UTC: its end is wanted later");
        refused(
                match,
                new Command.Pause(now.minusSeconds(7200), now.minusSeconds(60), ""),
                "The pause would end at 21 Nov 2026 09:59 UTC, which is past: now it is 21 Nov 2026 10:00 UTC.");
        refused(
                match,
                new Command.Pause(Instant.parse("2026-11-20T00:00:00Z"), now.plus(A_DAY), ""),
                "The pause would begin on the morning of 20 Nov 2026, before the game was opened."
                        + " A beginning on 21 Nov 2026 or later is wanted.");
        refused(match, new Command.Pause(now, now.plus(Duration.ofDays(400)), ""), "400 days");
        refused(match, new Command.Extend(0, A_DAY, "two\nlines"), "the reason");
        assertThat(store.head().entries()).isEqualTo(entries);
        organizes(match, new Command.Pause(now, now.plus(A_DAY), ""));
        organizes(match, new Command.Pause(now, now, ""));
        assertThat(match.nextDeadline()).as("left out").contains(now.plus(A_DAY));
        refused(match, new Command.Pause(now, now, ""), "later than its beginning");
        organizes(match, new Command.Close("done"));
        refused(match, new Command.Extend(0, A_DAY, ""), "closed");
        refused(match, new Command.Pause(now, now.plus(A_DAY), ""), "closed");
    }

    private static void refused(Match match, Command command, String why) {
        assertThatThrownBy(() -> organizes(match, command))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining(why);
    }

    @Test
    void onesThatNobodyMayWriteAreFound() throws IOException {
        Match match = matches.open(store);
        organizes(match, new Command.Pause(now(), now().plus(A_DAY), "Holidays"));
        Journal journal = Journal.read(store.read(0));
        assertThat(Audit.of(journal.header(), journal.entries(), 1).violations())
                .isEmpty();
        journal.append(now(), "anna", new Entry.Paused(now(), now().plus(A_DAY), ""));
        assertThat(Audit.of(journal.header(), journal.entries(), 1).violations())
                .singleElement()
                .asString()
                .contains("only the organizer writes it, not anna");
        List<String> lines = new ArrayList<>(store.read(0));
        lines.set(lines.size() - 1, lines.get(lines.size() - 1).replace("\"until\":\"2026", "\"until\":\"2126"));
        assertThatThrownBy(() -> Journal.read(lines)).hasMessageContaining("up to 366 days");
    }
}
