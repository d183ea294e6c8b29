package org.muster.host.web;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.core.dice.FairRoll;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.match.Moment;
import org.muster.core.match.SeatView;
import org.muster.core.view.Documents;
import org.muster.core.view.KnownRoll;
import org.muster.core.view.Luck;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.GamePage;
import org.muster.host.pages.Html;
import org.muster.host.pages.Say;
import org.muster.host.past.Course;
import org.muster.host.past.CourseChart;
import org.muster.host.past.DicePage;
import org.muster.host.past.DiceSaid;
import org.muster.host.past.Forecasts;
import org.muster.host.past.Standings;
import org.muster.host.past.StandingsPage;
import org.muster.host.past.ToldLine;
import org.muster.host.refusal.Refusal;
import org.muster.host.rolls.Said;
import org.muster.host.rolls.TypedRolls;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Dice and standings: what can be counted of a game. */
final class Tallies {

    private static final int MOST_ROLLS = 200;
    private static final int PHASES_AT_ONCE = 2;
    private static final String FORECAST = "forecast";
    private static final String BUSY = "busy";
    private static final String ENDLESS = "endless";

    private final Games games;
    private final TypedRolls rolls;
    private final Html html;
    private final Standings standings = new Standings();
    private final Forecasts forecasts = new Forecasts();

