package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.MapImport;
import org.muster.api.spi.RosterImport;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.text.Sentence;
import org.muster.core.data.KindOfArmy;
import org.muster.core.data.KindOfMap;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.Documents;
import org.muster.host.games.Draft;
import org.muster.host.games.Games;
import org.muster.host.games.NewGame;
import org.muster.host.maps.EditorWords;
import org.muster.host.maps.MapDesk;
import org.muster.host.pages.Html;
import org.muster.host.pages.NewPage;
import org.muster.host.pages.Say;
import org.muster.host.pages.WorkPage;
import org.muster.host.refusal.RateLimit;
import org.muster.maps.ForeignMaps;
import org.muster.rosters.BattleScribe;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What people prepare at home, tried by the book before it comes to a game: army lists, and maps with other data. */
final class Workshop {

    private static final String ARMIES = "/armies";
    private static final String MAPS = "/maps";
    /** Before the name of a kind of army: a roster of another program that is to become one. */
    private static final String ROSTER = "roster.";
    /** Before the name of a file of data: a map of another program that is to become one. */
    private static final String FOREIGN = "foreign.";

    /** So files.js begins what is no text. */
    private static final String NO_TEXT = "data:;base64,";

    /** A line that is drawn is looked at half a second later. */
    private static final int SKETCHES_AT_ONCE = 240;

    private static final Duration SKETCH_EACH = Duration.ofMillis(500);

    private final RateLimit sketches = new RateLimit(SKETCHES_AT_ONCE, SKETCH_EACH);
    private final House house;
    private final Games games;
    private final Trial trial;

    Workshop(House house, Trial trial) {
        this.house = house;
        this.games = house.games();
        this.trial = trial;
    }

    List<Route> routes() {
        return List.of(
                Route.get(ARMIES, Need.NOTHING, visit -> begin(visit, ARMIES)),
                Route.post(ARMIES, Need.NOTHING, this::judge),
                Route.get(MAPS, Need.NOTHING, visit -> begin(visit, MAPS)),
                Route.post(MAPS, Need.NOTHING, this::look),
                Route.get(MAPS + "/draw", Need.NOTHING, this::draw),
                Route.post("/api/maps/open", Need.NOTHING, visit -> {
                    sketches.count(visit.asker());
                    visit.json(MapDesk.opened(visit.typed("text")));
                }),
                Route.post("/api/maps/check", Need.NOTHING, visit -> {
                    sketches.count(visit.asker());
                    visit.json(MapDesk.checked(Api.body(visit).path("chart")));
                }),
                Route.post("/api/maps/file", Need.NOTHING, visit -> {
                    sketches.count(visit.asker());
                    visit.json(Documents.object()
                            .put("file", MapDesk.file(Api.body(visit).path("chart"))));
                }));
    }

    private static List<NewPage.File> files(LoadedRuleset ruleset, String way) {
        return way.equals(ARMIES)
                ? ruleset.ruleset().armies().stream()
                        .map(one -> file(one.name(), one.about()))
                        .toList()
                : ruleset.ruleset().data().stream()
                        .map(one -> file(one.name(), one.about()))
                        .toList();
    }

    private static NewPage.File file(String name, String about) {
        return new NewPage.File(name, Sentence.restored(about, List.of()).toString());
    }

    /** Which system, and then its form. */
    private void begin(Visit visit, String way) {
        if (!visit.param("ruleset").isEmpty()) {
            show(visit, way, new Draft(games.chosen(visit.param("ruleset")), Map.of()), Map.of(), List.of(), "");
            return;
        }
        Stream<LoadedRuleset> systems =
                games.rulesets().stream().filter(one -> !files(one, way).isEmpty());
        house.html()
                .show(
                        visit.http(),
                        "systems",
                        way.equals(ARMIES) ? Say.say("Army lists") : Say.say("Maps"),
                        Map.of(
                                "heading",
                                way.equals(ARMIES)
                                        ? Say.say("An army list: of which system?")
                                        : Say.say("A map of your own: of which system?"),
                                "way",
                                way,
                                "systems",
                                systems.map(LoadedRuleset::info)
                                        .map(Opening::played)
                                        .toList()));
    }

    private void show(
            Visit visit,
            String way,
            Draft draft,
            Map<String, NewPage.Army> judged,
            List<String> notes,
            String picture) {
        RulesetInfo system = draft.ruleset().info();
        WorkPage page = new WorkPage(
                way,
                way.equals(ARMIES) ? Draft.ARMY : Draft.DATA,
                system.id(),
                system.name(),
                files(draft.ruleset(), way),
                imports(draft.ruleset(), way),
                draft.typed(),
                judged,
                notes,
                draft.refused(),
                picture);
        house.html().show(visit.http(), "workshop", system.name(), Map.of("work", page));
    }

    /** What something of another program becomes. */
    private static List<String> imports(LoadedRuleset ruleset, String way) {
        return way.equals(ARMIES)
                ? ruleset.ruleset().armies().stream()
                        .filter(one -> one.rosters().isPresent())
                        .map(ArmyFile::name)
                        .toList()
                : KindOfMap.of(ruleset.ruleset()).map(MapImport::data).stream().toList();
    }

    /** What was typed, in a game of as many as the system needs, by the book. */
    private Draft draft(Visit visit) {
        trial.count(visit);
        LoadedRuleset ruleset = games.chosen(visit.field("ruleset"));
        Map<String, String> typed = new LinkedHashMap<>();
        visit.http().formParamMap().forEach((name, values) -> {
            if (Stream.of(Draft.ARMY, Draft.DATA, ROSTER, FOREIGN).anyMatch(name::startsWith)) {
                typed.put(name, values.isEmpty() ? "" : values.get(0));
            }
        });
        for (int seat = 1; seat <= ruleset.info().minSeats(); seat++) {
            typed.put(Draft.SEAT + seat, Sentence.of("Player {n}", seat).toString());
        }
        return new Draft(ruleset, typed);
    }

