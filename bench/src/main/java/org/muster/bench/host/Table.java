package org.muster.bench.host;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.json.Json;
import org.muster.host.Host;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.people.Token;

/**
 * A game whose first seat changes its answer again and again: each is judged, written and on the disk when it is
 * acknowledged.
 */
record Table(String url, HostedGame game, Token token) {

    private static final List<String> ANSWERS = List.of("orks", "tau", "chaos");
    private static final String RULESET = "40k-crusade";

    static Table open(Host host, String name) throws IOException {
        GameConfig config = new GameConfig(
                name,
                OrderedMap.of("anna", "Anna").with("bert", "Bert"),
                true,
                null,
                null,
                null,
                "seeded",
                null,
                null,
                null);
        HostedGame game = host.games().open(new NewGame(RULESET, config, Map.of(), false));
        Person person = host.people().newcomer("Anna", false);
        host.people().take(new Invitation(game.id(), "anna"), person);
        return new Table(host.url().toString(), game, host.people().session(person));
    }

    /** Answers once; what came back was acknowledged. */
    void answer(Line line, int number) throws IOException {
        String body = Json.write(Map.of(
                "do", "choose", "decision", 1, "confirmed", false, "answer", ANSWERS.get(number % ANSWERS.size())));
        line.post("/api/games/" + game.id() + "/commands", token.text(), body);
    }

    /** Somebody's line to the host of this table. */
    Line line() throws IOException {
        return Line.to(URI.create(url));
    }
}
