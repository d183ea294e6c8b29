package org.muster.host.web;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.core.game.BadGame;
import org.muster.core.story.TimeInWords;
import org.muster.host.games.Awaited;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Listed;
import org.muster.host.games.Pause;
import org.muster.host.pages.Call;
import org.muster.host.pages.DiceWords;
import org.muster.host.pages.GamePage;
import org.muster.host.pages.Home;
import org.muster.host.pages.Html;
import org.muster.host.pages.Say;
import org.muster.host.pages.ScriptWords;
import org.muster.host.pages.SeatWords;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** What people ask for: pages. Each can be read without script. */
final class Pages {

    private static final Logger LOG = System.getLogger(Pages.class.getName());
    private static final int MOST_LISTED = 50;
    private static final int MOST_OPENED = 8;
    private static final int MOST_LINES = 200;

    private final House house;
    private final Games games;
    private final People people;
    private final Api api;
    private final Html html;

    Pages(House house, Api api) {
        this.house = house;
        this.games = house.games();
        this.people = house.people();
        this.api = api;
        this.html = house.html();
    }

    List<Route> routes() {
        return List.of(Route.get("/", Need.NOTHING, this::home), Route.get("/g/{game}", Need.LOOK, this::game));
    }

    // ---- my games

    private void home(Visit visit) throws IOException {
        List<Home.Game> mine = new ArrayList<>();
        List<String> ids = visit.known().map(people::games).orElse(List.of());
        for (String id : ids) {
            games.listed(id).ifPresent(game -> mine.add(listed(game, visit.somebody(), mine.size() < MOST_OPENED)));
        }
        mine.sort(Comparator.comparing(game -> !game.calls()));
        List<Home.Game> open = new ArrayList<>();
        for (Listed game : games.open(MOST_LISTED)) {
            if (!ids.contains(game.id())) {
                open.add(listed(game, null, false));
            }
        }
        Home home = new Home(visit.known().map(Person::name).orElse(""), visit.isHost(), mine, open);
        html.show(visit.http(), "home", Say.say("My games"), Map.of("home", home));
    }

    /**
     * What is known of a game without opening it.
     *
     * @param person who sits in it; null: who looks on
     * @param asks whether it is opened all the same where it waits for who looks, to say what it asks
     */
    private Home.Game listed(Listed game, @Nullable Person person, boolean asks) {
        List<String> sits = person == null ? List.of() : people.seats(game.id(), person);
        List<String> answers = person == null ? List.of() : people.answers(game.id(), person);
        List<String> theirs = game.setAside() != null
                ? List.of()
                : game.standing().waitsFor().stream().filter(answers::contains).toList();
        Set<Player> bots = theirs.isEmpty() ? Set.of() : games.bots(game.id()).keySet();
        List<String> called =
                theirs.stream().filter(seat -> !bots.contains(new Player(seat))).toList();
        boolean plays = !game.ended() && game.setAside() == null;
        Move move = called.isEmpty() || !asks ? null : move(game.id(), called, bots);
        String closes = !plays ? "" : move == null ? game.standing().closes() : move.until();
        return new Home.Game(
                game.id(),
                game.name(),
                house.system(game.ruleset()),
                house.variant(game.ruleset(), game.variant()),
                called.isEmpty()
                        ? theirs.isEmpty() ? waiting(game) : Say.say("A bot plays for you")
                        : move == null ? Say.say("Your move") : move.told(),
                plays ? game.standing().phase() : "",
                closes,
                closes.isEmpty()
                        ? ""
                        : TimeInWords.of(Instant.parse(closes), games.zone()).toString(),
                game.ended() ? List.of() : pauses(game),
                called.isEmpty() ? "/g/" + game.id() : Call.path(game.id(), called.get(0), sits),
                !called.isEmpty(),
                sits.contains(Player.ORGANIZER.id()) || person != null && person.isHost(),
                game.standing().told().toString());
    }

