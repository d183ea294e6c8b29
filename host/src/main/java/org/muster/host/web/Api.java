package org.muster.host.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.scene.Raster;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.engine.LegalAnswer;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Header;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import org.muster.core.match.Command;
import org.muster.core.match.Receipt;
import org.muster.core.story.TimeInWords;
import org.muster.core.view.Documents;
import org.muster.core.view.Seats;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.drawing.Theme;
import org.muster.host.games.Awaited;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Listed;
import org.muster.host.games.Pause;
import org.muster.host.maps.Backdrops;
import org.muster.host.pages.Call;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.refusal.Refusal;
import org.muster.host.rolls.TypedRolls;
import org.muster.host.shell.Reader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What programs ask for, the page of a game among them: JSON, and the picture. */
final class Api {

    /** Who zooms needs no larger letters, and no list of what had no room. */
    static final int USUAL_PIXELS = 1_000;

    /** Of an answer: a refusal may have a reason for each. */
    private static final int MOST_PARTS = 4_000;

    /** Tells with a picture, which holds nothing but what is seen, of which revision it is, or of one before. */
    private static final String REVISION = "Muster-Revision";

    static final Violation NO_REASON = Violation.of("NO_REASON", "Say why: it stands in the record of the game.");
    static final int LONGEST_REASON = 500;
    static final int LONGEST_ECHO = 60;

    /** Refusals that say nothing of what somebody may choose. */
    private static final Set<String> KNOWN_TO_ALL =
            Set.of("STALE", "NOT_YOURS", "NO_CONTRIBUTION", "BAD_CONTRIBUTION", "ROLL_FIRST", "NOT_JOINED", "JOINED");

    private final Games games;
    private final People people;
    private final Live live;
    private final TypedRolls rolls;

