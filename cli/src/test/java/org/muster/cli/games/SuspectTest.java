package org.muster.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.core.json.Flaw;
import org.muster.core.json.Json;

class SuspectTest {

    private static Optional<String> suspect(String thrown) {
        return Suspect.of(
                        Json.read(
                                "{\"state\": {\"turn\": \"the\", \"squads\": [{\"owner\": \"anna-1\", \"at\": \"x-9\"}]},"
                                        + " \"agenda\": {\"Retreat\": {\"squad\": \"moon\"}}}"),
                        List.of(new Player("anna-1")),
                        new IllegalStateException("it failed", new NoSuchElementException(thrown)))
                .map(Flaw::place);
    }

    @Test
    void anIdThatTheRulesStumbledOverIsFoundInThePosition() {
        assertThat(suspect("x-9 is none of [x-1, x-2]")).contains("state.squads.0.at");
        assertThat(suspect("nobody stands at x-9.")).contains("state.squads.0.at");
        assertThat(suspect("moon is not on the table")).contains("agenda.Retreat.squad");
    }

    @Test
    void aWordOfASentenceASeatAndAnIdThatIsNotThereAreNoSuspects() {
        assertThat(suspect("in the middle of it")).isEmpty();
        assertThat(suspect("anna-1 is none of []")).isEmpty();
        assertThat(suspect("x-7 is none of [x-1]")).isEmpty();
        assertThat(Suspect.of(null, List.of(), new IllegalStateException("x-9")))
                .isEmpty();
    }
}