    /**
     * What a game waits for from who looks.
     *
     * @param told what is asked of them, or which dice are theirs
     * @param until when time closes it, or the phase it is in, as ISO-8601; empty: never
     */
    private record Move(String told, String until) {}

    /** What the people of {@code places} are asked first; null: the game can't be opened, or asks them no more. */
    private @Nullable Move move(String id, List<String> places, Set<Player> bots) {
        try {
            HostedGame game = games.find(id).orElseThrow();
            for (String place : places) {
                JsonNode asked = game.as(game.viewer(place)).asked();
                List<Awaited> all = Awaited.in(asked);
                Optional<String> told = all.stream()
                        .filter(one -> one.seats().contains(place))
                        .findFirst()
                        .flatMap(one -> Call.prompt(asked, one.decision()))
                        .map(prompt -> Say.say("Your move: {what}", prompt))
                        .or(() -> DiceWords.yours(game, asked, place, bots));
                if (told.isPresent()) {
                    return new Move(told.get(), Awaited.soonest(all, place));
                }
            }
        } catch (BadGame | IOException e) {
            LOG.log(Level.DEBUG, "The list says of a game only that it waits.", e);
        }
        return null;
    }

    private List<String> pauses(Listed game) {
        return Pause.still(game.standing().pauses(), games.now()).stream()
                .map(pause -> pause.told(games.zone()).toString())
                .toList();
    }

    private static String waiting(Listed game) {
        return game.setAside() == null
                ? SeatWords.waiting(game)
                : Say.say("Set aside; nothing is lost. Who runs the host can see why.");
    }

    // ---- a game

    private void game(Visit visit) throws IOException {
        HostedGame game = visit.game();
        if (visit.http().queryParam("wall") != null) {
            visit.http().redirect(visit.base() + "/g/" + game.id() + "/wall");
            return;
        }
        JsonNode state = api.state(game, visit);
        Set<Player> bots = games.bots(game.id()).keySet();
        List<GamePage.Asked> asked = new ArrayList<>();
        for (JsonNode decision : state.path("asked").path("decisions")) {
            asked.add(new GamePage.Asked(
                    joined(decision.path("path")), decision.path("prompt").asString()));
        }
        JsonNode all = visit.view().log();
        List<String> log = new ArrayList<>();
        for (int i = all.size() - 1; i >= Math.max(0, all.size() - MOST_LINES); i--) {
            log.add(all.get(i).path("text").asString());
        }
        GamePage page = new GamePage(
                game.id(),
                game.header().ruleset().id(),
                visit.place(),
                visit.runs(),
                !visit.places().isEmpty(),
                game.header().name(),
                asked.isEmpty() ? "" : asked.get(0).path(),
                calls(visit, bots) ? Say.say("Your move") : SeatWords.waiting(game, bots),
                Call.elsewhere(game, bots, visit.places(), answers(visit), visit.place()),
                told(state.path("pauses")),
                state.path("taken").path("told").asString(""),
                visit.view().houseRules(),
                Api.part(visit, visit.view().scene(), Api.USUAL_PIXELS),
                asked,
                GamePage.Table.all(state.path("records")),
                log,
                Html.data(state),
                ScriptWords.json());
        html.show(visit.http(), "game", game.header().name(), Map.of("game", page));
    }

    private static boolean calls(Visit visit, Set<Player> bots) throws IOException {
        return Awaited.places(visit.game(), bots).contains(visit.place());
    }

    private List<String> answers(Visit visit) {
        return visit.known()
                .map(person -> people.answers(visit.game().id(), person))
                .orElse(List.of());
    }

    private static List<String> told(JsonNode pauses) {
        List<String> told = new ArrayList<>();
        pauses.forEach(pause -> told.add(pause.path("told").asString()));
        return told;
    }

    static String joined(JsonNode path) {
        List<String> parts = new ArrayList<>();
        path.forEach(part -> parts.add(part.asString()));
        return String.join(" › ", parts);
    }
}