    Tallies(Games games, TypedRolls rolls, Html html) {
        this.games = games;
        this.rolls = rolls;
        this.html = html;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/games/{game}/dice", Need.LOOK, visit -> visit.json(json(visit.game(), visit.view()))),
                Route.get("/g/{game}/dice", Need.LOOK, this::dice),
                Route.get("/api/games/{game}/forecast", Need.SEAT, visit -> visit.json(chances(visit))),
                Route.post("/api/games/{game}/forecast", Need.SEAT, this::moreChances),
                Route.get("/g/{game}/standings", Need.LOOK, this::standings),
                Route.post("/g/{game}/forecast", Need.SEAT, this::forecast));
    }

    /** Every roll that a viewer may know. */
    ArrayNode json(HostedGame game, SeatView view) throws IOException {
        Map<Instant, List<Said>> told = rolls.told(game);
        ArrayNode all = Json.MAPPER.createArrayNode();
        for (KnownRoll known : view.rolls()) {
            Roll roll = known.roll();
            ObjectNode one = all.addObject()
                    .put("entry", known.entry())
                    .put("at", known.at().toString())
                    .put("by", known.by())
                    .put("purpose", roll.purpose().toString())
                    .put("pool", roll.pool().toString());
            one.set("faces", Json.MAPPER.valueToTree(known.faces()));
            Player who = roll.by();
            if (who != null) {
                one.put("seat", who.id());
            }
            if (roll.target() > 0) {
                one.put("target", roll.target());
            }
            ArrayNode modifiers = one.putArray("modifiers");
            for (Roll.Modifier modifier : roll.modifiers()) {
                modifiers
                        .addObject()
                        .put("amount", modifier.amount())
                        .put("reason", modifier.reason().toString())
                        .put("rule", modifier.rule());
            }
            one.set("rules", Documents.strings(roll.allRules()));
            DiceSaid said = said(game, known, told);
            one.put("proof", known.proof().name().toLowerCase(Locale.ROOT)).put("said", proof(game, known, said));
            if (!said.isEmpty()) {
                one.set("typed", said.json());
            }
            FairRoll evidence = known.evidence();
            if (evidence != null) {
                one.set("evidence", Json.MAPPER.valueToTree(evidence));
            }
        }
        return all;
    }

    // ---- dice

    private void dice(Visit visit) throws IOException {
        HostedGame game = visit.game();
        SeatView view = visit.view();
        List<KnownRoll> rolls = view.rolls();
        Map<Instant, List<Said>> told = this.rolls.told(game);
        Map<Integer, String> phases = new HashMap<>();
        for (Moment moment : view.moments()) {
            moment.lines()
                    .forEach(line ->
                            phases.put(line.entry(), ToldLine.phase(line.heard().phase())));
        }
        List<DicePage.RollRow> rows = new ArrayList<>();
        for (int i = rolls.size() - 1; i >= Math.max(0, rolls.size() - MOST_ROLLS); i--) {
            KnownRoll known = rolls.get(i);
            rows.add(row(game, known, phases.getOrDefault(known.entry(), ""), said(game, known, told)));
        }
        DicePage page = new DicePage(
                Past.seen(visit),
                source(game),
                game.header().isFair() ? game.header().dice().commitment() : "",
                verdict(rolls),
                lucks(game, rolls),
                rows,
                rolls.size() - rows.size());
        html.show(
                visit.http(),
                "dice",
                Say.say("{what}: {game}", Say.say("Dice"), game.header().name()),
                Map.of("past", page));
    }

    private String source(HostedGame game) {
        return switch (game.header().dice().source()) {
            case "fair" ->
                Say.say("Fair dice: the host was bound to its seeds before the game began, every player puts something"
                        + " in, and when a phase has ended its seed is made known and every roll is made again.");
            case "physical" ->
                games.isTypedByBoth(game)
                        ? Say.say(
                                "Real dice: who rolls types in what they show, and somebody else at the table says the"
                                        + " same before it counts. Each roll unfolds to who said what.")
                        : Say.say("Real dice: who rolls types in what they show.");
            default -> Say.say("Dice from a seed that whoever opened the game could know.");
        };
    }

    private static String verdict(List<KnownRoll> rolls) {
        Map<KnownRoll.Proof, Integer> counted = new LinkedHashMap<>();
        for (KnownRoll.Proof proof : KnownRoll.Proof.values()) {
            counted.put(proof, (int)
                    rolls.stream().filter(roll -> roll.proof() == proof).count());
        }
        List<String> said = new ArrayList<>();
        counted.forEach((proof, n) -> {
            if (n > 0) {
                said.add(
                        switch (proof) {
                            case PROVEN -> Say.say("{n roll|rolls} proven", n);
                            case WAITING -> Say.say("{n roll|rolls} to be proven when the phase has ended", n);
                            case WRONG -> Say.say("{n roll|rolls} NOT what the seed makes", n);
                            case TYPED -> Say.say("{n roll|rolls} of real dice", n);
                            case SEEDED -> Say.say("{n roll|rolls} from the seed", n);
                        });
            }
        });
        return said.isEmpty() ? Say.say("Nothing has been rolled yet.") : String.join(" · ", said);
    }

    private static List<DicePage.LuckRow> lucks(HostedGame game, List<KnownRoll> rolls) {
        Map<String, List<KnownRoll>> bySeat = new LinkedHashMap<>();
        game.seats().keySet().forEach(seat -> bySeat.put(seat, new ArrayList<>()));
        for (KnownRoll roll : rolls) {
            Player who = roll.roll().by();
            bySeat.computeIfAbsent(who == null ? "" : who.id(), any -> new ArrayList<>())
                    .add(roll);
        }
        List<DicePage.LuckRow> lucks = new ArrayList<>();
        bySeat.forEach((seat, his) -> {
            Luck luck = Luck.of(his);
            if (luck.rolls() > 0) {
                String name = seat.isEmpty()
                        ? Say.say("Nobody in particular")
                        : game.seats().getOrDefault(seat, seat);
                String units = luck.dice() == 0 ? "" : signed(luck.luck());
                lucks.add(new DicePage.LuckRow(
                        name, counted(his), luck, tenths(luck.expected()), units, tenths(luck.due())));
            }
        });
        return lucks;
    }

    private static int counted(List<KnownRoll> rolls) {
        return (int) rolls.stream()
                .map(roll -> Luck.of(List.of(roll)))
                .filter(luck -> luck.dice() > 0 || luck.tests() > 0)
                .count();
    }

    private static String signed(double value) {
        String tenths = tenths(Math.abs(value));
        return tenths.equals("0.0") ? tenths : (value < 0 ? "\u2212" : "+") + tenths;
    }

    private static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static DiceSaid said(HostedGame game, KnownRoll known, Map<Instant, List<Said>> told) {
        return new DiceSaid(game, known, told.getOrDefault(known.at(), List.of()));
    }

    private static DicePage.RollRow row(HostedGame game, KnownRoll known, String phase, DiceSaid said) {
        Roll roll = known.roll();
        int[] faces = known.faces().stream().mapToInt(Integer::intValue).toArray();
        Rolled rolled = new Rolled(roll, faces);
        List<String> kinds = new ArrayList<>();
        boolean byKind = false;
        for (int i = 0; i < faces.length; i++) {
            kinds.add(rolled.kind(i));
            byKind |= !rolled.kind(i).isEmpty();
        }
        Player who = roll.by();
        boolean adds = !byKind && faces.length > 1 || roll.modifier() != 0;
        return new DicePage.RollRow(
                known.entry(),
                known.at().toString(),
                phase,
                who == null ? "" : game.seats().getOrDefault(who.id(), who.id()),
                roll.purpose().toString(),
                roll.pool().toString(),
                known.faces(),
                kinds,
                roll.modifiers().stream().map(Roll.Modifier::toString).toList(),
                adds ? Integer.toString(rolled.total()) : "",
                roll.target() <= 0
                        ? ""
                        : rolled.succeeds()
                                ? Say.say("success on {n} or more", roll.target())
                                : Say.say("fails, needs {n}", roll.target()),
                proof(game, known, said),
                said.lines(),
                evidence(known));
    }

    private static String proof(HostedGame game, KnownRoll known, DiceSaid said) {
        return switch (known.proof()) {
            case PROVEN -> Say.say("Proven: made again from the seed of its phase");
            case WAITING -> Say.say("Proven when its phase has ended");
            case WRONG -> Say.say("NOT what the seed of its phase makes");
            case TYPED ->
                said.isEmpty()
                        ? Say.say("Typed in by {who}", game.seats().getOrDefault(known.by(), Say.say("the organizer")))
                        : said.verdict();
            case SEEDED -> Say.say("From the seed of the game");
        };
    }

    private static List<String> evidence(KnownRoll known) {
        FairRoll evidence = known.evidence();
        if (evidence == null) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(Say.say("game {id}, roll {n}", evidence.game(), evidence.request()));
        lines.add(Say.say("seed {hex}", evidence.seed().hex()));
        evidence.contributions().forEach((seat, put) -> lines.add(Say.say("{seat} put in {text}", seat.id(), put)));
        return lines;
    }

    // ---- standings

    /** Tables of now with a row for each seat. */
    static List<GamePage.Table> standings(SeatView view) throws IOException {
        int last = view.moments().size();
        if (last == 0) {
            return List.of();
        }
        List<Table> tables =
                view.then(last).records().stream().filter(Standings::isOne).toList();
        return GamePage.Table.all(Documents.tables(tables));
    }

    private static boolean plays(Visit visit) {
        return visit.viewer()
                .seat()
                .map(Player::id)
                .filter(visit.game().seats()::containsKey)
                .isPresent();
    }

    /** Plays out more, and shows the page, which only looks. */
    private void forecast(Visit visit) throws IOException {
        String how = switch (plays(visit) ? playOut(visit) : Forecasts.Came.BUSY) {
            case PLAYED_OUT -> "made";
            case BUSY -> BUSY;
            case ENDLESS -> ENDLESS;
        };
        String shown = Past.seen(visit).to("/standings?" + FORECAST + '=' + how);
        visit.goOnTo(shown + "#forecast");
    }

    private Forecasts.Came playOut(Visit visit) throws IOException {
        return forecasts.playOut(
                visit.game(),
                visit.viewer(),
                standings.of(visit.game(), visit.viewer()).stages(),
                PHASES_AT_ONCE,
                games.patienceWithBots());
    }

    /** For programs: the chances so far, by the phases at whose end they were reckoned. */
    private ObjectNode chances(Visit visit) throws IOException {
        if (!plays(visit)) {
            throw new BadGame("NOT_A_PLAYER", "Chances are reckoned for who plays, from what their seat may know.");
        }
        List<Course.Stage> stages = standings.of(visit.game(), visit.viewer()).stages();
        Forecasts.Told told = forecasts.of(visit.game(), visit.viewer(), stages);
        ObjectNode json = Documents.object().put("left", told.left()).put("unended", told.unended());
        ArrayNode phases = json.putArray("phases");
        for (int i = 0; i < stages.size(); i++) {
            ObjectNode one = phases.addObject()
                    .put("moment", stages.get(i).moment())
                    .put("phase", stages.get(i).phase());
            for (Map.Entry<String, List<@Nullable Long>> seat :
                    told.course().values().entrySet()) {
                Long chance = seat.getValue().get(i);
                if (chance != null) {
                    one.withObject("chances").put(seat.getKey(), chance);
                }
            }
        }
        return json;
    }

    /** Plays out some phases more. */
    private void moreChances(Visit visit) throws IOException {
        ObjectNode before = chances(visit);
        if (before.path("left").asInt() == 0) {
            visit.json(before);
            return;
        }
        switch (playOut(visit)) {
            case PLAYED_OUT -> visit.json(chances(visit));
            case BUSY ->
                throw new Refusal(429, "BUSY", "Another forecast is being made just now; try again in a moment.");
            case ENDLESS ->
                throw new BadGame(
                        "ENDLESS", "This game can't be played out: its rules take too long, or come to no end.");
        }
    }

    /** Why nothing more was played out; empty where it was. */
    private static String hindrance(@Nullable String how) {
        if (BUSY.equals(how)) {
            return Say.say("Another forecast is being made just now; try again in a moment.");
        }
        return ENDLESS.equals(how)
                ? Say.say("This game can't be played out: its rules take too long, or come to no end.")
                : "";
    }

    private StandingsPage.@Nullable Forecast forecast(Visit visit, List<Course.Stage> stages) throws IOException {
        HostedGame game = visit.game();
        if (!plays(visit) || stages.isEmpty()) {
            return null;
        }
        Forecasts.Told told = forecasts.of(game, visit.viewer(), stages);
        Optional<CourseChart> chart = told.left() == stages.size()
                ? Optional.empty()
                : Optional.of(CourseChart.of(told.course(), stages, game.seats()));
        return new StandingsPage.Forecast(
                chart, told.left(), told.unended(), hindrance(visit.http().queryParam(FORECAST)));
    }

    private void standings(Visit visit) throws IOException {
        HostedGame game = visit.game();
        Standings.Told story = standings.of(game, visit.viewer());
        StandingsPage page = new StandingsPage(
                Past.seen(visit),
                visit.view().asked().path("result").path("reason").asString(""),
                standings(visit.view()),
                Course.once(story.courses()).stream()
                        .map(course -> CourseChart.of(course, story.stages(), game.seats()))
                        .toList(),
                forecast(visit, story.stages()));
        html.show(
                visit.http(),
                "standings",
                Say.say("{what}: {game}", Say.say("Standings"), game.header().name()),
                Map.of("past", page));
    }
}
