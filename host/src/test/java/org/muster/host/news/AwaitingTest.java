package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

class AwaitingTest {

    /** Whoever is away is not called to throw, and whoever runs the game is: a bot has no dice. */
    @Test
    void diceOfABotCallTheOrganizer(@TempDir Path folder) throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.host().games().open(Club.realDice("skirmish-dice", false));
            Map<String, Club.Guest> guests = Map.of("anna", club.guest(game, "anna"), "bert", club.guest(game, "bert"));
            Club.untilARoll(game, guests);
            String rolls = guests.get("anna")
                    .json("/api/games/" + game.id())
                    .path("asked")
                    .path("roll")
                    .path("by")
                    .asString();
            assertThat(prompts(game, rolls, Set.of())).containsExactly("Roll the dice and type what they show");
            assertThat(prompts(game, "organizer", Set.of())).isEmpty();
            Set<Player> bots = Set.of(new Player(rolls));
            assertThat(prompts(game, rolls, bots)).isEmpty();
            assertThat(prompts(game, "organizer", bots))
                    .containsExactly("Type what the dice of " + game.seats().get(rolls) + " show, where a bot plays");
        }
    }

    private static List<String> prompts(HostedGame game, String place, Set<Player> bots) throws Exception {
        return Awaiting.of(game, place, bots).stream().map(Awaiting::prompt).toList();
    }
}
