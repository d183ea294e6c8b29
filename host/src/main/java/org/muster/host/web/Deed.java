package org.muster.host.web;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.muster.api.decision.Answer;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.dice.FairDice;
import org.muster.core.game.Amendment;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.match.LastStep;
import org.muster.core.match.Receipt;
import org.muster.core.match.SeatView;
import org.muster.core.view.LeftOut;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.OrganizePage;
import org.muster.host.pages.Say;
import org.muster.host.past.Confided;
import org.muster.host.refusal.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** What who runs a game wants done to it, as a form or a program says it. */
final class Deed {

    private static final Viewer EYES = Viewer.of(Player.ORGANIZER);

    private static final Set<String> TIMES = Set.of("extend", "pause", "resume", "cancel");
    private static final Set<String> GOES_BACK = Set.of("undo", "rewind", "amend");

    /** What a form sends again when it is done. */
    private static final List<String> FIELDS = List.of("do", "to", "entry", "answer", "decision");

    private static final Duration A_DAY = Duration.ofDays(1);

    private final Visit visit;
    private final Games games;
    private Amendment.Later later = Amendment.Later.NOTHING;

    Deed(Visit visit, Games games) {
        this.visit = visit;
        this.games = games;
    }

    /** Its word. */
    String what() {
        return visit.field("do");
    }

    boolean is(String what) {
        return what().equals(what);
    }

    /** Whether the game may stand earlier after it. */
    boolean goesBack() {
        return GOES_BACK.contains(what());
    }

    /** Who answers at once. */
    private Set<Player> bots(HostedGame game) {
        return games.bots(game.id()).keySet();
    }

    /** What would be taken back first, if it is that. */
    Optional<LastStep> lastStep(HostedGame game) {
        return is("undo") ? Optional.of(LastStep.of(game.match().game(), bots(game))) : Optional.empty();
    }

    /** Why, in their own words. */
    String reason() {
        return Api.reason(visit);
    }

    /** What it made of later answers; nothing before it is done, and if it is no mend. */
    Amendment.Later later() {
        return later;
    }

    /** What a form sends to have it done. */
    Map<String, String> fields() {
        Map<String, String> fields = new LinkedHashMap<>();
        if (!visit.isProgram()) {
            FIELDS.forEach(field -> fields.put(field, visit.field(field)));
        }
        return fields;
    }

    /** As who is told what is secret to others only where they want to; a program wants to. */
    Confided told(HostedGame game) throws IOException {
        return Confided.in(game, visit.isProgram() ? List.of() : visit.places());
    }

    /** What is done to the game that is not time. */
    Command command(HostedGame game, Confided told) throws IOException {
        String reason = reason();
        return switch (what()) {
            case "undo" -> new Command.Undo(reason, bots(game));
            case "rewind" -> new Command.Rewind(entry(game, told, "to"), reason);
            case "amend" -> new Command.Amend(heard(game, told), answer(), reason, true, made -> later = made);
            case "settle" ->
                new Command.Choose(
                        Player.ORGANIZER,
                        number("decision"),
                        answer(),
                        true,
                        game.header().isFair() ? FairDice.contribution() : null);
            case "lapse" -> new Command.Lapse(number("decision"));
            case "close" -> new Command.Close(reason);
            default ->
                throw new Refusal(
                        400,
                        "BAD_REQUEST",
                        "do is undo, rewind, amend, settle, lapse, extend, pause, resume, cancel or close, not {what}.",
                        what());
        };
    }

    /** What is done to time changes nothing in the game, and can be done otherwise again: nobody need look first. */
    Optional<Command> timed() {
        return switch (what()) {
            case "extend" ->
                Optional.of(new Command.Extend(visit.says("decision") ? number("decision") : 0, longer(), reason()));
            case "pause" -> Optional.of(new Command.Pause(moment("from", 0), moment("until", 1), reason()));
            case "resume" -> Optional.of(new Command.Resume(visit.says("from") ? moment() : null, games.now(), ""));
            case "cancel" -> Optional.of(new Command.Pause(moment(), moment(), ""));
            default -> Optional.empty();
        };
    }

    /** Whether it changes time alone. */
    boolean changesTime() {
        return TIMES.contains(what());
    }

    private Duration longer() {
        String time = visit.field("time");
        try {
            return time.isEmpty() ? A_DAY : Duration.parse(time);
        } catch (DateTimeParseException e) {
            throw new BadGame("BAD_TIME", "{given} is no time; write P2D or PT12H.", time);
        }
    }

