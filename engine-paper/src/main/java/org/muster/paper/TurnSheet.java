package org.muster.paper;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.json.DescribedOptions;
import org.muster.core.match.SeatView;
import tools.jackson.databind.JsonNode;

/**
 * A turn on paper for one seat. First what stays with the player: the picture, the records, what happened since they
 * answered last. Then, on pages of its own, what is handed in: all that is asked, with boxes to tick.
 */
public final class TurnSheet {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final int MOST_TOLD = 30;
    /** Percent of a page. */
    private static final int PICTURE = 62;

    private final SeatView view;
    private final Player seat;
    private final HandIn handIn;
    private final JsonNode asked;
    private final Xhtml out = new Xhtml();

    private TurnSheet(SeatView view, Player seat, HandIn handIn) throws IOException {
        this.view = view;
        this.seat = seat;
        this.handIn = handIn;
        this.asked = view.asked();
    }

    /** The sheet of {@code seat}, through whose eyes {@code view} looks. */
    public static Paper of(SeatView view, Player seat, HandIn handIn, PageSize size) throws IOException {
        return new TurnSheet(view, seat, handIn).on(size);
    }

    /** A time as sheets tell it. */
    static Sentence time(Instant at) {
        return Sentence.of("{time} UTC", TIME.format(at));
    }

    /** A day as paper tells it. */
    static String day(Instant at) {
        return TIME.format(at).substring(0, "yyyy-MM-dd".length());
    }

    private Paper on(PageSize size) throws IOException {
        String game = asked.path("name").asString();
        String who = view.name(seat);
        List<Object> foot = new ArrayList<>(List.of(game, who));
        lastHeard().ifPresent(at -> foot.add(Sentence.of("as of {time}", time(at))));
        List<Paper.Part> parts = new ArrayList<>();
        parts.add(head(game, who));
        parts.add(new Paper.Picture(view.scene(), PICTURE));
        parts.add(kept());
        parts.add(handedIn(game, who));
        return new Paper(
                Sentence.of("Turn sheet of {who}: {game}", who, game).toString(),
                Sentence.joined(" · ", foot).toString(),
                size,
                parts);
    }

    /** When the last happened that the seat knows of: of two sheets, the later one counts. */
    private Optional<Instant> lastHeard() throws IOException {
        JsonNode log = view.log();
        return log.isEmpty()
                ? Optional.empty()
                : Optional.of(Instant.parse(log.path(log.size() - 1).path("at").asString()));
    }

    private Paper.Html head(String game, String who) {
        Xhtml head = new Xhtml();
        head.element("h1", game).element("p", who, "class", "lead");
        String phase = phase();
        if (!phase.isEmpty()) {
            head.element("p", phase, "class", "lead");
        }
        return new Paper.Html(head.toString());
    }

    private String phase() {
        return asked.path("decisions").isEmpty()
                ? ""
                : joined(asked.path("decisions").path(0).path("path"));
    }

    private static String joined(JsonNode path) {
        List<String> parts = new ArrayList<>();
        path.forEach(part -> parts.add(part.asString()));
        return String.join(" › ", parts);
    }

    // ---- what stays with the player

    private Paper.Html kept() throws IOException {
        Xhtml kept = new Xhtml();
        RecordTables.write(kept, view.records(), seat.id());
        List<JsonNode> news = sinceOwnAnswer();
        if (!news.isEmpty()) {
            kept.element("h2", Sentence.of("What happened last"));
            Told.write(kept, news);
        }
        return new Paper.Html(kept.toString());
    }

