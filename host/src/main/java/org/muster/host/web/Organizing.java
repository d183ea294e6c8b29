package org.muster.host.web;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.game.Amendment;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.match.LastStep;
import org.muster.core.match.SeatView;
import org.muster.core.view.Documents;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Pause;
import org.muster.host.pages.DiceWords;
import org.muster.host.pages.Html;
import org.muster.host.pages.MendPage;
import org.muster.host.pages.OrganizePage;
import org.muster.host.pages.Say;
import org.muster.host.pages.ScriptWords;
import org.muster.host.pages.SeatWords;
import org.muster.host.past.Confided;
import org.muster.host.past.MendForm;
import org.muster.host.refusal.RateLimit;
import org.muster.host.talk.Subject;
import org.muster.host.talk.Talk;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What who runs a game does to it: each is tried on a copy first and shown as it would come out, through the organizer's
 * own eyes, and then done with a reason. Who runs a game sees no more of it than anybody: to look as a player one sits
 * down in the seat, which its people are told.
 */
final class Organizing {

    private static final Viewer EYES = Viewer.of(Player.ORGANIZER);
    private static final int MOST_LINES = 100;
    /** As the log calls what who runs a game does to it; what they do to time is noted. */
    private static final String NOTED = "noted";

    private static final Set<String> DONE = Set.of("chose", NOTED, "mended");

    private static final Violation NO_REASON_TO_SETTLE =
            Violation.of("NO_REASON", "Say why: everybody at the table reads it in the talk.");

    /** To try something replays the game. */
    private static final int TRIES_AT_ONCE = 60;

    private static final Duration TRY_EACH = Duration.ofSeconds(10);

    private final House house;
    private final Talking talking;
    private final RateLimit tries = new RateLimit(TRIES_AT_ONCE, TRY_EACH);