    Api(Games games, People people, Live live, TypedRolls rolls) {
        this.rolls = rolls;
        this.games = games;
        this.people = people;
        this.live = live;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", Need.PERSON, this::mine),
                Route.get("/api/games/{game}", Need.LOOK, this::state),
                Route.get("/api/games/{game}/picture", Need.LOOK, Api::picture),
                Route.get("/api/games/{game}/backdrops/{picture}", Need.LOOK, Api::backdrop),
                Route.get("/api/games/{game}/sheet", Need.LOOK, Api::sheet),
                Route.get("/api/games/{game}/events", Need.LOOK, visit -> live.join(visit)),
                Route.post("/api/games/{game}/judge", Need.SEAT, Api::judge),
                Route.post("/api/games/{game}/commands", Need.SEAT, this::command));
    }

    private void mine(Visit visit) throws IOException {
        ArrayNode all = Json.MAPPER.createArrayNode();
        Person person = visit.somebody();
        for (String id : people.games(person)) {
            Listed game = games.listed(id).orElseThrow();
            ObjectNode one = all.addObject()
                    .put("id", id)
                    .put("name", game.name())
                    .put("ruleset", game.ruleset())
                    .put("over", game.ended());
            if (game.variant() != null) {
                one.put("variant", game.variant());
            }
            one.set("places", Documents.strings(people.seats(id, person)));
            one.put("zone", games.zone().getId());
            one.set("pauses", pauses(game.standing().pauses()));
        }
        visit.json(all);
    }

    private void state(Visit visit) throws IOException {
        Reader.say(visit.http());
        visit.json(state(visit.game(), visit));
    }

    /** All that the page of a game shows, but for the picture and what happened. */
    ObjectNode state(HostedGame game, Visit visit) throws IOException {
        ObjectNode json = Documents.object()
                .put("id", game.id())
                .put("name", game.header().name())
                .put("ruleset", game.header().ruleset().id())
                .put("as", visit.place())
                .put("revision", visit.view().revision().toString())
                .put("fair", game.header().isFair());
        json.set("places", Documents.strings(visit.places()));
        json.put("runs", visit.runs());
        json.set(
                "organizers",
                Documents.strings(
                        people.playedByOrganizers(game.id(), game.seats().keySet())));
        json.set("beside", Documents.strings(beside(game, visit)));
        ArrayNode elsewhere = json.putArray("elsewhere");
        List<String> answers =
                visit.known().map(person -> people.answers(game.id(), person)).orElse(List.of());
        Call.elsewhere(game, games.bots(game.id()).keySet(), visit.places(), answers, visit.place())
                .forEach(call -> elsewhere
                        .addObject()
                        .put("called", call.called())
                        .put("what", call.what())
                        .put("path", call.path()));
        json.set("seats", seats(game, visit));
        json.set("awaited", awaited(game));
        json.set(
                "joins",
                Documents.strings(
                        game.match().awaited().stream().map(Player::id).toList()));
        ObjectNode asked = visit.view().asked();
        json.put("zone", games.zone().getId());
        json.set("pauses", pauses(Pause.read(asked.path("pauses"))));
        games.taken(game).ifPresent(taken -> {
            ObjectNode one = json.putObject("taken").put("at", taken.at().toString());
            if (taken.by() != null) {
                one.put("by", taken.by());
            }
            one.put("told", taken.told(games.zone()).toString());
        });
        json.set("houseRules", Documents.strings(visit.view().houseRules()));
        json.set("asked", asked);
        ObjectNode marks = json.putObject("marks");
        visit.view().marks().forEach((decision, mark) -> marks.put(String.valueOf(decision), mark));
        String roll = visit.view().rollMark();
        if (!roll.isEmpty()) {
            marks.put("roll", roll);
        }
        json.set("records", visit.view().records());
        if (!visit.place().equals(HostedGame.SPECTATOR)) {
            rolls.typed(game, visit.view()).ifPresent(said -> json.set("typed", Json.MAPPER.valueToTree(said)));
        }
        return json;
    }

    /** Those that are and will be. */
    private ArrayNode pauses(List<Pause> all) {
        ArrayNode still = Json.MAPPER.createArrayNode();
        for (Pause pause : Pause.still(all, games.now())) {
            still.addObject()
                    .put("from", pause.from().toString())
                    .put("until", pause.until().toString())
                    .put("reason", pause.reason())
                    .put("told", pause.told(games.zone()).toString());
        }
        return still;
    }

    private ArrayNode seats(HostedGame game, Visit visit) throws IOException {
        Map<Player, Integer> bots = games.bots(game.id());
        ArrayNode seats = Json.MAPPER.createArrayNode();
        List<Player> allies = Talking.allies(visit);
        for (Map.Entry<String, String> seat : game.seats().entrySet()) {
            Player player = new Player(seat.getKey());
            ObjectNode one = seats.addObject()
                    .put("seat", seat.getKey())
                    .put("name", visit.view().name(player))
                    .put("called", seat.getValue())
                    .put("bot", bots.containsKey(player))
                    .put("ally", allies.contains(player));
            one.set(
                    "people",
                    Documents.strings(people.in(new Invitation(game.id(), seat.getKey())).stream()
                            .map(Person::name)
                            .toList()));
        }
        return seats;
    }

    /** Who else sits on the seat that is looked from: they see and answer all that who looks does. */
    private List<String> beside(HostedGame game, Visit visit) {
        return game.seats().containsKey(visit.place())
                ? people.in(new Invitation(game.id(), visit.place())).stream()
                        .filter(one -> visit.known().filter(one::equals).isEmpty())
                        .map(Person::name)
                        .toList()
                : List.of();
    }

    private static ArrayNode awaited(HostedGame game) throws IOException {
        ArrayNode all = Json.MAPPER.createArrayNode();
        for (Awaited awaited : Awaited.in(game)) {
            ObjectNode one = all.addObject().put("decision", awaited.decision());
            one.set("path", Documents.strings(awaited.path()));
            one.set("seats", Documents.strings(awaited.seats()));
            if (!awaited.until().isEmpty()) {
                one.put("until", awaited.until());
            }
            if (!awaited.longer().isEmpty()) {
                one.put("longer", awaited.longer());
            }
        }
        return all;
    }

    private static void picture(Visit visit) throws IOException {
        Reader.say(visit.http());
        visit.http().header(REVISION, visit.view().revision().toString());
        String at = visit.http().queryParam("at");
        picture(
                visit,
                at == null || at.isEmpty() ? visit.view().scene() : visit.view().closeUp(at));
    }

    /** Answers with a picture, as it is asked for. */
    static void picture(Visit visit, Scene scene) throws IOException {
        visit.http()
                // Shown as an image it is a document of its own, which has nothing but its style sheet.
                .header(
                        "Content-Security-Policy",
                        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'")
                .contentType("image/svg+xml; charset=utf-8")
                .result(drawn(visit, scene));
    }

    /** As a file in a theme's colours, or, where none is named, as part of a page that brings them itself. */
    private static String drawn(Visit visit, Scene scene) throws IOException {
        String theme = visit.http().queryParam("theme");
        if (theme == null || theme.isEmpty()) {
            return part(visit, scene, pixels(visit));
        }
        Theme named = Theme.named(theme)
                .orElseThrow(() -> new Refusal(400, "NO_SUCH_THEME", "There is no theme {name}.", theme));
        return visit.param("board").equals("alone")
                ? SceneSvg.board(scene, named, pixels(visit))
                : SceneSvg.draw(scene, Records.NONE, named, pixels(visit));
    }

    /** As part of a page; pictures that lie under it the page asks for. */
    static String part(Visit visit, Scene scene, int pixels) throws IOException {
        return part(visit, visit.game(), visit.view().scene(), visit.place(), scene, pixels);
    }

    /** The same as it is seen from {@code place}, where {@code now} is the scene. */
    static String part(Visit visit, HostedGame game, Scene now, String place, Scene scene, int pixels) {
        String folder = visit.base() + "/api/games/" + game.id() + "/backdrops/";
        return SceneSvg.part(scene, Records.NONE, "table", pixels, Backdrops.addresses(folder, "?as=" + place, now));
    }

    /** A picture that lies under what the visitor sees. Its name says what it is, so that it never changes. */
    private static void backdrop(Visit visit) throws IOException {
        Raster picture = Backdrops.find(visit.view().scene(), visit.http().pathParam("picture"))
                .orElseThrow(Refusal::notHere);
        visit.http()
                .contentType(picture.type())
                .header("Cache-Control", "private, max-age=31536000, immutable")
                .result(picture.bytes());
    }

    /** How wide the place is that it is drawn for. */
    private static int pixels(Visit visit) {
        String wide = visit.http().queryParam("px");
        return wide != null && wide.matches("[1-9]\\d{2,3}") ? Integer.parseInt(wide) : USUAL_PIXELS;
    }

    private static void sheet(Visit visit) throws IOException {
        String at = visit.http().queryParam("at");
        if (at == null || at.isEmpty()) {
            throw new Refusal(400, "WHAT", "Say of what, as in sheet?at=ID.");
        }
        visit.json(visit.view().sheet(at));
    }

    static JsonNode body(Visit visit) {
        JsonNode body = visit.http().attribute("json");
        if (body == null) {
            body = Json.read(visit.http().body());
            visit.http().attribute("json", body);
        }
        if (!body.isObject()) {
            throw new Refusal(400, "BAD_REQUEST", "A request is a JSON object.");
        }
        return body;
    }

    static Answer answer(JsonNode body) {
        JsonNode answer = body.path("answer");
        if (answer.isMissingNode() || answer.isNull()) {
            throw new Refusal(400, "BAD_REQUEST", "A request to answer has a field answer.");
        }
        if (parts(answer) > MOST_PARTS) {
            throw new Refusal(400, "TOO_MUCH", "An answer has {most} parts or fewer.", MOST_PARTS);
        }
        return Json.MAPPER.treeToValue(answer, Answer.class);
    }

    private static int parts(JsonNode answer) {
        int parts = 1;
        for (JsonNode part : answer) {
            parts += parts(part);
        }
        return parts;
    }

    private static Player seat(Visit visit, JsonNode body) {
        return new Player(Seats.find(visit.game().seats(), text(body, "seat", visit.place())));
    }

    /** What is still being put together is judged like what is meant, and being no submission it is not turned away. */
    private static void judge(Visit visit) throws IOException {
        JsonNode body = body(visit);
        boolean isDraft = body.path("draft").asBoolean(false);
        Player seat = seat(visit, body);
        int decision = number(body, "decision");
        if (!mayKnowReasons(visit, seat, decision)) {
            throw new Refusal(
                    403, "SECRET", "What {seat} may choose is secret: nobody else's draft of it is judged.", seat.id());
        }
        Answer given = answer(body);
        LegalAnswer judged;
        try {
            if (body.path("complete").asBoolean(false)) {
                given = visit.view()
                        .complete(seat, decision, given)
                        .orElseThrow(() -> new BadGame(
                                "NONE_FOUND", "No legal answer is found that keeps what is chosen so far."));
            }
            judged = visit.view().judge(seat, decision, given);
        } catch (BadGame e) {
            refused(visit, e, isDraft, seat, decision, given);
            return;
        }
        ObjectNode json = Documents.object();
        json.set("answer", Json.MAPPER.valueToTree(judged.answer()));
        json.put("text", judged.words().toString());
        json.put("sum", judged.sum().toString());
        withGround(json, visit, seat, decision, given);
        visit.json(json);
    }

    /** What it comes to as far as it goes stands beside what is wrong with it. */
    private static void refused(Visit visit, BadGame why, boolean isDraft, Player seat, int decision, Answer given)
            throws IOException {
        ObjectNode json = Documents.object();
        try {
            String sum = visit.view().sumOf(seat, decision, given).toString();
            if (!sum.isEmpty()) {
                json.put("sum", sum);
            }
            withGround(json, visit, seat, decision, given);
        } catch (BadGame notAsked) {
            json.removeAll(); // what is not asked any more comes to nothing
        }
        if (!isDraft) {
            if (json.isEmpty()) {
                throw why;
            }
            visit.http().status(422);
        }
        visit.json(json.set("refused", Documents.violations(why.violations())));
    }

    private static void withGround(ObjectNode json, Visit visit, Player seat, int decision, Answer given)
            throws IOException {
        visit.view()
                .groundLeft(seat, decision, given)
                .forEach((at, rings) -> json.withObjectProperty("ground").set(at, OptionsJson.rings(rings)));
    }

    private void command(Visit visit) throws IOException {
        JsonNode body = body(visit);
        sameReader(visit);
        String id = body.has("id") ? text(body, "id", "") : null;
        Command command = command(visit, body, visit.game().header());
        ObjectNode json = Documents.object();
        if (command instanceof Command.Roll roll) {
            String mark = text(body, "question", "");
            if (!mark.isEmpty() && !mark.equals(visit.view().rollMark())) {
                throw new BadGame("STALE", "Other dice are waited for than those you saw; nothing was typed.");
            }
            Optional<Receipt> receipt =
                    rolls.type(visit.game(), visit.view(), visit.seat(), visit.somebody(), id, roll);
            json.put("at", receipt.map(Receipt::at).orElse(games.now()).toString());
            json.put("written", receipt.isPresent());
        } else {
            json.put("at", submit(visit, id, command, body).at().toString());
        }
        json.put("revision", visit.view().revision().toString());
        visit.json(json);
    }

    /** What lay on a device until there was a line is of who wrote it there, not of who has come in since. */
    static void sameReader(Visit visit) {
        String reader = visit.http().header(Reader.HEADER);
        if (reader != null && !reader.equals(Reader.of(visit.http()))) {
            throw new Refusal(409, "OTHER_READER", "Somebody else has come in on this device since; nothing was done.");
        }
    }

    /**
     * A refusal that names an entry, by the viewer's own number {@code n} of it: the journal's would tell how much is hidden
     * from them.
     */
    static BadGame numbered(BadGame e, int n) {
        List<Violation> told = new ArrayList<>();
        for (Violation one : e.violations()) {
            told.add(
                    switch (one.code()) {
                        case "SAYS_SO_ALREADY" ->
                            Violation.of(one.code(), "Entry {n} says just that already; nothing was written.", n);
                        case "NO_SUCH_ENTRY" ->
                            Violation.of(one.code(), "There is no entry {n} that you know of and that counts.", n);
                        default -> one;
                    });
        }
        return new BadGame(told);
    }

    private Receipt submit(Visit visit, @Nullable String id, Command command, JsonNode body) throws IOException {
        Player seat = seat(visit, body);
        try {
            return visit.view().submit(id, command);
        } catch (BadGame e) {
            if (command instanceof Command.Rewind) {
                throw numbered(e, entry(body, "to"));
            }
            if (e.violations().stream().anyMatch(one -> one.code().equals("STALE"))) {
                throw new BadGame(withAnswer(e.violations(), visit, seat, number(body, "decision")));
            }
            boolean told = e.violations().stream().allMatch(one -> KNOWN_TO_ALL.contains(one.code()));
            if (told || !body.has("decision") || mayKnowReasons(visit, seat, number(body, "decision"))) {
                throw e;
            }
            throw new BadGame("NOT_LEGAL", "{seat} can't choose that; why not is theirs alone to know.", seat.id());
        }
    }

    /** Why an answer comes too late, and, where its seat has answered by then from elsewhere, when and what. */
    private List<Violation> withAnswer(List<Violation> late, Visit visit, Player seat, int decision)
            throws IOException {
        for (JsonNode open : visit.view().asked().path("decisions")) {
            if (open.path("id").asInt() == decision) {
                return late; // it asks something else by now
            }
        }
        List<Violation> why = new ArrayList<>(late);
        visit.view()
                .given(seat, decision)
                .ifPresent(given -> why.add(Violation.of(
                        "ANSWERED",
                        "This seat had answered already, {when}: {told}",
                        TimeInWords.alone(given.at(), games.zone()),
                        given.sentence())));
        return why;
    }

    /**
     * Whether the visitor may hear why an answer of {@code seat} to {@code number} is none: who answers for another, as an
     * organizer does with what came on paper, would learn by it what the other could choose in secret.
     */
    private static boolean mayKnowReasons(Visit visit, Player seat, int number) throws IOException {
        for (JsonNode decision : visit.game().as(Viewer.SPECTATOR).asked().path("decisions")) {
            for (JsonNode question : decision.path("questions")) {
                List<String> who = new ArrayList<>();
                question.path("who").forEach(one -> who.add(one.path("seat").asString()));
                if (decision.path("id").asInt() == number
                        && decision.path("secret").asBoolean()
                        && who.contains(seat.id())
                        && !who.contains(visit.place())) {
                    return false;
                }
            }
        }
        return true;
    }

    private Command command(Visit visit, JsonNode body, Header header) throws IOException {
        Player seat = seat(visit, body);
        int decision = number(body, "decision");
        String contribution = header.isFair() && body.has("contribution") ? text(body, "contribution", "") : null;
        String what = text(body, "do", "");
        return switch (what) {
            case "choose" ->
                asAsked(body, new Command.Choose(seat, decision, answer(body), yes(body, "confirmed"), contribution));
            case "stand" -> asAsked(body, new Command.Stand(seat, decision, answer(body), contribution));
            case "join" -> new Command.Join(seat, text(body, "contribution", ""));
            case "roll" -> new Command.Roll(rolls(body));
            case "lapse" -> new Command.Lapse(decision);
            case "rewind" -> new Command.Rewind(known(visit, entry(body, "to")), why(visit));
            case "undo" ->
                new Command.Undo(why(visit), games.bots(visit.game().id()).keySet());
            case "close" -> new Command.Close(why(visit));
            default ->
                throw new Refusal(
                        400,
                        "BAD_REQUEST",
                        "do is choose, stand, join, roll, lapse, rewind, undo or close, not \"{what}\".",
                        what);
        };
    }

    /** Why who runs a game changes it from outside, which everybody reads; who does not run it is refused for that. */
    private static String why(Visit visit) {
        String reason = reason(visit);
        if (reason.isEmpty() && visit.place().equals(Player.ORGANIZER.id())) {
            throw new BadGame(List.of(NO_REASON));
        }
        return reason;
    }

    /** What was answered without a line may come when the question has become another one. */
    private static Command asAsked(JsonNode body, Command command) {
        String mark = text(body, "question", "");
        return mark.isEmpty() ? command : new Command.AsAsked(command, number(body, "decision"), mark);
    }

    /** The journal's number of an entry that the visitor knows by their own. */
    private static int known(Visit visit, int entry) throws IOException {
        return visit.view()
                .entry(entry)
                .orElseThrow(() -> new BadGame("NO_SUCH_ENTRY", "There is no entry {n} that you know of.", entry));
    }

    /**
     * Why somebody does something, as far as they say it.
     *
     * @throws BadGame if it is too long to stand in a journal
     */
    static String reason(Visit visit) {
        String reason = visit.field("reason");
        if (reason.length() > LONGEST_REASON) {
            throw new BadGame("TOO_LONG", "A reason has {most} letters or fewer.", LONGEST_REASON);
        }
        return reason;
    }

    // ---- what a request says: the wrong type is never taken for something else

    static String text(JsonNode body, String field, String otherwise) {
        JsonNode value = body.path(field);
        if (value.isMissingNode()) {
            return otherwise;
        }
        if (!value.isString()) {
            throw wrong(field, Sentence.of("a text"), value);
        }
        return value.asString();
    }

    static boolean yes(JsonNode body, String field) {
        JsonNode value = body.path(field);
        if (!value.isMissingNode() && !value.isBoolean()) {
            throw wrong(field, Sentence.of("true or false"), value);
        }
        return value.isMissingNode() || value.asBoolean();
    }

    /** The number of a decision; 0: the only one that is meant. */
    private static int number(JsonNode body, String field) {
        return body.has(field) ? whole(body.path(field), field) : 0;
    }

    /** The number of an entry, which nobody may leave out. */
    private static int entry(JsonNode body, String field) {
        return whole(body.path(field), field);
    }

    static int whole(JsonNode value, String field) {
        if (!value.isInt() || value.asInt() < 0) {
            throw wrong(field, Sentence.of("a whole number from {min} to {max}", 0, Integer.MAX_VALUE), value);
        }
        return value.asInt();
    }

    /** A list of whole numbers. */
    static List<Integer> wholes(JsonNode body, String field) {
        JsonNode list = body.path(field);
        if (!list.isArray()) {
            throw wrong(field, Sentence.of("a list of whole numbers"), list);
        }
        List<Integer> numbers = new ArrayList<>();
        list.forEach(one -> numbers.add(whole(one, field)));
        return numbers;
    }

    private static List<List<Integer>> rolls(JsonNode body) {
        List<List<Integer>> rolls = new ArrayList<>();
        for (JsonNode roll : body.path("rolls")) {
            List<Integer> faces = new ArrayList<>();
            roll.forEach(face -> faces.add(whole(face, "rolls")));
            rolls.add(faces);
        }
        if (rolls.isEmpty()) {
            throw wrong("rolls", Sentence.of("a list of rolls, each a list of faces"), body.path("rolls"));
        }
        return rolls;
    }

    static Refusal wrong(String field, Sentence right, JsonNode value) {
        String given = value.toString();
        return new Refusal(
                400,
                "BAD_REQUEST",
                "{field} is {right}, not {given}.",
                field,
                right,
                given.isEmpty() ? Sentence.of("left out") : given.substring(0, Math.min(given.length(), LONGEST_ECHO)));
    }
}
