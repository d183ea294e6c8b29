package org.muster.cli.remote;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Pool;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.AskedInWords;
import org.muster.cli.words.OptionsInWords;
import org.muster.cli.words.RealDice;
import org.muster.core.json.DescribedOptions;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** What a game of a host waits for, in the words of {@link AskedInWords}: that one has the game, this one its documents. */
final class AskedFromAfar {

    private static final int SCREEN = 36;
    private static final int LEAST = 8;
    private static final int FEW = 4;

    private final Console console;
    private final FarHost host;
    private final FarGame game;
    private final JsonNode state;
    private final JsonNode asked;

    AskedFromAfar(Console console, FarHost host, FarGame game, JsonNode state) {
        this.console = console;
        this.host = host;
        this.game = game;
        this.state = state;
        this.asked = state.path("asked");
    }

    void print(int most) {
        if (head()) {
            return;
        }
        List<JsonNode> waiting = new ArrayList<>();
        List<JsonNode> offers = new ArrayList<>();
        for (JsonNode decision : asked.path("decisions")) {
            boolean aside = decision.path("meanwhile").asBoolean() && most < OptionsInWords.ALL;
            (aside ? offers : waiting).add(decision);
        }
        for (int i = 0; i < waiting.size(); i++) {
            if (i > 0) {
                console.verbatim("");
            }
            decision(waiting.get(i), most, share(waiting));
        }
        if (!offers.isEmpty() && !waiting.isEmpty()) {
            console.verbatim("");
        }
        offers.forEach(this::offer);
        if (asked.path("decisions").isEmpty()) {
            console.line("Nothing is asked of {who}.", name(state.path("as").asString()));
        }
        others();
    }

    /**
     * A line for each decision, without options.
     *
     * @param told sentences that stand above it, and need not be said again
     */
    void printBriefly(Set<String> told) {
        if (!head(told)) {
            boolean waits = waits();
            for (JsonNode one : state.path("awaited")) {
                Sentence path = FarGame.path(one.path("path"));
                if (!one.path("seats").isEmpty()) {
                    console.line(
                            "Asked: {who}: {path}  (decision {id})",
                            seats(one.path("seats")),
                            path,
                            one.path("decision").asInt());
                } else if (!waits) {
                    console.line(AskedInWords.offersOnly(path));
                }
            }
        }
    }

    // ---- the end, or a roll

    private boolean head() {
        return head(Set.of());
    }

    private boolean head(Set<String> told) {
        JsonNode result = asked.path("result");
        if (!result.isMissingNode()) {
            console.line("The game is over. {how}", ending(result));
            return true;
        }
        if (asked.has("closed")) {
            String why = asked.path("closed").asString();
            if (why.isBlank()) {
                console.line("The game was closed.");
            } else {
                console.line("The game was closed: {why}", why);
            }
            return true;
        }
        game.pauses(console, state, told);
        JsonNode roll = asked.path("roll");
        if (!roll.isMissingNode()) {
            roll(roll);
        }
        return !roll.isMissingNode();
    }

    private static Sentence ending(JsonNode result) {
        List<String> winners = new ArrayList<>();
        result.path("winners").forEach(one -> winners.add(one.path("name").asString()));
        String reason = result.path("reason").asString();
        if (result.path("draw").asBoolean()) {
            return Sentence.of("A draw between {winners}: {reason}", winners, reason);
        }
        return winners.isEmpty()
                ? Sentence.of("Nobody won: {reason}", reason)
                : Sentence.of("{winners} won: {reason}", winners, reason);
    }

