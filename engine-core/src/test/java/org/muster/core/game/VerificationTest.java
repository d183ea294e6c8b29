package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;

/** What the judgement of a game says beside that it holds: how much was rolled, taken back, noted, and where it stands. */
class VerificationTest {

    private static Games<Market.Day> day(Games<Market.Day> table, String place) {
        int bids = Market.decision(table, "Bids");
        table.choose("anna", bids, "1", true).choose("bert", bids, "1", true);
        table.choose("anna", Market.decision(table, "Stalls"), place, true);
        return table.choose("anna", Market.decision(table, "Stalls"), "1", true);
    }

    /** Each roll is counted once, however often it was taken back and stands again. */
    @Test
    void rollsTakenBackAreThoseThatCountNoLonger() {
        Games<Market.Day> table = day(Games.open(new Market(), Market.TWO), "5");
        assertThat(Verification.of(table.game).takenBack().rolls()).isZero();
        int haggled = table.game.history().stream()
                .filter(entry -> entry.body() instanceof Entry.Rolled)
                .findFirst()
                .orElseThrow()
                .n();
        table.rewind(haggled);
        assertThat(Verification.of(table.game).takenBack()).isEqualTo(new Verification.TakenBack(1, null));
        table.rewind(haggled - 2);
        assertThat(Verification.of(table.game).takenBack().rolls()).isEqualTo(2);
        day2(table);
        assertThat(Verification.of(table.game).takenBack().rolls()).isEqualTo(2);
        assertThat(Verification.of(table.game).violations()).isEmpty();
    }

    private static void day2(Games<Market.Day> table) {
        table.choose("anna", Market.decision(table, "Stalls"), "1", true);
        table.choose("anna", Market.decision(table, "Stalls"), "1", true);
    }

    @Test
    void whereItStandsIsSaidByAHashThatEveryMachineMakes() {
        Games<Market.Day> table = day(Games.open(new Market(), Market.TWO), "1");
        Verification found = Verification.of(table.game);
        byte[] state = table.game.play().json().bytes(table.state());
        assertThat(found.state()).isEqualTo(Sha256.hex(state)).isEqualTo(Verification.stateOf(table.reloaded()));
        assertThat(found.entries()).isEqualTo(table.lines.size());
    }

    /** States are counted that today's rules noted and met again, and those that others noted: nobody can compare these. */
    @Test
    void allNotedStatesAreCountedAlsoThoseOfOtherRules() {
        Games<Market.Day> table = day(day(Games.open(new Market(), Market.TWO), "1"), "1");
        assertThat(Verification.of(table.reloaded()).states()).isEqualTo(2);
        Journal other = new Journal();
        boolean first = true;
        for (Entry entry : table.game.entries()) {
            Entry.Body body = entry.body();
            if (first && body instanceof Entry.Reached reached) {
                body = new Entry.Reached(reached.state(), "ab".repeat(32));
                first = false;
            }
            other.append(entry.at(), entry.by(), body);
        }
        Verification found = Verification.of(table.game.play(), other);
        assertThat(found.states()).isEqualTo(2);
        assertThat(found.elsewhere()).isNull();
        assertThat(found.violations()).isEmpty();
        assertThat(Map.copyOf(found.rolls())).isEqualTo(Map.of("seeded", 2));
    }
}