    // ---- maps and other data

    /** The map editor. What it draws may be tried in each system that takes maps. */
    private void draw(Visit visit) {
        ArrayNode systems = Json.MAPPER.createArrayNode();
        for (LoadedRuleset one : games.rulesets()) {
            KindOfMap.of(one.ruleset())
                    .ifPresent(maps -> systems.addObject()
                            .put("id", one.info().id())
                            .put("name", one.info().name())
                            .put("field", FOREIGN + maps.data()));
        }
        ObjectNode state = Documents.object();
        state.set("systems", systems);
        house.html()
                .show(
                        visit.http(),
                        "draw",
                        Say.say("Draw a map"),
                        Map.of("state", Html.data(state), "words", EditorWords.json()));
    }

    private void look(Visit visit) throws IOException {
        Draft draft = draft(visit);
        List<String> notes = new ArrayList<>();
        takeOver(draft, notes);
        String picture = trial.looked(draft, draft.game());
        visit.http().status(draft.isGood() ? 200 : 422);
        show(visit, MAPS, draft, Map.of(), notes, picture);
    }

    /** A map that was pasted in becomes the file, which stands in its field then and can be changed. */
    private static void takeOver(Draft draft, List<String> notes) {
        KindOfMap.of(draft.ruleset().ruleset())
                .ifPresent(maps -> takeOver(
                        draft,
                        FOREIGN + maps.data(),
                        Draft.DATA + maps.data(),
                        text -> taken(maps, MapDesk.read(Say.say("The map"), text)),
                        notes));
    }

    private static <F> Checked<Taken> taken(MapImport<F> maps, ForeignMaps.Read map) {
        return maps.draft(map.chart()).map(made -> Taken.of(made.file(), map.warnings(), made.warnings()));
    }

    // ---- army lists

    private void judge(Visit visit) {
        Draft draft = draft(visit);
        NewGame wanted = draft.game();
        List<String> notes = new ArrayList<>();
        try {
            for (KindOfArmy<?, ?> kind : games.armies(wanted)) {
                takeOver(draft, kind, notes);
            }
            Map<String, NewPage.Army> judged = trial.armies(draft, wanted);
            visit.http().status(draft.isGood() ? 200 : 422);
            show(visit, ARMIES, draft, judged, notes, "");
        } catch (BadGame e) {
            draft.refuse(e);
            visit.http().status(422);
            show(visit, ARMIES, draft, Map.of(), notes, "");
        }
    }

    /** A roster that was pasted in becomes the list, which stands in its field then and can be changed. */
    private static <B, F> void takeOver(Draft draft, KindOfArmy<B, F> kind, List<String> notes) {
        kind.file()
                .rosters()
                .ifPresent(rosters -> takeOver(
                        draft,
                        ROSTER + kind.name(),
                        Draft.ARMY + kind.name(),
                        text -> BattleScribe.read(Say.say("The roster"), new ByteArrayInputStream(bytes(text)))
                                .then(read -> taken(rosters, kind.book(), read)),
                        notes));
    }

    /** What a file holds that is no text, such as a zip, comes as base64; all else as it stands there. */
    private static byte[] bytes(String text) {
        try {
            return text.startsWith(NO_TEXT)
                    ? Base64.getDecoder().decode(text.substring(NO_TEXT.length()))
                    : text.getBytes(UTF_8);
        } catch (IllegalArgumentException e) { // somebody typed it, and it says what a roster says that is none
            return text.getBytes(UTF_8);
        }
    }

    private static <B, F> Checked<Taken> taken(RosterImport<B, F> rosters, B book, BattleScribe.Read read) {
        return rosters.draft(book, read.roster(), "")
                .map(made -> Taken.of(made.list(), read.warnings(), made.warnings()));
    }

    // ---- what other programs wrote

    /** What a text of another program became, and what is to be known of it. */
    private record Taken(Object file, List<String> notes) {

        static Taken of(Object file, List<Violation> ofText, List<Violation> ofFile) {
            List<String> notes = new ArrayList<>(told(ofText));
            notes.addAll(told(ofFile));
            return new Taken(file, notes);
        }
    }

    /** Makes something of such a text. */
    @FunctionalInterface
    private interface Reading {
        Checked<Taken> of(String text);
    }

    /** What stands in the field {@code from} becomes what stands in {@code to}, and where that can't be it is said why. */
    private static void takeOver(Draft draft, String from, String to, Reading reading, List<String> notes) {
        String text = draft.typed().getOrDefault(from, "");
        if (text.isBlank()) {
            return;
        }
        try {
            Checked<Taken> taken = draft.ruleset().watched(() -> reading.of(text.strip()));
            if (!taken.isOk()) {
                draft.refused().put(from, told(taken.violations()));
                return;
            }
            draft.typed().put(to, Yaml.write(Yaml.tree(taken.value().file())));
            draft.typed().remove(from);
            notes.addAll(taken.value().notes());
        } catch (BadGame e) {
            draft.refused().put(from, told(e.violations()));
        } catch (BrokenRuleset e) {
            draft.refused()
                    .put(
                            from,
                            List.of(
                                    Say.say("The rules can't judge this."),
                                    e.found().toString()));
        }
    }

    private static List<String> told(List<Violation> violations) {
        return violations.stream().map(Violation::toString).toList();
    }
}