    private void roll(JsonNode roll) {
        if (!roll.has("purpose")) {
            if (roll.has("by")) {
                console.line(
                        "Waiting for {who} to roll dice.", name(roll.path("by").asString()));
            } else {
                console.line("Waiting for a roll.");
            }
            return;
        }
        String pool = roll.path("pool").asString();
        String purpose = roll.path("purpose").asString();
        Sentence asked = roll.has("by")
                ? Sentence.of(
                        "Roll {pool} for {purpose} ({who} rolls)",
                        pool,
                        purpose,
                        name(roll.path("by").asString()))
                : Sentence.of("Roll {pool} for {purpose}", pool, purpose);
        console.line(RealDice.withWhatPeopleOwn(asked, Pool.parse(pool)));
        for (JsonNode said : state.path("typed")) {
            List<Integer> faces = new ArrayList<>();
            said.path("faces").forEach(face -> faces.add(face.asInt()));
            console.line(
                    "  {who} has typed {faces}; it counts when another side types the same.",
                    name(said.path("seat").asString()),
                    faces);
        }
        List<Object> joins = new ArrayList<>();
        state.path("joins").forEach(seat -> joins.add(name(seat.asString())));
        if (!joins.isEmpty()) {
            console.line(
                    "  The dice are fair and take something of everybody first; {seats} {seats:has|have} not joined yet.",
                    joins);
        }
    }

    // ---- what is asked

    private void decision(JsonNode decision, int most, int share) {
        List<String> rules = new ArrayList<>();
        decision.path("rules").forEach(rule -> rules.add(rule.asString()));
        console.verbatim(console.screen()
                        .bold(Sentence.of("Decision {id}", decision.path("id").asInt()))
                + "  " + FarGame.path(decision.path("path")) + AskedInWords.rules(rules));
        String prompt = decision.path("prompt").asString();
        if (!prompt.isEmpty()) {
            console.verbatim("  " + prompt);
        }
        List<Sentence> terms = new ArrayList<>();
        if (decision.path("secret").asBoolean()) {
            terms.add(
                    waitedFor(decision) > 1
                            ? Sentence.of("Answers are secret until all are in.")
                            : Sentence.of("Nobody else reads the answer."));
        }
        if (decision.path("meanwhile").asBoolean()) {
            terms.add(Sentence.of("The game does not wait for it."));
        }
        if (decision.has("until")) {
            terms.add(AskedInWords.until(
                    Instant.parse(decision.path("until").asString()),
                    Optional.of(decision.path("longer").asString(""))
                            .filter(time -> !time.isEmpty())
                            .map(Duration::parse)));
        }
        if (!terms.isEmpty()) {
            console.verbatim("  " + Sentence.joined("  ", terms));
        }
        decision.path("questions").forEach(question -> question(decision, question, most, share));
    }

    private static int waitedFor(JsonNode decision) {
        int many = 0;
        for (JsonNode question : decision.path("questions")) {
            many += question.path("waitedFor").asBoolean() ? 1 : 0;
        }
        return many;
    }

    private void question(JsonNode decision, JsonNode question, int most, int share) {
        Sentence who = who(question);
        boolean confirmed = question.path("confirmed").asBoolean();
        if (!question.has("options")) {
            if (question.path("waitedFor").asBoolean()) {
                console.line(confirmed ? "  {who} decides too and has answered." : "  {who} decides too.", who);
            }
            return;
        }
        Options<?> options = DescribedOptions.read(question.path("options"));
        String bold = console.screen().bold(who);
        if (question.has("answer")) {
            String told = question.hasNonNull("answer") ? question.path("told").asString() : null;
            console.verbatim("  " + AskedInWords.given(bold, told, confirmed));
        } else if (confirmed) {
            console.line("  {who} has answered.", bold);
        } else {
            console.line(question.path("waitedFor").asBoolean() ? "  {who} decides:" : "  {who} may say:", bold);
        }
        if (confirmed && !isMine(question) && most < OptionsInWords.ALL) {
            return;
        }
        int room = most < OptionsInWords.ALL ? share : Integer.MAX_VALUE;
        OptionsInWords.fitting(options, most, room, UnaryOperator.identity())
                .forEach(line -> console.verbatim("    " + line));
        if (question.has("before")) {
            Answer before = answer(question.path("before"));
            console.line(
                    "  Before the past was mended: {answer}. The same again:  {command}",
                    question.path("beforeTold").asString(),
                    command(decision, question, AskedInWords.typed(before)));
        } else if (question.has("example")) {
            String command = command(decision, question, AskedInWords.typed(answer(question.path("example"))));
            if (options.proposal().isPresent()) {
                console.line("  {called}:  {command}", options.proposal().get().called(), command);
            } else {
                console.line("  e.g.  {command}", command);
            }
        }
        if (question.has("otherwise") && !question.hasNonNull("answer")) {
            console.line(
                    "  Without an answer in time: {answer}",
                    question.path("otherwiseTold").asString());
        }
    }

