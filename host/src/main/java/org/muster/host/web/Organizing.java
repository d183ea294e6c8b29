package org.muster.host.web;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.flow.Reported;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.dice.FairDice;
import org.muster.core.game.Amendment;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Entry;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.match.LastStep;
import org.muster.core.match.Receipt;
import org.muster.core.match.SeatView;
import org.muster.core.view.Documents;
import org.muster.core.view.LeftOut;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Pause;
import org.muster.host.pages.DiceWords;
import org.muster.host.pages.Difference;
import org.muster.host.pages.Html;
import org.muster.host.pages.MendPage;
import org.muster.host.pages.OrganizePage;
import org.muster.host.pages.Say;
import org.muster.host.pages.ScriptWords;
import org.muster.host.pages.SeatWords;
import org.muster.host.past.Confided;
import org.muster.host.past.MendForm;
import org.muster.host.refusal.RateLimit;
import org.muster.host.refusal.Refusal;
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
    private static final int MOST_CHANGES = 60;
    /** How many titles of a path name a round and a phase. */
    private static final int PHASE = 2;
    /** As the log calls what who runs a game does to it; what they do to time is noted. */
    private static final String NOTED = "noted";

    private static final Set<String> DONE = Set.of("chose", NOTED, "mended");

    private static final Set<String> GOES_BACK = Set.of("undo", "rewind", "amend");

    /** What a form sends again when it is done. */
    private static final List<String> FIELDS = List.of("do", "to", "entry", "answer", "decision");

    private static final Violation NO_REASON_TO_SETTLE =
            Violation.of("NO_REASON", "Say why: everybody at the table reads it in the talk.");

    /** To try something replays the game. */
    private static final int TRIES_AT_ONCE = 60;

    private static final Duration A_DAY = Duration.ofDays(1);
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
        OrganizePage.Mend mend = mend(visit, view, told);
        Set<Player> bots = house.games().bots(game.id()).keySet();
        boolean types =
                DiceWords.yours(game, asked, Player.ORGANIZER.id(), bots).isPresent();
        return new OrganizePage(
                game.id(),
                game.header().name(),
                asked.path("over").asBoolean(),
                asked.has("closed"),
                visit.isOrganizer(),
                mine.stream().filter(OrganizePage.Asked::isAsked).toList(),
                mine.stream().filter(one -> !one.isAsked()).toList(),
                waiting,
                dice(game, asked, bots),
                types,
                String.join(" › ", Awaited.rolling(asked)),
                pauses(asked),
                house.games().zone().getId(),
                firstToGo(game),
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
    private static String firstToGo(HostedGame game) throws IOException {
        try {
            return lastStep(game).what().toString();
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

    private static List<String> seats(JsonNode question) {
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
        HostedGame game = visit.game();
        house.games().mustNotBeTaken(game);
        List<Violation> refused = List.of();
        if (isDone(visit)) {
            refused = refused(visit);
            if (refused.isEmpty()) {
                JsonNode before = lastDone(game.as(EYES));
                Amendment.Later unused = done(visit);
                visit.goOnTo("/g/" + game.id() + "/organize" + whatIsDone(visit, before));
                return;
            }
            visit.http().status(422);
        }
        List<String> reasons =
                refused.stream().map(one -> one.sentence().toString()).toList();
        MendPage page = tried(visit, reasons, new Heard());
        house.html().show(visit.http(), "mend", game.header().name(), Map.of("mend", page));
    }

    /** By which the page says what was done, and stays where it was. */
    private static String whatIsDone(Visit visit, JsonNode before) throws IOException {
        JsonNode last = lastDone(visit.game().as(EYES));
        if (last.equals(before)) { // what it led to is not for them to read
            return "";
        }
        String done = "?done=" + last.path("at").asString();
        if (changesTime(visit)) {
            String at = visit.field("do").equals("extend") ? visit.field("decision") : "0";
            return done + "&time=" + at + "#time-" + at;
        }
        return done;
    }

    /** Whether it changes time alone. */
    private static boolean changesTime(Visit visit) {
        return Set.of("extend", "pause", "resume", "cancel").contains(visit.field("do"));
    }

    /** Whether it is to be done, not only shown. */
    private boolean isDone(Visit visit) throws IOException {
        return visit.ticked("sure") || timed(visit).isPresent();
    }

    /** Why it can't be done as it is said; none, if the game itself is to judge. */
    private List<Violation> refused(Visit visit) throws IOException {
        if (timed(visit).isPresent()) {
            return List.of();
        }
        if (Api.reason(visit).isEmpty() && needsReason(visit, visit.game().as(EYES))) {
            return List.of(isSaid(visit) ? NO_REASON_TO_SETTLE : Api.NO_REASON);
        }
        return visit.field("revision").equals(visit.game().as(EYES).revision().toString())
                ? List.of()
                : List.of(Violation.of("STALE", "Something has happened meanwhile; look again what would come of it."));
    }

    /** As who is told what is secret to others only where they want to; a program wants to. */
    private static Confided told(Visit visit, HostedGame game) throws IOException {
        return Confided.in(game, visit.isProgram() ? List.of() : visit.places());
    }

    /** Does it; what becomes of later answers. */
    private Amendment.Later done(Visit visit) throws IOException {
        HostedGame game = visit.game();
        Heard heard = new Heard();
        Optional<Command> timed = timed(visit);
        Command command = timed.isPresent()
                ? timed.get()
                : command(visit, game, game.match().still(() -> told(visit, game)), heard::hear);
        Optional<Subject> settled = isSaid(visit) && needsReason(visit, game.as(EYES))
                ? Optional.of(Talking.asked(game, number(visit, "decision")))
                : Optional.empty();
        if (settled.isPresent()) {
            String unused = Talk.checked(said(visit));
        }
        submit(visit, game, command);
        settled.ifPresent(about -> talking.sayToAll(visit, said(visit), about));
        return heard.later;
    }

    private static void submit(Visit visit, HostedGame game, Command command) throws IOException {
        try {
            Receipt unused = game.as(EYES).submit(null, command);
        } catch (BadGame e) {
            if (command instanceof Command.Amend) {
                throw Api.numbered(e, number(visit, "entry"));
            }
            if (command instanceof Command.Rewind) {
                throw Api.numbered(e, number(visit, "to"));
            }
            throw e;
        }
    }

    /** The same for programs: what it would come to, and, where they are sure, what it came to. */
    private void changeByProgram(Visit visit) throws IOException {
        tries.count(visit.asker());
        house.games().mustNotBeTaken(visit.game());
        boolean isDone = isDone(visit);
        List<Violation> refused = isDone ? refused(visit) : List.of();
        if (!refused.isEmpty()) {
            throw new BadGame(refused);
        }
        Heard heard = new Heard();
        ObjectNode json = Documents.object().put("done", isDone);
        if (isDone) {
            heard.hear(done(visit));
            json.put("revision", visit.game().as(EYES).revision().toString());
        } else {
            told(tried(visit, List.of(), heard), json);
            heard.last.flatMap(LastStep::mend).ifPresent(mend -> json.put("mend", mend));
        }
        json.set(
                "dropped",
                Documents.strings(heard.later.dropped().stream()
                        .map(one -> one.reason().toString())
                        .toList()));
        json.put("asOtherwise", heard.later.asOtherwise().size());
        json.put("secrets", heard.later.secrets());
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

    /** What is done to time changes nothing in the game, and can be done otherwise again: nobody need look first. */
    private Optional<Command> timed(Visit visit) throws IOException {
        return switch (visit.field("do")) {
            case "extend" ->
                Optional.of(new Command.Extend(
                        visit.says("decision") ? number(visit, "decision") : 0, longer(visit), Api.reason(visit)));
            case "pause" ->
                Optional.of(new Command.Pause(moment(visit, "from", 0), moment(visit, "until", 1), Api.reason(visit)));
            case "resume" ->
                Optional.of(new Command.Resume(
                        visit.says("from") ? moment(visit) : null, house.games().now(), ""));
            case "cancel" -> Optional.of(new Command.Pause(moment(visit), moment(visit), ""));
            default -> Optional.empty();
        };
    }

    private static Duration longer(Visit visit) {
        String time = visit.field("time");
        try {
            return time.isEmpty() ? A_DAY : Duration.parse(time);
        } catch (DateTimeParseException e) {
            throw new BadGame("BAD_TIME", "{given} is no time; write P2D or PT12H.", time);
        }
    }

    /** A moment, or the beginning of the club's day so many {@code after} that one: twice a year they are not 24 hours long. */
    private Instant moment(Visit visit, String field, int after) {
        String given = visit.field(field);
        try {
            return given.contains("T")
                    ? Instant.parse(given)
                    : LocalDate.parse(given)
                            .plusDays(after)
                            .atStartOfDay(house.games().zone())
                            .toInstant();
        } catch (DateTimeParseException e) {
            throw new BadGame("BAD_DAY", "{given} is no day; write 2027-01-06.", given);
        }
    }

    private static Instant moment(Visit visit) {
        try {
            return Instant.parse(visit.field("from"));
        } catch (DateTimeParseException e) {
            throw new Refusal(400, "BAD_REQUEST", "from is a moment, not {given}.", visit.field("from"));
        }
    }

    /** What the answer that settles a report leaves out of it. */
    private static List<String> leftOut(Visit visit, HostedGame copy) {
        int decision = visit.field("do").equals("settle") ? number(visit, "decision") : 0;
        return copy.match().game().open().stream()
                .filter(open -> open.id() == decision && open.step() instanceof Reported)
                .flatMap(open -> open.questionFor(Player.ORGANIZER).stream())
                .flatMap(question -> LeftOut.of(question.options(), answer(visit)).fields().stream())
                .toList();
    }

    /** What was learnt while something was tried or done. */
    private static final class Heard {
        /** What a mend made of later answers; nothing if none was made. */
        private Amendment.Later later = Amendment.Later.NOTHING;
        /** What was to be taken back; empty: nothing. */
        private Optional<LastStep> last = Optional.empty();

        void hear(Amendment.Later what) {
            later = what;
        }
    }

    /** All is read of one copy, before and after: in the game itself somebody may answer meanwhile. */
    private MendPage tried(Visit visit, List<String> reasons, Heard heard) throws IOException {
        HostedGame game = visit.game();
        HostedGame copy = house.games().copy(game);
        SeatView view = copy.as(EYES);
        String revision = view.revision().toString();
        Confided was = told(visit, copy);
        Confided.Records read = was.records();
        Predicate<Integer> known = was.known();
        heard.last = visit.field("do").equals("undo") ? Optional.of(lastStep(copy)) : Optional.empty();
        int undone = heard.last.map(last -> undone(copy, last)).orElse(0);
        String what = what(visit, copy, was, heard.last);
        String question = question(visit, view);
        boolean needsReason = needsReason(visit, view);
        boolean isHidden = opensWhatIsSecret(visit, copy);
        Scene scene = was.table().scene();
        List<String> left = leftOut(visit, copy);
        JsonNode stood = copy.as(Viewer.SPECTATOR).asked();
        submit(visit, copy, command(visit, copy, was, heard::hear));
        if (!heard.later.isNothing()) {
            // Trying one past after another would tell what was answered in secret.
            heard.hear(heard.later.of(known::test));
        }
        Confided is = isHidden ? was : told(visit, copy);
        List<OrganizePage.Told> before = counted(was);
        List<OrganizePage.Told> after = isHidden ? before : counted(is);
        List<OrganizePage.Told> gone = Difference.without(before, after);
        Confided.Records reads = isHidden ? read : is.records();
        Optional<JsonNode> open = undone > 0 ? openAgain(undone, copy) : Optional.empty();
        Map<String, String> fields = new LinkedHashMap<>();
        if (!visit.isProgram()) {
            FIELDS.forEach(field -> fields.put(field, visit.field(field)));
        }
        fields.put("revision", revision);
        List<String> notes = new ArrayList<>();
        if (isHidden) {
            notes.add(
                    Say.say(
                            "What others have answered in secret comes to light then; what it leads to nobody may know before."));
        } else if (GOES_BACK.contains(visit.field("do"))) {
            notes.addAll(askedAgain(stood, copy));
        }
        if (gone.stream().anyMatch(line -> line.is(OrganizePage.Told.Kind.MORE_TIME))) {
            notes.add(Say.say("More time that was given since then goes with it."));
        }
        if (open.isPresent()
                && gone.stream().noneMatch(line -> line.isOpen() && line.is(OrganizePage.Told.Kind.DONE))) {
            notes.add(Say.say("What was answered there is secret to you too."));
        }
        if (!isHidden && view.asked().has("roll")) {
            notes.add(Say.say("Then dice are thrown; what they show nobody may know before."));
        }
        notes.addAll(fallen(heard.later));
        if (!left.isEmpty()) {
            notes.add(Say.say("What was reported of {fields} would be dropped: the answer does not say it.", left));
        }
        return new MendPage(
                game.id(),
                game.header().name(),
                what,
                open.map(Organizing::inItsPlace).orElse(question),
                needsReason,
                isSaid(visit),
                fields,
                notes,
                was.passages(gone, MOST_CHANGES),
                is.passages(Difference.without(after, before), MOST_CHANGES),
                few(read.open(reads), MOST_CHANGES),
                was.isToAPlayer() ? few(read.folded(reads), MOST_CHANGES) : null,
                SceneSvg.part(isHidden ? scene : is.table().scene(), Records.NONE, "table", Api.USUAL_PIXELS),
                ScriptWords.json(),
                visit.field("reason"),
                reasons);
    }

    /** What becomes of later answers, in words. */
    private static List<String> fallen(Amendment.Later later) {
        List<String> notes = new ArrayList<>();
        later.dropped().stream()
                .map(one -> Say.say("An answer would hold no longer and be kept aside: {why}.", one.reason()))
                .distinct()
                .forEach(notes::add);
        if (later.secrets()) {
            notes.add(Say.say(
                    "Who has answered in secret is asked to confirm it; whether it still holds they alone read."));
        }
        int asOtherwise = later.asOtherwise().size();
        if (asOtherwise > 0) {
            notes.add(Say.say(
                    "{n later answer stands|later answers stand}, though what was asked there would read otherwise: nobody is"
                            + " asked again.",
                    asOtherwise));
        }
        return notes;
    }

    /** Where the game goes on from then, and who is asked there that was not: as everybody will read it. */
    private static List<String> askedAgain(JsonNode before, HostedGame copy) throws IOException {
        List<Awaited> were = Awaited.in(before);
        List<Awaited> are = Awaited.in(copy);
        List<String> notes = new ArrayList<>();
        String phase = phase(are);
        if (!phase.isEmpty() && !phase.equals(phase(were))) {
            notes.add(Say.say("The game goes back to {phase}.", phase));
        }
        for (Awaited one : are) {
            List<String> names = one.seats().stream()
                    .filter(seat -> were.stream()
                            .noneMatch(was ->
                                    was.path().equals(one.path()) && was.seats().contains(seat)))
                    .map(seat -> SeatWords.called(seat, copy))
                    .toList();
            if (!names.isEmpty()) {
                notes.add(Say.say("{names} {names:is|are} asked: {question}", names, String.join(" › ", one.path())));
            }
        }
        return notes;
    }

    /** The round and the phase in which the first of them is asked; empty: nobody is asked anything. */
    private static String phase(List<Awaited> asked) {
        return asked.stream()
                .findFirst()
                .map(one -> String.join(" › ", few(one.path(), PHASE)))
                .orElse("");
    }

    /** What counts, as it is read where entries have other numbers; but pauses, which stand whatever is taken back. */
    private static List<OrganizePage.Told> counted(Confided told) {
        return told.lines().stream()
                .filter(line -> !line.is(OrganizePage.Told.Kind.PAUSE))
                .map(OrganizePage.Told::withoutNumber)
                .toList();
    }

    /** The decision of which the last answer would be taken back; 0: of none. */
    private static int undone(HostedGame copy, LastStep last) {
        return copy.match().game().history().stream()
                .filter(entry -> entry.n() > last.to())
                .map(Entry::body)
                .filter(Entry.Chose.class::isInstance)
                .map(body -> ((Entry.Chose) body).decision())
                .findFirst()
                .orElse(0);
    }

    /** The decision that is asked again where its last answer was taken back, as everybody reads it; empty if none is. */
    private static Optional<JsonNode> openAgain(int decision, HostedGame copy) throws IOException {
        return copy.as(Viewer.SPECTATOR)
                .asked()
                .path("decisions")
                .valueStream()
                .filter(one -> one.path("id").asInt() == decision)
                .findFirst();
    }

    private static String inItsPlace(JsonNode decision) {
        String path = Pages.joined(decision.path("path"));
        String prompt = decision.path("prompt").asString();
        return prompt.isEmpty() ? path : path + ": " + prompt;
    }

    private static LastStep lastStep(HostedGame game) throws IOException {
        return LastStep.of(game.match().game());
    }

    private static <T> List<T> few(List<T> all, int most) {
        return all.subList(0, Math.min(all.size(), most));
    }

    private static String what(Visit visit, HostedGame game, Confided told, Optional<LastStep> last)
            throws IOException {
        return switch (visit.field("do")) {
            case "undo" -> Say.say("Taken back: {what}", last.orElseThrow().what());
            case "rewind" -> Say.say("Back to right after: {line}", line(visit, told, "to"));
            case "amend" ->
                Say.say("{line}: it is mended to {answer}", line(visit, told, "entry"), inWords(visit, game, told));
            case "settle" ->
                Say.say(
                        "You answer: {answer}",
                        game.as(EYES)
                                .judge(Player.ORGANIZER, number(visit, "decision"), answer(visit))
                                .words());
            case "lapse" -> Say.say("The time of those who have not answered is up");
            default -> Say.say("The game is closed");
        };
    }

    /** What was done in an entry: each reader has other numbers for it. Its number, where it is secret to others. */
    private static String line(Visit visit, Confided told, String field) {
        int n = number(visit, field);
        return told.lines().stream()
                .filter(line -> line.n() == n && line.isOpen())
                .map(OrganizePage.Told::text)
                .findFirst()
                .orElseGet(() -> Say.say("Entry {n}", n));
    }

    /** What is to stand in an entry, as people say it where the organizer may know what was offered. */
    private static String inWords(Visit visit, HostedGame game, Confided told) throws IOException {
        Answer answer = answer(visit);
        return game.as(EYES)
                .answered(told.entry(number(visit, "entry")).orElse(-1))
                .flatMap(past -> past.inWords(answer))
                .map(Sentence::toString)
                .orElseGet(() -> Json.write(answer));
    }

    /** An answer says itself why it is given; what changes the game from outside has a reason beside it. */
    private static boolean isSettled(Visit visit) {
        return visit.field("do").equals("settle");
    }

    /** Whether its reason is said in the talk, for everybody: the record has no place for it. */
    private static boolean isSaid(Visit visit) {
        return isSettled(visit) || isEndOfTime(visit);
    }

    private static boolean isEndOfTime(Visit visit) {
        return visit.field("do").equals("lapse");
    }

    private static String said(Visit visit) {
        String reason = Api.reason(visit);
        return isEndOfTime(visit) ? Say.say("I have ended the time for it: {why}", reason) : reason;
    }

    /** An answer says itself why it is given, but not why one of two is right and the other is not. */
    private static boolean needsReason(Visit visit, SeatView view) throws IOException {
        return !isSettled(visit) || decision(visit, view).path("report").asBoolean();
    }

    /** What is settled, with what each side said of it. */
    private static String question(Visit visit, SeatView view) throws IOException {
        return decision(visit, view).path("prompt").asString("");
    }

    /** The decision that is answered; missing where none is. */
    private static JsonNode decision(Visit visit, SeatView view) throws IOException {
        for (JsonNode decision : view.asked().path("decisions")) {
            if (isSettled(visit) && decision.path("id").asInt() == number(visit, "decision")) {
                return decision;
            }
        }
        return MissingNode.getInstance();
    }

    /** Whether a decision is closed by it in which others have a say that nobody may know yet: also who could think better of it. */
    private static boolean opensWhatIsSecret(Visit visit, HostedGame game) throws IOException {
        if (!isSaid(visit)) {
            return false;
        }
        int closed = number(visit, "decision");
        for (JsonNode decision : game.as(Viewer.SPECTATOR).asked().path("decisions")) {
            boolean isMeant = closed == 0 || closed == decision.path("id").asInt();
            for (JsonNode question : decision.path("questions")) {
                if (isMeant
                        && decision.path("secret").asBoolean()
                        && !seats(question).equals(List.of(Player.ORGANIZER.id()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Command command(Visit visit, HostedGame game, Confided told, Consumer<Amendment.Later> later)
            throws IOException {
        String reason = Api.reason(visit);
        return switch (visit.field("do")) {
            case "undo" -> new Command.Undo(reason);
            case "rewind" -> new Command.Rewind(entry(visit, game, told, "to"), reason);
            case "amend" -> new Command.Amend(heard(visit, game, told), answer(visit), reason, true, later);
            case "settle" ->
                new Command.Choose(
                        Player.ORGANIZER,
                        number(visit, "decision"),
                        answer(visit),
                        true,
                        game.header().isFair() ? FairDice.contribution() : null);
            case "lapse" -> new Command.Lapse(number(visit, "decision"));
            case "close" -> new Command.Close(reason);
            default ->
                throw new Refusal(
                        400,
                        "BAD_REQUEST",
                        "do is undo, rewind, amend, settle, lapse, extend, pause, resume, cancel or close, not {what}.",
                        visit.field("do"));
        };
    }

    private static Answer answer(Visit visit) {
        if (visit.isProgram()) {
            return Api.answer(Api.body(visit));
        }
        try {
            return Json.readAnswer(visit.field("answer"));
        } catch (BadJson e) {
            throw new BadGame("BAD_ANSWER", "{why}", e.sentence());
        }
    }

    /** The organizer speaks of entries by their own numbers: gaps in the journal's would tell how much is hidden. */
    private static int entry(Visit visit, HostedGame game, Confided told, String field) throws IOException {
        int n = number(visit, field);
        return game.as(EYES)
                .entry(told.entry(n).orElse(-1))
                .orElseThrow(() -> new BadGame("NO_SUCH_ENTRY", "There is no entry {n} that you know of.", n));
    }

    /** An entry to be mended: of a secret answer each refusal would tell something to who tries one after another. */
    private static int heard(Visit visit, HostedGame game, Confided told) throws IOException {
        int entry = entry(visit, game, told, "entry");
        int n = number(visit, "entry");
        if (told.lines().stream().noneMatch(line -> line.n() == n && line.is(OrganizePage.Told.Kind.DONE))) {
            throw new BadGame("NOT_HEARD", "You have not read what was done in entry {n}, so you can't mend it.", n);
        }
        return entry;
    }

    private static int number(Visit visit, String field) {
        return visit.whole(field);
    }
}
