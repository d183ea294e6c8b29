package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** Whoever tries the demo can go on. */
class DemoTest {

    private static final String SEAT = "seat1";

    @TempDir
    private Path folder;

    @Test
    void noGameWaitsForMoreThanWhoTriesIt() throws Exception {
        try (Club club = new Club(folder)) {
            Person person = club.host().people().host("somebody");
            LoadedRuleset crusade = club.host().games().ruleset("40k-crusade").orElseThrow();
            HostedGame game = Demo.open(club.host(), person, crusade.info());
            Club.Guest somebody =
                    new Club.Guest(club.host(), club.host().people().session(person));
            somebody.joins(game);
            Club.until(club.host(), game.id(), "the second turn", () -> {
                List<Awaited> awaited = Awaited.in(game);
                assertThat(awaited).noneMatch(one -> one.seats().contains("organizer"));
                answer(somebody, game);
                return awaited.stream().anyMatch(one -> one.path().get(0).equals("Turn 2"));
            });
        }
    }

    /** Answers one question as it is proposed, also one that any of several may answer. */
    private static void answer(Club.Guest somebody, HostedGame game) throws IOException, InterruptedException {
        for (JsonNode decision : somebody.asked(game)) {
            for (JsonNode question : decision.path("questions")) {
                boolean isTheirs = question.path("who").toString().contains(SEAT);
                if (isTheirs
                        && question.path("waitedFor").asBoolean()
                        && !question.path("confirmed").asBoolean()) {
                    somebody.does(
                            game,
                            Map.of(
                                    "do", "choose",
                                    "decision", decision.path("id").asInt(),
                                    "seat", question.path("seat").asString(),
                                    "answer", question.path("example"),
                                    "contribution", "of somebody"));
                    return;
                }
            }
        }
    }
}
