package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** The list of games says of each where it is, for whom it waits and how long. */
class HomeTest {

    /** More entries than it takes until an organizer is asked. */
    private static final int MANY = 10_000;

    @TempDir
    private Path folder;

    /** The list knows for whom a game waits. */
    private static void until(Club club, HostedGame game, String place) {
        Patience.until(
                "the list knows that it waits for " + place,
                () -> club.host()
                        .games()
                        .listed(game.id())
                        .orElseThrow()
                        .standing()
                        .waitsFor()
                        .contains(place));
    }

    /** The same at the table, from any other seat: whoever plays and runs a game must not wait for themselves. */
    @Test
    void whoeverRunsAGameReadsThatItWaitsForThem() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.played("40k-crusade", MANY, "anna", "bert");
            assertThat(Awaited.places(game, Set.of())).containsExactly("organizer");
            until(club, game, "organizer");
            String asked = "Your move: " + begin(game); // dice are fair: the battles of a turn, or one that is disputed

            Club.Guest organizer = club.guest(game, "anna", "organizer");
            String there = "/g/" + game.id() + "?as=organizer";
            assertThat(organizer.get("/").body()).contains(asked, "href=\"" + there);
            assertThat(organizer.get("/g/" + game.id()).body())
                    .contains(
                            "Your move as the organizer: " + begin(game), "Answer as the organizer", "href=\"" + there)
                    .contains("\"path\":\"" + there);

            Person keeper = club.host().people().host("keeper");
            club.host().people().take(new Invitation(game.id(), "bert"), keeper);
            Club.Guest runs = new Club.Guest(club.host(), club.host().people().session(keeper));
            assertThat(runs.get("/").body())
                    .as("somebody else is its organizer")
                    .doesNotContain(asked);
            club.host().people().vacate(new Invitation(game.id(), "organizer"));
            assertThat(runs.get("/").body()).contains(asked, "href=\"/g/" + game.id() + "/organize");
            assertThat(runs.json("/api/games/" + game.id()).path("runs").asBoolean())
                    .isTrue();
            assertThat(club.guest(game, "anna").get("/").body()).contains("Waiting for the organizer");
        }
    }

    /** How the question begins that waits for the organizer. */
    private static String begin(HostedGame game) throws Exception {
        int waited = Awaited.in(game).stream()
                .filter(one -> one.seats().contains(Player.ORGANIZER.id()))
                .findFirst()
                .orElseThrow()
                .decision();
        for (JsonNode decision : game.as(Viewer.of(Player.ORGANIZER)).asked().path("decisions")) {
            if (decision.path("id").asInt() == waited) {
                return decision.path("prompt").asString().split(" ")[0];
            }
        }
        throw new AssertionError("the organizer is not asked what waits for them");
    }

    @Test
    void eachGameSaysItsPhaseAndWhatIsLeftOfItsTime() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("swm-campaign", true, "anna", "bert");
            until(club, game, "anna");
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
                            .closes()
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

    /** Who lets a bot play need not come. */
    @Test
    void aSeatThatABotPlaysDoesNotCall() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("swm-campaign", true, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            until(club, game, "anna");
            assertThat(anna.get("/").body()).contains("Your move");
            anna.form("/g/" + game.id() + "/seat", "do", "bot", "skill", "0");
            if (Awaited.places(game, Set.of()).contains("anna")) {
                assertThat(anna.get("/").body()).contains("A bot plays for you").doesNotContain("Your move");
            }
        }
    }
}
