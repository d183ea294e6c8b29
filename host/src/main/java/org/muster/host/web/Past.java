package org.muster.host.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.match.Moment;
import org.muster.core.match.PastView;
import org.muster.core.match.SeatView;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Documents;
import org.muster.host.games.Awaited;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Pause;
import org.muster.host.pages.GamePage;
import org.muster.host.pages.Html;
import org.muster.host.pages.Say;
import org.muster.host.pages.ScriptWords;
import org.muster.host.pages.SeatWords;
import org.muster.host.pages.ThingNames;
import org.muster.host.past.Course;
import org.muster.host.past.Filter;
import org.muster.host.past.HistoryPage;
import org.muster.host.past.LogPage;
import org.muster.host.past.Seen;
import org.muster.host.past.Told;
import org.muster.host.past.ToldLine;
import org.muster.host.past.WallPage;
import org.muster.host.refusal.Refusal;
import org.muster.host.shell.Reader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What happened, and how it looked then: told to each visitor as they could know it. */
final class Past {

    private static final int MOST_LINES = 200;
    private static final int WALL_LINES = 8;

    private final Games games;
    private final Tallies tallies;
    private final Html html;

    Past(Games games, Tallies tallies, Html html) {
        this.games = games;
        this.tallies = tallies;
        this.html = html;
    }

    List<Route> routes() {
        List<Route> routes = new ArrayList<>(List.of(
                Route.get("/api/games/{game}/log", Need.LOOK, this::log),
                Route.get("/api/games/{game}/why", Need.LOOK, this::why),
                Route.get("/api/games/{game}/past", Need.LOOK, Past::then),
                Route.get("/api/games/{game}/past/picture", Need.LOOK, Past::picture),
                Route.get("/g/{game}/log", Need.LOOK, this::logPage),
                Route.get("/g/{game}/history", Need.LOOK, this::history),
                Route.get("/g/{game}/wall", Need.LOOK, this::wall)));
        return routes;
    }

    private static Filter filter(Visit visit) {
        String seat = visit.param("seat");
        return new Filter(
                visit.number("since", -1),
                seat,
                visit.game().seats().getOrDefault(seat, ""),
                visit.param("kind"),
                visit.param("place"),
                visit.param("q"));
    }

    static Seen seen(Visit visit) throws IOException {
        HostedGame game = visit.game();
        return new Seen(
                game.id(),
                game.header().name(),
                game.header().ruleset().id(),
                visit.place(),
                visit.places(),
                visit.runs(),
                visit.view().revision().toString());
    }

    // ---- what happened

    private void log(Visit visit) throws IOException {
        Told told = Told.to(visit.view());
        visit.json(
                visit.param("after").equals("answer")
                        ? told.sinceAnswerOf(visit.place())
                        : told.json(filter(visit), games.taken(visit.game()), games.zone()));
    }

    private RuleBook book(Visit visit) {
        return games.ruleset(visit.game().header().ruleset().id())
                .flatMap(RuleBook::of)
                .orElseGet(() -> RuleBook.parse(""));
    }

    /** An entry with all that it led to: rules in the book's words, dice, numbers. */
    private void why(Visit visit) throws IOException {
        int entry = visit.number("entry", -1);
        if (entry < 0) {
            throw new Refusal(
                    400,
                    "BAD_REQUEST",
                    "Which entry is asked about stands behind the path, such as {right}.",
                    "?entry=12");
        }
        Told told = Told.to(visit.view());
        ArrayNode lines = Json.MAPPER.createArrayNode();
        told.json(new Filter(entry - 1, "", "", "", "", "")).forEach(line -> {
            if (line.path("entry").asInt() == entry) {
                lines.add(line);
            }
        });
        if (lines.isEmpty()) {
            throw new BadGame("NO_SUCH_ENTRY", "Nothing that you may know of was told by an entry {n}.", entry);
        }
        ObjectNode json = Documents.object().put("entry", entry);
        json.set("lines", lines);
        RuleBook book = book(visit);
        ArrayNode rules = json.putArray("rules");
        for (String id : rulesOf(lines)) {
            ObjectNode one = rules.addObject().put("id", id);
            book.find(id)
                    .ifPresent(rule -> one.put("text", rule.text())
                            .put("source", rule.source())
                            .put("ruling", rule.ruling()));
        }
        ArrayNode rolls = json.putArray("rolls");
        for (JsonNode roll : tallies.json(visit.game(), visit.view())) {
            if (roll.path("entry").asInt() == entry) {
                rolls.add(roll);
            }
        }
        visit.json(json);
    }

    private static List<String> rulesOf(ArrayNode lines) {
        List<String> ids = new ArrayList<>();
        for (JsonNode line : lines) {
            line.path("rules").forEach(id -> ids.add(id.asString()));
        }
        return ids.stream().distinct().toList();
    }