    /** What came after the seat's last answer; who has given none, or just now, gets the last that there is to tell. */
    private List<JsonNode> sinceOwnAnswer() throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        view.log().forEach(lines::add);
        int from = 0;
        for (int i = 0; i < lines.size(); i++) {
            boolean own = lines.get(i).path("kind").asString().equals("chose")
                    && lines.get(i).path("by").asString().equals(seat.id());
            from = own ? i : from;
        }
        return lines.subList(Math.max(from, lines.size() - MOST_TOLD), lines.size());
    }

    // ---- what is handed in

    private Paper.Html handedIn(String game, String who) {
        out.open("div", "class", "handin");
        out.element("h1", Sentence.of("To be filled in: {who}", who)).element("p", game, "class", "lead");
        if (asked.path("over").asBoolean()) {
            out.element("p", Sentence.of("The game is over."));
        } else {
            terms();
            asked();
        }
        out.close();
        return new Paper.Html(out.toString());
    }

    private void terms() {
        out.open("table", "class", "terms").open("tbody");
        earliest().ifPresent(until -> term(Sentence.of("Until"), time(until)));
        if (!handIn.to().isEmpty()) {
            term(Sentence.of("Hand in"), handIn.to());
        }
        term(
                Sentence.of("How"),
                Sentence.of("Tick a round box of several, any square boxes; write numbers and names on the lines."));
        out.close().closeLine();
    }

    private void term(Sentence name, Object value) {
        out.open("tr").element("th", name).element("td", value).close();
    }

    private Optional<Instant> earliest() {
        Instant first = null;
        for (JsonNode decision : asked.path("decisions")) {
            if (decision.has("until")) {
                Instant until = Instant.parse(decision.path("until").asString());
                first = first == null || until.isBefore(first) ? until : first;
            }
        }
        return Optional.ofNullable(first);
    }

    private void asked() {
        boolean any = roll();
        for (JsonNode decision : asked.path("decisions")) {
            for (JsonNode question : decision.path("questions")) {
                if (question.has("options")) {
                    question(decision, question);
                    any = true;
                }
            }
        }
        if (!any) {
            out.element("p", Sentence.of("Nothing is asked of you just now; there is nothing to hand in."));
            return;
        }
        out.open("p", "class", "signed").say(Sentence.of("Filled in by")).blank();
        out.element("i", "", "class", "blank line");
        out.blank().say(Sentence.of("on")).blank();
        out.element("i", "", "class", "blank number").closeLine();
    }

    private boolean roll() {
        JsonNode roll = asked.path("roll");
        if (!roll.has("purpose")) {
            return false;
        }
        out.open("div", "class", "question");
        out.element("h2", Sentence.of("Roll {pool}", roll.path("pool").asString()));
        out.element("p", roll.path("purpose").asString());
        roll.path("modifiers").forEach(modifier -> out.element("p", modifier.asString(), "class", "hint"));
        out.open("p", "class", "flow");
        for (int i = 0; i < roll.path("dice").asInt(); i++) {
            out.element("i", "", "class", "box count").blank();
        }
        out.close().closeLine();
        return true;
    }

    private void question(JsonNode decision, JsonNode question) {
        out.open("div", "class", "question").open("h2");
        out.open("span", "class", "number-of")
                .say(Sentence.of("Decision {n}", decision.path("id").asInt()))
                .close();
        out.say(joined(decision.path("path"))).close();
        if (!decision.path("prompt").asString().isEmpty()) {
            out.element("p", decision.path("prompt").asString());
        }
        Options<?> options = DescribedOptions.read(question.path("options"));
        conditions(decision, question);
        new Boxes(out, !handIn.command().isEmpty()).write(options);
        if (!handIn.command().isEmpty()) {
            out.open("p", "class", "hint").say(Sentence.of("To type it in:")).blank();
            out.say(handIn.command() + " --decision " + decision.path("id").asInt() + " '" + example(question) + "'");
            out.close();
        }
        out.closeLine();
    }

    private static String example(JsonNode question) {
        JsonNode example = question.path("example");
        return example.isMissingNode() ? "..." : example.isString() ? example.asString() : example.toString();
    }

    private void conditions(JsonNode decision, JsonNode question) {
        List<Sentence> terms = new ArrayList<>();
        if (decision.path("secret").asBoolean() && !decision.path("report").asBoolean()) {
            terms.add(Sentence.of("Nobody else reads it before all are in: fold this page."));
        }
        if (decision.has("until")) {
            terms.add(Sentence.of(
                    "Until {time}.", time(Instant.parse(decision.path("until").asString()))));
        }
        if (decision.path("meanwhile").asBoolean()
                || !question.path("waitedFor").asBoolean(true)) {
            terms.add(Sentence.of("The game does not wait for it."));
        }
        if (question.has("otherwise")) {
            String otherwise = question.path("otherwiseTold").asString();
            terms.add(
                    otherwise.isBlank()
                            ? Sentence.of("Without an answer in time: nothing.")
                            : Sentence.of("Without an answer in time: {answer}.", otherwise));
        }
        if (question.has("answer")) {
            terms.add(Sentence.of(
                    "Answered so far: {answer}.", question.path("told").asString()));
        }
        if (question.has("before")) {
            terms.add(Sentence.of(
                    "Before the past was mended you had answered: {answer}.",
                    question.path("beforeTold").asString()));
        }
        if (!terms.isEmpty()) {
            out.element("p", Sentence.joined(" ", terms), "class", "hint");
        }
    }
}
