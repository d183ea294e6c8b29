package org.muster.host.web;

import java.io.IOException;
import java.util.List;
import org.muster.core.view.Documents;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Listed;
import org.muster.host.metrics.Metrics;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What who runs the host asks for: whether it is well, what it does, which games were set aside; and a game's journal. */
final class Keeping {

    private final Games games;
    private final Metrics metrics;

    Keeping(Games games, Metrics metrics) {
        this.games = games;
        this.metrics = metrics;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/health", Need.NOTHING, this::health),
                Route.get("/metrics", Need.HOST, this::metrics),
                Route.get("/api/host", Need.HOST, this::host),
                Route.post("/api/host/aside/{id}/back", Need.HOST, this::back),
                Route.get("/api/games/{game}/journal", Need.ORGANIZER, this::journal));
    }

    /** For a proxy, or who starts the process anew: anybody may know that it runs, and no more. */
    private void health(Visit visit) {
        boolean well = games.isStored();
        visit.json(Documents.object().put("status", well ? "ok" : "no database"));
        visit.http().status(well ? 200 : 503);
    }

    private void metrics(Visit visit) {
        visit.http().contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text(games.figures()));
    }

    private void host(Visit visit) {
        ObjectNode json = Documents.object();
        ObjectNode figures = json.putObject("figures");
        games.figures().forEach(figures::put);
        ArrayNode aside = json.putArray("aside");
        for (Listed game : games.aside()) {
            aside.addObject()
                    .put("id", game.id())
                    .put("name", game.name())
                    .put("ruleset", game.ruleset())
                    .put("why", game.setAside());
        }
        visit.json(json);
    }

    private void back(Visit visit) {
        if (!games.giveBack(visit.http().pathParam("id"))) {
            throw new Refusal(404, "NOT_HERE", "There is nothing here, or nothing that you may see.");
        }
        visit.json(Documents.object().put("done", true));
    }

    /**
     * It holds what everybody keeps secret, so it is the organizer's when nothing is secret any more: when the rules have
     * ended the game, and not while who closed it may open it again.
     */
    private void journal(Visit visit) throws IOException {
        HostedGame game = visit.game();
        if (!game.match().hasEnded()) {
            throw new Refusal(
                    409,
                    "NOT_OVER",
                    "The journal of a game holds everybody's secrets; it can be taken when the game has come to its end. Who"
                            + " runs the host can always: muster serve export {id} FILE.",
                    game.id());
        }
        visit.http()
                .header("Content-Disposition", "attachment; filename=\"" + game.id() + ".muster\"")
                .contentType("application/x-ndjson; charset=utf-8")
                .result(String.join("\n", games.journal(game.id())) + '\n');
    }
}