    Organizing(House house, Talking talking) {
        this.house = house;
        this.talking = talking;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/g/{game}/organize", Need.ORGANIZER, visit -> show(visit, List.of())),
                Route.post("/g/{game}/organize", Need.ORGANIZER, this::change),
                Route.post("/api/games/{game}/organize", Need.ORGANIZER, this::changeByProgram));
    }

    private void show(Visit visit, List<String> reasons) throws IOException {
        HostedGame game = visit.game();
        OrganizePage page = game.match().still(() -> page(visit, game, reasons));
        house.html().show(visit.http(), "organize", game.header().name(), Map.of("game", page));
    }

    private OrganizePage page(Visit visit, HostedGame game, List<String> reasons) throws IOException {
        SeatView view = game.as(EYES);
        JsonNode asked = view.asked();
        List<OrganizePage.Waiting> waiting = new ArrayList<>();
        JsonNode open = game.as(Viewer.SPECTATOR).asked();
        for (Awaited one : Awaited.in(open)) {
            List<String> seats = one.seats().isEmpty() ? asked(open, one.decision()) : one.seats();
            waiting.add(new OrganizePage.Waiting(
                    one.decision(),
                    String.join(" › ", one.path()),
                    seats.stream().map(seat -> SeatWords.called(seat, game)).toList(),
                    !one.seats().isEmpty(),
                    one.until()));
        }
        Confided told = Confided.in(game, visit.places());
        List<OrganizePage.Told> story = new ArrayList<>(told.lines());
        Collections.reverse(story);
        List<OrganizePage.Passage> passages = new ArrayList<>(told.passages(story, MOST_LINES));
        Collections.rotate(passages, -1); // what is folded is found before many lines
        long shown = story.stream().filter(OrganizePage.Told::isOpen).count();
        List<OrganizePage.Asked> mine = asked(visit, asked);
        String taken = house.games()
                .taken(game)
                .map(one -> one.told(house.games().zone()).toString())
                .orElse("");
        OrganizePage.Mend mend = taken.isEmpty() ? mend(visit, view, told) : null;
        Set<Player> bots = house.games().bots(game.id()).keySet();
        boolean types =
                DiceWords.yours(game, asked, Player.ORGANIZER.id(), bots).isPresent();
        return new OrganizePage(
                game.id(),
                game.header().name(),
                asked.path("over").asBoolean(),
                asked.has("closed"),
                taken,
                visit.isOrganizer(),
                mine.stream().filter(OrganizePage.Asked::isAsked).toList(),
                mine.stream().filter(one -> !one.isAsked()).toList(),
                waiting,
                dice(game, asked, bots),
                types,
                String.join(" › ", Awaited.rolling(asked)),
                pauses(asked),
                taken.isEmpty() ? firstToGo(game) : "",
                passages,
                Math.max(0, (int) shown - MOST_LINES),
                reasons,
                mine.isEmpty() ? "" : SceneSvg.part(told.table().scene(), Records.NONE, "table", Api.USUAL_PIXELS),
                mine.isEmpty() && (mend == null || !mend.hasForm()) ? "" : ScriptWords.json(),
                mend,
                justDone(visit, view, waiting));
    }

    /** Who is asked by a decision. */
    private static List<String> asked(JsonNode asked, int number) {
        List<String> seats = new ArrayList<>();
        for (JsonNode decision : asked.path("decisions")) {
            if (decision.path("id").asInt() == number) {
                decision.path("questions").forEach(question -> seats.addAll(seats(question)));
            }
        }
        return seats.stream().distinct().toList();
    }

    /** What would be taken back first. */
    private String firstToGo(HostedGame game) throws IOException {
        try {
            return LastStep.of(
                            game.match().game(), house.games().bots(game.id()).keySet())
                    .what()
                    .toString();
        } catch (BadGame e) {
            return "";
        }
    }

    /** What the organizer did last: a line of the log; missing if nothing. */
    private static JsonNode lastDone(SeatView view) throws IOException {
        JsonNode last = MissingNode.getInstance();
        for (JsonNode line : view.log()) {
            boolean isMore = line.path("entry").equals(last.path("entry")); // of what fell by it
            if (!isMore
                    && line.path("by").asString().equals(Player.ORGANIZER.id())
                    && DONE.contains(line.path("kind").asString())) {
                last = line;
            }
        }
        return last;
    }

    /** That it is done, where it was done: a page that comes back as it was leaves one to look for it. */
    private static OrganizePage.Done justDone(Visit visit, SeatView view, List<OrganizePage.Waiting> waiting)
            throws IOException {
        JsonNode last = lastDone(view);
        if (!visit.param("done").equals(last.path("at").asString(" "))) {
            return OrganizePage.Done.NOTHING;
        }
        String at = visit.param("time");
        boolean isThere = waiting.stream().anyMatch(one -> at.equals(String.valueOf(one.decision())));
        return new OrganizePage.Done(
                last.path("text").asString(),
                isThere ? Integer.parseInt(at) : at.equals("0") ? 0 : OrganizePage.Done.GAME);
    }

    /** The entry that is looked at, or that was to be mended and could not. */
    private static OrganizePage.@Nullable Mend mend(Visit visit, SeatView view, Confided told) throws IOException {
        boolean isMeant = visit.field("do").equals("amend");
        String n = isMeant ? visit.field("entry") : visit.param("entry");
        return n.matches("\\d{1,9}")
                ? MendForm.of(view, told, Integer.parseInt(n), isMeant ? visit.field("answer") : "", Api.USUAL_PIXELS)
                : null;
    }

    /** What is asked of who runs the game, beginning with what lies on the table already, as a report that is disputed, or what would count if time ran out. */
    private static List<OrganizePage.Asked> asked(Visit visit, JsonNode asked) {
        List<OrganizePage.Asked> all = new ArrayList<>();
        for (JsonNode decision : asked.path("decisions")) {
            JsonNode question = mine(decision);
            if (question == null) {
                continue;
            }
            boolean isMeant = visit.field("do").equals("settle")
                    && visit.field("decision").equals(decision.path("id").asString());
            JsonNode proposed = question.path("options").path("proposal").path("answer");
            JsonNode begins = proposed.isMissingNode() ? question.path("otherwise") : proposed;
            all.add(new OrganizePage.Asked(
                    decision.path("id").asInt(),
                    Pages.joined(decision.path("path")),
                    decision.path("prompt").asString(),
                    question.path("options").path("proposal").path("called").asString(""),
                    isMeant ? visit.field("answer") : written(begins),
                    written(question.path("example")),
                    Html.data(question.path("options")),
                    question.path("waitedFor").asBoolean()
                            && !decision.path("meanwhile").asBoolean(),
                    isMeant));
        }
        return all;
    }

    private static String written(JsonNode answer) {
        return answer.isMissingNode() ? "" : Json.write(answer);
    }

    /** For whose dice it waits, which no question stands for: that they are thrown, or that somebody puts something in. */
    private static String dice(HostedGame game, JsonNode asked, Set<Player> bots) {
        List<String> joins = game.match().awaited().stream()
                .map(seat -> SeatWords.called(seat.id(), game))
                .toList();
        return joins.isEmpty()
                ? DiceWords.thrown(game, asked, bots)
                : Say.say("{names} have not come yet: dice wait until all have.", joins);
    }

    private static @Nullable JsonNode mine(JsonNode decision) {
        for (JsonNode question : decision.path("questions")) {
            if (seats(question).contains(Player.ORGANIZER.id())) {
                return question;
            }
        }
        return null;
    }

    /** Who answers a question. */
    static List<String> seats(JsonNode question) {
        List<String> seats = new ArrayList<>();
        question.path("who").forEach(who -> seats.add(who.path("seat").asString()));
        return seats;
    }

    private List<OrganizePage.Pause> pauses(JsonNode asked) {
        Instant now = house.games().now();
        return Pause.still(Pause.read(asked.path("pauses")), now).stream()
                .map(pause -> new OrganizePage.Pause(
                        pause.from().toString(),
                        pause.told(house.games().zone()).toString(),
                        pause.hasBegun(now)))
                .toList();
    }

    private void change(Visit visit) throws IOException {
        tries.count(visit.asker());
        try {
            tryOrDo(visit);
        } catch (BadGame e) {
            visit.http().status(422);
            show(visit, Say.reasons(e));
        }
    }

    private void tryOrDo(Visit visit) throws IOException {
        Deed deed = new Deed(visit, house.games());
        HostedGame game = visit.game();
        house.games().mustNotBeTaken(game);
        List<Violation> refused = List.of();
        if (isDone(visit, deed)) {
            refused = refused(visit, deed);
            if (refused.isEmpty()) {
                JsonNode before = lastDone(game.as(EYES));
                Amendment.Later unused = done(visit, deed);
                visit.goOnTo("/g/" + game.id() + "/organize" + whatIsDone(visit, deed, before));
                return;
            }
            visit.http().status(422);
        }
        List<String> reasons =
                refused.stream().map(one -> one.sentence().toString()).toList();
        MendPage page = new Preview(deed, house.games().copy(game)).page(reasons);
        house.html().show(visit.http(), "mend", game.header().name(), Map.of("mend", page));
    }

    /** By which the page says what was done, and stays where it was. */
    private static String whatIsDone(Visit visit, Deed deed, JsonNode before) throws IOException {
        JsonNode last = lastDone(visit.game().as(EYES));
        if (last.equals(before)) { // what it led to is not for them to read
            return "";
        }
        String done = "?done=" + last.path("at").asString();
        if (deed.changesTime()) {
            String at = deed.is("extend") ? visit.field("decision") : "0";
            return done + "&time=" + at + "#time-" + at;
        }
        return done;
    }

    /** Whether it is to be done, not only shown. */
    private static boolean isDone(Visit visit, Deed deed) {
        return visit.ticked("sure") || deed.timed().isPresent();
    }

    /** Why it can't be done as it is said; none, if the game itself is to judge. */
    private static List<Violation> refused(Visit visit, Deed deed) throws IOException {
        if (deed.timed().isPresent()) {
            return List.of();
        }
        if (deed.reason().isEmpty() && deed.needsReason(visit.game().as(EYES))) {
            return List.of(deed.isSaid() ? NO_REASON_TO_SETTLE : Api.NO_REASON);
        }
        return visit.field("revision").equals(visit.game().as(EYES).revision().toString())
                ? List.of()
                : List.of(Violation.of("STALE", "Something has happened meanwhile; look again what would come of it."));
    }

    /** Does it; what becomes of later answers. */
    private Amendment.Later done(Visit visit, Deed deed) throws IOException {
        HostedGame game = visit.game();
        Optional<Command> timed = deed.timed();
        Command command = timed.isPresent()
                ? timed.get()
                : deed.command(game, game.match().still(() -> deed.told(game)));
        Optional<Subject> settled = deed.isSaid() && deed.needsReason(game.as(EYES))
                ? Optional.of(Talking.asked(game, deed.number("decision")))
                : Optional.empty();
        if (settled.isPresent()) {
            String unused = Talk.checked(deed.said());
        }
        deed.submit(game, command);
        settled.ifPresent(about -> talking.sayToAll(visit, deed.said(), about));
        return deed.later();
    }

    /** The same for programs: what it would come to, and, where they are sure, what it came to. */
    private void changeByProgram(Visit visit) throws IOException {
        tries.count(visit.asker());
        house.games().mustNotBeTaken(visit.game());
        Deed deed = new Deed(visit, house.games());
        boolean isDone = isDone(visit, deed);
        List<Violation> refused = isDone ? refused(visit, deed) : List.of();
        BadGame.ifAny(refused);
        ObjectNode json = Documents.object().put("done", isDone);
        Amendment.Later later;
        if (isDone) {
            later = done(visit, deed);
            json.put("revision", visit.game().as(EYES).revision().toString());
        } else {
            Preview preview = new Preview(deed, house.games().copy(visit.game()));
            told(preview.page(List.of()), json);
            preview.mend().ifPresent(mend -> json.put("mend", mend));
            later = preview.later();
        }
        json.set(
                "dropped",
                Documents.strings(later.dropped().stream()
                        .map(one -> one.reason().toString())
                        .toList()));
        json.put("asOtherwise", later.asOtherwise().size());
        json.put("secrets", later.secrets());
        visit.json(json);
    }

    private static void told(MendPage page, ObjectNode json) {
        json.put("what", page.what()).put("revision", page.fields().getOrDefault("revision", ""));
        json.set("notes", Documents.strings(page.notes()));
        json.set("gone", texts(page.gone()));
        json.set("come", texts(page.come()));
        ArrayNode records = json.putArray("records");
        page.records()
                .forEach(one -> records.addObject()
                        .put("table", one.table())
                        .put("before", one.before())
                        .put("after", one.after()));
    }

    private static ArrayNode texts(List<OrganizePage.Passage> passages) {
        return Documents.strings(passages.stream()
                .flatMap(passage -> passage.lines().stream())
                .map(OrganizePage.Told::text)
                .toList());
    }
}