    private void logPage(Visit visit) throws IOException {
        Told told = Told.to(visit.view());
        Filter filter = filter(visit);
        int before = visit.number("before", Integer.MAX_VALUE);
        List<ToldLine> lines = told.lines(filter).stream()
                .filter(line -> line.entry() < before)
                .toList();
        int from = Math.max(0, lines.size() - MOST_LINES);
        while (from > 0 && lines.get(from - 1).entry() == lines.get(from).entry()) {
            from--;
        }
        List<ToldLine> shown = lines.subList(from, lines.size());
        RuleBook book = book(visit);
        Map<String, RuleBook.Entry> rules = new LinkedHashMap<>();
        for (ToldLine line : shown) {
            for (String id : line.rules()) {
                book.find(id).ifPresent(rule -> rules.put(id, rule));
            }
        }
        LogPage page = new LogPage(
                seen(visit),
                games.taken(visit.game())
                        .map(taken -> taken.told(games.zone()).toString())
                        .orElse(""),
                Told.chapters(lines.subList(0, from), shown),
                filter,
                kinds(),
                places(visit.view(), told),
                visit.game().seats(),
                rules,
                from == 0 ? 0 : shown.get(0).entry());
        show(visit, "log", Say.say("What happened"), page);
    }

    private void show(Visit visit, String template, String what, Object page) {
        html.show(
                visit.http(),
                template,
                Say.say("{what}: {game}", what, visit.game().header().name()),
                Map.of("past", page));
    }

    private static Map<String, String> kinds() {
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put("chose", Say.say("Answers"));
        kinds.put("rolled", Say.say("Dice"));
        kinds.put("told", Say.say("What followed"));
        kinds.put("noted", Say.say("Notes on the game"));
        kinds.put("mended", Say.say("What was taken back or mended"));
        return kinds;
    }

    /** Things of the picture that lines speak of, by what the picture calls them. */
    private static Map<String, String> places(SeatView view, Told told) throws IOException {
        Map<String, String> called = ThingNames.in(view.scene());
        Map<String, String> places = new TreeMap<>();
        for (Moment moment : told.moments()) {
            for (Moment.Told line : moment.lines()) {
                line.heard().anchors().forEach(id -> places.put(id, called.getOrDefault(id, id)));
            }
        }
        return places;
    }

    // ---- how it looked then

    private static PastView at(Visit visit, List<Moment> moments) throws IOException {
        return visit.view().then(visit.number("at", moments.size()));
    }

    private static void then(Visit visit) throws IOException {
        List<Moment> moments = visit.view().moments();
        PastView then = at(visit, moments);
        ArrayNode records = Documents.tables(then.records());
        Moment moment = moments.get(then.moment() - 1);
        ObjectNode json = Documents.object()
                .put("moment", moment.n())
                .put("last", moments.size())
                .put("at", moment.at().toString())
                .put("phase", ToldLine.phase(moment.phase()));
        ArrayNode lines = json.putArray("lines");
        moment.lines().forEach(line -> lines.add(ToldLine.json(moment, line)));
        json.set("records", records);
        visit.json(json);
    }

    private static void picture(Visit visit) throws IOException {
        Scene scene = at(visit, visit.view().moments()).scene();
        Api.picture(visit, scene);
    }

    private void history(Visit visit) throws IOException {
        List<Moment> moments = visit.view().moments();
        PastView then = at(visit, moments);
        Scene scene = then.scene();
        Moment moment = moments.get(then.moment() - 1);
        HistoryPage page = new HistoryPage(
                seen(visit),
                moment.n(),
                moments.size(),
                moment.at().toString(),
                ToldLine.phase(moment.phase()),
                Told.lines(moment),
                Api.part(visit, scene, Api.USUAL_PIXELS),
                GamePage.Table.all(Documents.tables(then.records())),
                begun(moments),
                ScriptWords.json());
        show(visit, "history", Say.say("The past"), page);
    }

    /** The first moment of each phase. */
    private static List<Course.Stage> begun(List<Moment> moments) {
        List<Course.Stage> begun = new ArrayList<>();
        List<?> before = null;
        for (Moment moment : moments) {
            if (!moment.phase().equals(before)) {
                begun.add(new Course.Stage(moment.n(), ToldLine.phase(moment.phase())));
            }
            before = moment.phase();
        }
        return begun;
    }

    // ---- for the wall

    /** Whoever opens it: what hangs on a wall is read by everybody. */
    private void wall(Visit visit) throws IOException {
        Reader.none(visit.http());
        HostedGame game = visit.game();
        SeatView view = game.as(Viewer.SPECTATOR);
        List<Moment> moments = view.moments();
        List<ToldLine> lines = new ArrayList<>();
        for (int i = moments.size() - 1; i >= 0 && lines.size() < WALL_LINES; i--) {
            List<ToldLine> told = new ArrayList<>(Told.lines(moments.get(i)));
            Collections.reverse(told);
            lines.addAll(told);
        }
        List<Awaited> awaited = Awaited.in(game);
        Seen seen = new Seen(
                game.id(),
                game.header().name(),
                game.header().ruleset().id(),
                HostedGame.SPECTATOR,
                List.of(),
                false,
                view.revision().toString());
        WallPage page = new WallPage(
                seen,
                moments.isEmpty()
                        ? ""
                        : ToldLine.phase(moments.get(moments.size() - 1).phase()),
                SeatWords.waiting(game, games.bots(game.id()).keySet()),
                awaited.stream()
                        .map(Awaited::until)
                        .filter(until -> !until.isEmpty())
                        .sorted()
                        .findFirst()
                        .orElse(""),
                Pause.told(game, games),
                Api.part(visit, game, view.scene(), HostedGame.SPECTATOR, view.scene(), Api.USUAL_PIXELS),
                Tallies.standings(view).stream().limit(1).toList(),
                lines.subList(0, Math.min(WALL_LINES, lines.size())));
        show(visit, "wall", Say.say("Wall"), page);
    }
}
