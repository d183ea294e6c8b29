package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;

/** The list of games says of each where it is, for whom it waits and how long. */
class HomeTest {

    @TempDir
    private Path folder;

    @Test
    void eachGameSaysItsPhaseAndWhatIsLeftOfItsTime() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("swm-campaign", true, "anna", "bert");
            for (String seat : List.of("anna", "bert")) {
                Club.Guest guest = club.guest(game, seat);
                assertThat(guest.get("/").body()).as("dice wait for all").contains("Your move");
                guest.joins(game);
            }
            Patience.until(
                    "the list knows who begins",
                    () -> !club.host()
                            .games()
                            .listed(game.id())
                            .orElseThrow()
                            .standing()
                            .phase()
                            .isEmpty());
            Awaited first = Awaited.in(game).get(0);
            String phase = String.join(" › ", first.path().subList(0, 2));
            assertThat(first.until()).isNotEmpty();
            String time = "<time class=\"left\" datetime=\"" + first.until() + "\">";
            Club.Guest called = club.guest(game, first.seats().get(0));
            assertThat(called.get("/").body()).contains("Your move: ", phase, time);
            assertThat(club.nobody().get("/").body()).as("who looks on").contains("Waiting for", phase, time);

            club.guest(game, "organizer").does(game, Map.of("do", "close", "reason", "enough"));
            Patience.until(
                    "the list knows that it is over",
                    () -> club.host().games().listed(game.id()).orElseThrow().ended());
            assertThat(List.of(called.get("/").body(), club.nobody().get("/").body()))
                    .allSatisfy(page ->
                            assertThat(page).contains("The game is over").doesNotContain(phase, "<time"));
        }
    }
}
