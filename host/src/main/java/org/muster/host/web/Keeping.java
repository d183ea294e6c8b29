package org.muster.host.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Listed;
import org.muster.host.metrics.Metrics;
import org.muster.host.pages.HostPage;
import org.muster.host.pages.Say;
import org.muster.host.refusal.Refusal;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What who runs the host asks for: whether it is well, what it does, which games were set aside; and a game's journal. */
final class Keeping {

    private static final int HASH_DIGITS = 16;

    private final Games games;
    private final House house;
    private final Metrics metrics;

    Keeping(House house, Metrics metrics) {
        this.games = house.games();
        this.house = house;
        this.metrics = metrics;
    }

    List<Route> routes() {
        return List.of(
                Route.get(Gate.PULSE, Need.NOTHING, this::health),
                Route.get("/metrics", Need.HOST, this::metrics),
                Route.get("/host", Need.HOST, this::page),
                Route.post("/host/aside/{id}", Need.HOST, this::backByForm),
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

    private void page(Visit visit) {
        List<HostPage.Figure> figures = new ArrayList<>();
        games.figures().forEach((name, much) -> figures.add(new HostPage.Figure(called(name), much)));
        HostPage page = new HostPage(
                figures,
                games.aside().stream()
                        .map(game -> new HostPage.Aside(
                                game.id(), game.name(), house.system(game.ruleset()), String.valueOf(game.setAside())))
                        .toList(),
                games.rulesets().stream().map(Keeping::plugin).toList(),
                games.isEmbedded());
        house.html().show(visit.http(), "host", Say.say("This host"), Map.of("host", page));
    }

    /** A figure of the metrics, as people say it; of a new one its own name. */
    private static String called(String name) {
        return switch (name) {
            case "games" -> Say.say("Games");
            case "games_in_memory" -> Say.say("of them in memory");
            case "games_set_aside" -> Say.say("of them set aside");
            case "games_looked_after" -> Say.say("of them looked after just now");
            case "answers_written" -> Say.say("Answers written since it was started");
            default -> name;
        };
    }

    private static HostPage.Plugin plugin(LoadedRuleset ruleset) {
        return new HostPage.Plugin(
                ruleset.info().name(),
                ruleset.version().version(),
                ruleset.version().hash().substring(0, HASH_DIGITS),
                ruleset.location());
    }

    private void backByForm(Visit visit) {
        giveBack(visit);
        visit.goOnTo("/host");
    }

    private void back(Visit visit) {
        giveBack(visit);
        visit.json(Documents.object().put("done", true));
    }

    private void giveBack(Visit visit) {
        if (!games.giveBack(visit.http().pathParam("id"))) {
            throw new Refusal(404, "NOT_HERE", "There is nothing here, or nothing that you may see.");
        }
    }

    /**
     * It holds what everybody keeps secret, so it is the organizer's when nothing is secret any more: when the rules have
     * ended the game, and not while who closed it may open it again. Who has read it takes nothing back; so it is a deed,
     * and no page of somebody else's brings it about.
     */
    private void journal(Visit visit) throws IOException {
        house.gate().mustNotBeLed(visit.http());
        HostedGame game = visit.game();
        List<String> lines = games.takeJournal(game, visit.somebody())
                .orElseThrow(() -> new Refusal(
                        409,
                        "NOT_OVER",
                        "The journal of a game holds everybody's secrets; it can be taken when the game has come to its end."
                                + " Who runs the host can always: muster serve export {id} FILE.",
                        game.id()));
        visit.http()
                .header("Content-Disposition", "attachment; filename=\"" + game.id() + ".muster\"")
                .contentType("application/x-ndjson; charset=utf-8")
                .result(String.join("\n", lines) + '\n');
    }
}