    private void offer(JsonNode decision) {
        for (JsonNode question : decision.path("questions")) {
            if (question.has("options")) {
                Options<?> options = DescribedOptions.read(question.path("options"));
                console.line(
                        "{who} may also: {path} (decision {id}): {command}",
                        who(question),
                        AskedInWords.offered(
                                FarGame.path(decision.path("path")),
                                decision.path("prompt").asString("")),
                        decision.path("id").asInt(),
                        command(decision, question, choices(options, question)));
                AskedInWords.choicesOfOffer(options).ifPresent(console::line);
            }
        }
    }

    private static String choices(Options<?> options, JsonNode question) {
        return options instanceof OneOf<?> list && list.faces().size() <= FEW
                ? list.faces().stream().map(Option::id).collect(Collectors.joining("|"))
                : question.has("example") ? AskedInWords.typed(answer(question.path("example"))) : "...";
    }

    /** How many lines each question gets. */
    private static int share(List<JsonNode> waiting) {
        int unanswered = 0;
        for (JsonNode decision : waiting) {
            for (JsonNode question : decision.path("questions")) {
                unanswered +=
                        question.has("options") && !question.path("confirmed").asBoolean() ? 1 : 0;
            }
        }
        return Math.max(LEAST, SCREEN / Math.max(1, unanswered));
    }

    private void others() {
        boolean waits = waits();
        for (JsonNode one : state.path("awaited")) {
            boolean shown = false;
            for (JsonNode decision : asked.path("decisions")) {
                shown |= decision.path("id").equals(one.path("decision"));
            }
            Sentence path = FarGame.path(one.path("path"));
            if (!shown && !one.path("seats").isEmpty()) {
                console.line("Waiting for {who}: {path}", seats(one.path("seats")), path);
            } else if (!shown && !waits) {
                console.line(AskedInWords.offersOnly(path));
            }
        }
    }

    private boolean waits() {
        for (JsonNode one : state.path("awaited")) {
            if (!one.path("seats").isEmpty()) {
                return true;
            }
        }
        return false;
    }

    // ---- names and answers

    private boolean isMine(JsonNode question) {
        for (JsonNode one : question.path("who")) {
            if (one.path("seat").equals(state.path("as"))) {
                return true;
            }
        }
        return false;
    }

    /** {@code Anna (Sith) or Bert}. */
    private static Sentence who(JsonNode question) {
        List<String> names = new ArrayList<>();
        for (JsonNode one : question.path("who")) {
            String name = one.path("name").asString();
            String label = one.path("label").asString("");
            names.add(label.isEmpty() || label.equals(name) ? name : name + " (" + label + ")");
        }
        return Sentence.either(names);
    }

    private Sentence seats(JsonNode seats) {
        List<Object> names = new ArrayList<>();
        seats.forEach(seat -> names.add(name(seat.asString())));
        return Sentence.joined(", ", names);
    }

    /** What people call a seat. */
    private Object name(String seat) {
        return name(state, seat);
    }

    static Object name(JsonNode state, String seat) {
        for (JsonNode one : state.path("seats")) {
            if (one.path("seat").asString().equals(seat)) {
                return one.path("called").asString();
            }
        }
        return seat.equals("organizer") ? Sentence.of("the organizer") : seat;
    }

    private static Answer answer(JsonNode json) {
        return Json.MAPPER.treeToValue(json, Answer.class);
    }

    private String command(JsonNode decision, JsonNode question, String answer) {
        return console.screen()
                .faint(game.command(host, "choose", question.path("seat").asString()) + " --decision "
                        + decision.path("id").asInt() + " " + answer);
    }
}