    /** A moment, or the beginning of the club's day so many {@code after} that one: twice a year they are not 24 hours long. */
    private Instant moment(String field, int after) {
        String given = visit.field(field);
        try {
            return given.contains("T")
                    ? Instant.parse(given)
                    : LocalDate.parse(given)
                            .plusDays(after)
                            .atStartOfDay(games.zone())
                            .toInstant();
        } catch (DateTimeParseException e) {
            throw new BadGame("BAD_DAY", "{given} is no day; write 2027-01-06.", given);
        }
    }

    private Instant moment() {
        try {
            return Instant.parse(visit.field("from"));
        } catch (DateTimeParseException e) {
            throw new Refusal(400, "BAD_REQUEST", "from is a moment, not {given}.", visit.field("from"));
        }
    }

    Answer answer() {
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
    private int entry(HostedGame game, Confided told, String field) throws IOException {
        int n = number(field);
        return game.as(EYES)
                .entry(told.entry(n).orElse(-1))
                .orElseThrow(() -> new BadGame("NO_SUCH_ENTRY", "There is no entry {n} that you know of.", n));
    }

    /** An entry to be mended: of a secret answer each refusal would tell something to who tries one after another. */
    private int heard(HostedGame game, Confided told) throws IOException {
        int entry = entry(game, told, "entry");
        int n = number("entry");
        if (told.lines().stream().noneMatch(line -> line.n() == n && line.is(OrganizePage.Told.Kind.DONE))) {
            throw new BadGame("NOT_HEARD", "You have not read what was done in entry {n}, so you can't mend it.", n);
        }
        return entry;
    }

    int number(String field) {
        return visit.whole(field);
    }

    /** An answer says itself why it is given; what changes the game from outside has a reason beside it. */
    private boolean isSettled() {
        return is("settle");
    }

    /** Whether its reason is said in the talk, for everybody: the record has no place for it. */
    boolean isSaid() {
        return isSettled() || isEndOfTime();
    }

    private boolean isEndOfTime() {
        return is("lapse");
    }

    String said() {
        String reason = reason();
        return isEndOfTime() ? Say.say("I have ended the time for it: {why}", reason) : reason;
    }

    /** An answer says itself why it is given, but not why one of two is right and the other is not. */
    boolean needsReason(SeatView view) throws IOException {
        return !isSettled() || decision(view).path("report").asBoolean();
    }

    /** What is settled, with what each side said of it. */
    String question(SeatView view) throws IOException {
        return decision(view).path("prompt").asString("");
    }

    /** The decision that is answered; missing where none is. */
    private JsonNode decision(SeatView view) throws IOException {
        for (JsonNode decision : view.asked().path("decisions")) {
            if (isSettled() && decision.path("id").asInt() == number("decision")) {
                return decision;
            }
        }
        return MissingNode.getInstance();
    }

    /** Whether a decision is closed by it in which others have a say that nobody may know yet: also who could think better of it. */
    boolean opensWhatIsSecret(HostedGame game) throws IOException {
        if (!isSaid()) {
            return false;
        }
        int closed = number("decision");
        for (JsonNode decision : game.as(Viewer.SPECTATOR).asked().path("decisions")) {
            boolean isMeant = closed == 0 || closed == decision.path("id").asInt();
            for (JsonNode question : decision.path("questions")) {
                if (isMeant
                        && decision.path("secret").asBoolean()
                        && !Organizing.seats(question).equals(List.of(Player.ORGANIZER.id()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What the answer that settles a report leaves out of it. */
    List<String> leftOut(HostedGame game) {
        int decision = is("settle") ? number("decision") : 0;
        return game.match().game().open().stream()
                .filter(open -> open.id() == decision && open.step() instanceof Reported)
                .flatMap(open -> open.questionFor(Player.ORGANIZER).stream())
                .flatMap(question -> LeftOut.of(question.options(), answer()).fields().stream())
                .toList();
    }

    void submit(HostedGame game, Command command) throws IOException {
        try {
            Receipt unused = game.as(EYES).submit(null, command);
        } catch (BadGame e) {
            if (command instanceof Command.Amend) {
                throw Api.numbered(e, number("entry"));
            }
            if (command instanceof Command.Rewind) {
                throw Api.numbered(e, number("to"));
            }
            throw e;
        }
    }
}
