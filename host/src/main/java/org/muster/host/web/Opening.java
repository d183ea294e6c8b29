package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URLEncoder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.config.GameConfig;
import org.muster.core.data.HouseRule;
import org.muster.core.data.KindOfArmy;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.Theme;
import org.muster.host.games.Draft;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.pages.HouseRuleWords;
import org.muster.host.pages.NewPage;
import org.muster.host.pages.Say;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import org.muster.host.refusal.Refusal;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A new game: what is played, then one form for all the rest, which comes back as it was filled in until the game can be
 * opened.
 */
final class Opening {

    /** So many rows for seats are shown at first; there are as many as the system has seats. */
    private static final int ROWS = 4;

    private static final int PIXELS = 360;
    private static final int MOST_REMEMBERED = 1_000;

    private final House house;
    private final Games games;
    private final People people;
    private final Seating seating;
    private final Trial trial;
    /** The pictures of the systems, by theme and system. */
    private final Map<String, String> pictures = new ConcurrentHashMap<>();
    /** What is otherwise in a variant, by system, version and variant. */
    private final Map<String, List<Sentence>> variants = new ConcurrentHashMap<>();
    /** The games that forms have opened: one that is sent again opens no second. */
    private final Map<String, String> opened = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    Opening(House house, Seating seating, Trial trial) {
        this.house = house;
        this.games = house.games();
        this.people = house.people();
        this.seating = seating;
        this.trial = trial;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/new", Need.NOTHING, this::begin),
                Route.post("/new", Need.NOTHING, this::open),
                Route.get("/new/picture", Need.NOTHING, this::picture),
                Route.get("/api/rulesets", Need.NOTHING, this::rulesets),
                Route.post("/api/games", Need.PERSON, this::openByProgram));
    }

    // ---- what is played

    private LoadedRuleset ruleset(@Nullable String id) {
        return games.chosen(String.valueOf(id));
    }

    private static String players(RulesetInfo system) {
        return system.minSeats() == system.maxSeats()
                ? Say.say("{n player|players}", system.minSeats())
                : Say.say("{least} to {most player|players}", system.minSeats(), system.maxSeats());
    }

    private void begin(Visit visit) {
        String wanted = visit.http().queryParam("ruleset");
        if (wanted != null) {
            String variant = visit.http().queryParam("variant");
            Map<String, String> typed = Map.of("public", "", "variant", variant == null ? "" : variant);
            show(visit, new Draft(ruleset(wanted), typed), NewPage.Look.NONE, Map.of());
            return;
        }
        List<NewPage.Played> systems = games.rulesets().stream()
                .map(LoadedRuleset::info)
                .map(Opening::played)
                .toList();
        house.html()
                .show(
                        visit.http(),
                        "systems",
                        Say.say("New game"),
                        Map.of("heading", Say.say("New game: what is played?"), "way", "/new", "systems", systems));
    }

    /** A system in a list of them. */
    static NewPage.Played played(RulesetInfo system) {
        return new NewPage.Played(system.id(), system.name(), players(system), system.source());
    }

    /** The system as it looks when a game of it opens with nothing chosen. */
    private void picture(Visit visit) throws IOException {
        LoadedRuleset ruleset = ruleset(visit.http().queryParam("ruleset"));
        boolean dark = "dark".equals(visit.http().queryParam("theme"));
        Theme theme = dark ? Theme.DARK : Theme.LIGHT;
        String key = dark + " " + ruleset.info().id();
        String picture = pictures.get(key);
        if (picture == null) {
            picture = SceneSvg.board(games.look(plain(ruleset.info())), theme, PIXELS);
            pictures.put(key, picture);
        }
        visit.http()
                .header(
                        "Content-Security-Policy",
                        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
                .header("Cache-Control", "public, max-age=3600")
                .contentType("image/svg+xml; charset=utf-8")
                .result(picture);
    }

    private static NewGame plain(RulesetInfo system) {
        OrderedMap<String, String> seats = OrderedMap.empty();
        for (int i = 1; i <= Math.max(system.minSeats(), Math.min(system.maxSeats(), ROWS)); i++) {
            seats = seats.with("seat" + i, Sentence.of("Player {n}", i).toString());
        }
        GameConfig config = new GameConfig(null, seats, null, null, null, null, "seeded", 1L, null, null);
        return new NewGame(system.id(), config, Map.of(), false);
    }

    // ---- the form

    private void show(Visit visit, Draft draft, NewPage.Look look, Map<String, NewPage.Army> judged) {
        RulesetInfo system = draft.ruleset().info();
        int rows = Math.max(system.minSeats(), Math.min(system.maxSeats(), ROWS));
        for (int row = rows + 1; row <= system.maxSeats(); row++) {
            rows = draft.typed().getOrDefault(Draft.SEAT + row, "").isBlank() ? rows : row;
        }
        boolean more = "seat".equals(draft.typed().get("do"));
        visit.isShownAt(form(system.id(), draft.typed().getOrDefault("variant", "")));
        NewPage page = new NewPage(
                system.id(),
                system.name(),
                system.source(),
                players(system),
                draft.ruleset().ruleset().variants().stream()
                        .map(variant -> file(variant.id(), variant.about()))
                        .toList(),
                draft.typed().getOrDefault("variant", ""),
                otherwise(draft),
                visit.known().isEmpty() || visit.isHost(),
                visit.known().map(Person::name).orElse(""),
                draft.typed().getOrDefault("once", Token.fresh().text()),
                draft.typed(),
                more ? Math.min(rows + ROWS, system.maxSeats()) : rows,
                HouseRuleWords.of(draft.ruleset(), draft.usual()),
                draft.ruleset().ruleset().data().stream()
                        .map(file -> file(file.name(), file.about()))
                        .toList(),
                draft.ruleset().ruleset().armies().stream()
                        .map(army -> file(army.name(), army.about()))
                        .toList(),
                judged,
                draft.refused(),
                look);
        house.html().show(visit.http(), "fresh", system.name(), Map.of("form", page, "most", system.maxSeats()));
    }

    /** Where the form for a game lies, before anything is filled in. */
    private static String form(String ruleset, String variant) {
        return "/new?ruleset=" + ruleset + (variant.isEmpty() ? "" : "&variant=" + URLEncoder.encode(variant, UTF_8));
    }

    /** What the variant changes that was chosen; nothing where there is none of that id. */
    private List<String> otherwise(Draft draft) {
        String variant = draft.typed().getOrDefault("variant", "");
        LoadedRuleset ruleset = draft.ruleset();
        if (ruleset.variant(variant).isEmpty()) {
            return List.of();
        }
        String key = ruleset.info().id() + ' ' + ruleset.info().version() + ' ' + variant;
        return words(variants.computeIfAbsent(key, any -> {
            GameConfig chosen = GameConfig.EMPTY.from(variant);
            return org.muster.core.config.Opening.of(ruleset)
                    .play(chosen, "variant")
                    .houseRules();
        }));
    }

    private static List<String> words(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::toString).toList();
    }

    private static NewPage.File file(String name, String about) {
        return new NewPage.File(name, Sentence.restored(about, List.of()).toString());
    }

    private void open(Visit visit) throws IOException {
        trial.count(visit);
        Map<String, String> typed = new LinkedHashMap<>();
        visit.http().formParamMap().forEach((name, values) -> typed.put(name, values.isEmpty() ? "" : values.get(0)));
        Draft draft = new Draft(ruleset(typed.get("ruleset")), typed);
        if ("seat".equals(typed.get("do"))) {
            show(visit, draft, NewPage.Look.NONE, Map.of());
            return;
        }
        String before = before(visit, typed);
        if (before != null) {
            visit.goOnTo("/g/" + before + "/seats");
            return;
        }
        NewGame wanted = draft.game();
        String picture = trial.looked(draft, wanted);
        boolean look = "look".equals(typed.get("do"));
        if (!look && (visit.known().isEmpty() || visit.isHost() && visit.says("person"))) {
            checkName(draft, visit.field("person"));
        }
        if (look || !draft.isGood()) {
            boolean good = draft.isGood();
            visit.http().status(good ? 200 : 422);
            List<String> houseRules = good ? words(games.houseRules(wanted)) : List.of();
            show(
                    visit,
                    draft,
                    new NewPage.Look(good ? picture : "", houseRules),
                    good ? trial.armies(draft, wanted) : Map.of());
            return;
        }
        Person organizer = called(house.visitor(visit, "person"), visit.field("person"));
        seating.handOut(visit, organizer, opened(organizer, wanted, typed));
    }

    /** Who runs the host comes in by the name that its machine knows them by, and says here what people call them. */
    private Person called(Person person, String name) {
        if (!person.isHost() || name.isEmpty() || name.equals(person.name())) {
            return person;
        }
        people.rename(person, name);
        return new Person(person.id(), name, true);
    }

    private HostedGame opened(Person organizer, NewGame wanted, Map<String, String> typed) throws IOException {
        HostedGame game = games.open(wanted);
        people.take(new Invitation(game.id(), Player.ORGANIZER.id()), organizer);
        synchronized (opened) {
            opened.put(organizer.id() + " " + typed.getOrDefault("once", ""), game.id());
        }
        return game;
    }

    // ---- for programs

    private void rulesets(Visit visit) {
        ArrayNode all = Json.MAPPER.createArrayNode();
        for (LoadedRuleset ruleset : games.rulesets()) {
            RulesetInfo info = ruleset.info();
            ObjectNode one = all.addObject()
                    .put("id", info.id())
                    .put("name", info.name())
                    .put("version", info.version())
                    .put("minSeats", info.minSeats())
                    .put("maxSeats", info.maxSeats());
            one.set("options", HouseRule.values(ruleset.ruleset().houseRules()));
            one.set("houseRules", HouseRule.json(ruleset.ruleset().houseRules()));
            one.set(
                    "data",
                    Documents.strings(ruleset.ruleset().data().stream()
                            .map(DataFile::name)
                            .toList()));
            ObjectNode variants = one.putObject("variants");
            ruleset.ruleset()
                    .variants()
                    .forEach(variant -> variants.put(
                            variant.id(), file(variant.id(), variant.about()).about()));
            one.set(
                    "armies",
                    Documents.strings(ruleset.ruleset().armies().stream()
                            .map(ArmyFile::name)
                            .toList()));
        }
        visit.json(all);
    }

    private void openByProgram(Visit visit) throws IOException {
        trial.count(visit);
        Draft draft = Draft.of(ruleset(visit.field("ruleset")), Api.body(visit));
        String before = before(visit, draft.typed());
        boolean look = visit.ticked("look");
        NewGame wanted = draft.game();
        if (before == null) {
            String unused = trial.looked(draft, wanted);
        }
        if (!draft.isGood()) {
            throw new BadGame(draft.violations());
        }
        if (look) {
            ObjectNode armies = Documents.object();
            for (KindOfArmy<?, ?> kind : trial.tried(draft, wanted)) {
                armies.set(kind.name(), Documents.army(Trial.judged(draft, kind)));
            }
            visit.json(Documents.object().put("good", true).set("armies", armies));
            return;
        }
        HostedGame game = before == null
                ? opened(visit.somebody(), wanted, draft.typed())
                : games.find(before).orElseThrow(Refusal::notHere);
        visit.json(seating.handedOut(game).put("id", game.id()));
    }

    /** The game that this very form has opened, if somebody sends it again. */
    private @Nullable String before(Visit visit, Map<String, String> typed) {
        String once = typed.getOrDefault("once", "");
        synchronized (opened) {
            return once.isEmpty() ? null : opened.get(visit.asker() + " " + once);
        }
    }

    private static void checkName(Draft draft, String name) {
        try {
            People.checked(name);
        } catch (BadGame e) {
            draft.refused().put("person", Say.reasons(e));
        }
    }
}
