package org.muster.cli.words;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Shell;
import org.muster.core.json.DescribedOptions;
import org.muster.core.json.Json;
import org.muster.core.story.TimeInWords;
import tools.jackson.databind.JsonNode;

/**
 * Decisions in words, from the document that {@code pending --json} gives: the same of a game in a file and of one on a
 * host. Only the options are taken from who has them, if somebody does, as to describe them and to read that again takes
 * time.
 */
public final class DecisionsInWords {

    /** Lines of options that are shown unasked, shared by all questions; and what is left of them to each. */
    private static final int SCREEN = 36;

    private static final int LEAST = 8;
    private static final int FEW = 4;

    /** How one answers. */
    public interface Typed {
        /** What is typed to answer a decision from a seat, but for the answer, which follows behind a blank. */
        String command(String seat, int decision);
    }

    /** Where options come from. */
    public interface Offered {
        /** Those described in the document, which need no more names. */
        Offered DESCRIBED = (decision, question) -> DescribedOptions.read(question.path("options"));

        /** What a question that has options may be answered. */
        Options<?> of(JsonNode decision, JsonNode question);

        /** Makes of a sentence what people of the game read. */
        default Sentence named(Sentence sentence) {
            return sentence;
        }
    }

    private final Console console;
    private final JsonNode decisions;
    private final Offered offered;
    private final String as;
    private final ZoneId zone;
    private final Typed typed;

    /**
     * @param asked what is asked
     * @param as seat of who reads; empty: none
     * @param zone by whose clock times are told
     */
    public DecisionsInWords(Console console, JsonNode asked, Offered offered, String as, ZoneId zone, Typed typed) {
        this.console = console;
        this.decisions = asked.path("decisions");
        this.offered = offered;
        this.as = as;
        this.zone = zone;
        this.typed = typed;
    }

    /** Prints all of them, {@code most} options of a list; what the game does not wait for is said in a line. */
    public void print(int most) {
        List<JsonNode> waiting = new ArrayList<>();
        List<JsonNode> offers = new ArrayList<>();
        for (JsonNode decision : decisions) {
            boolean aside = decision.path("meanwhile").asBoolean() && !isWhole(most);
            (aside ? offers : waiting).add(decision);
        }
        int room = isWhole(most) ? Integer.MAX_VALUE : share(waiting);
        for (int i = 0; i < waiting.size(); i++) {
            if (i > 0) {
                console.verbatim("");
            }
            decision(waiting.get(i), most, room);
        }
        if (!offers.isEmpty() && !waiting.isEmpty()) {
            console.verbatim("");
        }
        offers(offers);
    }

    /** What each seat is offered alike, in a decision of its own, is told once. */
    private void offers(List<JsonNode> offers) {
        Map<String, List<JsonNode>> alike = new LinkedHashMap<>();
        offers.forEach(one ->
                alike.computeIfAbsent(likeness(one), any -> new ArrayList<>()).add(one));
        for (List<JsonNode> same : alike.values()) {
            offer(same.get(0));
            if (same.size() > 1) {
                console.line(
                        "  The same for {seats}.",
                        Sentence.joined(
                                ", ",
                                same.stream()
                                        .skip(1)
                                        .map(other -> Sentence.of(
                                                "{who} (decision {id})",
                                                who(other.path("questions").get(0)),
                                                other.path("id").asInt()))
                                        .toList()));
            }
        }
    }

    /** Equal where two offers differ in nothing but whose they are. */
    private String likeness(JsonNode offer) {
        JsonNode question = offer.path("questions").path(0);
        return offer.path("questions").size() == 1 && question.has("options")
                ? whatIsOffered(offer) + " " + offer.path("until") + " " + question.path("example") + " "
                        + OptionsInWords.briefly(offered.of(offer, question), offered::named)
                : offer.path("id").toString();
    }

    /** Prints one of them, whole. */
    void printWhole(int id) {
        for (JsonNode decision : decisions) {
            if (decision.path("id").asInt() == id) {
                if (decision.path("meanwhile").asBoolean()) {
                    offer(decision);
                } else {
                    decision(decision, OptionsInWords.ALL, Integer.MAX_VALUE);
                }
            }
        }
    }

    private static boolean isWhole(int most) {
        return most >= OptionsInWords.ALL;
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

    private void decision(JsonNode decision, int most, int room) {
        console.verbatim(console.screen()
                        .bold(Sentence.of("Decision {id}", decision.path("id").asInt()))
                + "  " + path(decision.path("path")) + rules(decision));
        String prompt = decision.path("prompt").asString();
        if (!prompt.isEmpty()) {
            console.verbatim("  " + prompt);
        }
        List<Sentence> terms = new ArrayList<>();
        if (decision.path("secret").asBoolean() && !decision.path("report").asBoolean()) {
            terms.add(
                    waitedFor(decision) > 1
                            ? Sentence.of("Answers are secret until all are in.")
                            : Sentence.of("Nobody else reads the answer."));
        }
        if (decision.path("meanwhile").asBoolean()) {
            terms.add(Sentence.of("The game does not wait for it."));
        }
        if (decision.has("until")) {
            terms.add(until(decision));
        }
        if (!terms.isEmpty()) {
            console.verbatim("  " + Sentence.joined("  ", terms));
        }
        Map<List<String>, Sentence> told = new HashMap<>();
        decision.path("questions").forEach(question -> question(decision, question, most, room, told));
    }

    private static String rules(JsonNode decision) {
        List<String> rules = new ArrayList<>();
        decision.path("rules").forEach(rule -> rules.add(rule.asString()));
        return AskedInWords.rules(rules);
    }

    private static int waitedFor(JsonNode decision) {
        int many = 0;
        for (JsonNode question : decision.path("questions")) {
            many += question.path("waitedFor").asBoolean() ? 1 : 0;
        }
        return many;
    }

    /** When time closes a decision, and how much of it the organizer has given. */
    private Sentence until(JsonNode decision) {
        Sentence time = TimeInWords.alone(Instant.parse(decision.path("until").asString()), zone);
        return decision.has("longer")
                ? Sentence.of(
                        "Until {time}, {longer} more than the rules give.",
                        time,
                        TimeInWords.of(Duration.parse(decision.path("longer").asString())))
                : Sentence.of("Until {time}.", time);
    }

    /**
     * Prints what one is asked.
     *
     * @param told who was offered what, so that it is not told again
     */
    private void question(JsonNode decision, JsonNode question, int most, int room, Map<List<String>, Sentence> told) {
        Sentence who = who(question);
        boolean confirmed = question.path("confirmed").asBoolean();
        boolean waitedFor = question.path("waitedFor").asBoolean();
        if (!question.has("options")) {
            if (waitedFor) {
                console.line(confirmed ? "  {who} decides too and has answered." : "  {who} decides too.", who);
            }
            return;
        }
        String bold = console.screen().bold(who);
        if (question.has("answer")) {
            console.verbatim("  " + given(bold, question, confirmed));
        } else if (confirmed) {
            console.line("  {who} has answered.", bold);
        } else {
            console.line(waitedFor ? "  {who} decides:" : "  {who} may say:", bold);
        }
        if (confirmed && !isOwn(question) && !isWhole(most)) {
            return; // who wants to change it asks for themselves
        }
        Options<?> options = offered.of(decision, question);
        List<String> lines = OptionsInWords.fitting(
                options, most, room, offered::named, n -> Sentence.of("... and {n} more lines (--all shows them)", n));
        Sentence other = lines.size() > FEW ? told.putIfAbsent(lines, who) : null;
        if (other == null) {
            lines.forEach(line -> console.verbatim("    " + line));
        } else {
            console.line("    the same as {who}", other);
        }
        if (question.has("before")) {
            console.line(
                    "  Before the past was mended: {answer}. The same again:  {command}",
                    question.path("beforeTold").asString(),
                    command(decision, question, typed(question.path("before"))));
        } else if (question.has("example")) {
            String command = command(decision, question, typed(question.path("example")));
            options.proposal()
                    .ifPresentOrElse(
                            proposed ->
                                    console.line("  {called}:  {command}", offered.named(proposed.called()), command),
                            () -> console.line("  e.g.  {command}", command));
        }
        if (question.has("otherwise") && !question.hasNonNull("answer")) { // what is given counts, confirmed or not
            console.line(
                    "  Without an answer in time: {answer}",
                    question.path("otherwiseTold").asString());
        }
    }

    /** What somebody has answered so far; a draft counts if nothing takes its place. */
    private static Sentence given(String who, JsonNode question, boolean confirmed) {
        if (!question.hasNonNull("answer")) {
            return confirmed
                    ? Sentence.of("{who} was silent, confirmed; it may still be changed.", who)
                    : Sentence.of("{who} was silent, not confirmed yet.", who);
        }
        String answer = question.path("told").asString();
        return confirmed
                ? Sentence.of("{who} has answered {answer}, confirmed; it may still be changed.", who, answer)
                : Sentence.of(
                        "{who} has answered {answer}, not confirmed yet; it counts if time runs out.", who, answer);
    }

    private void offer(JsonNode decision) {
        if (decision.has("until") && !isOffered(decision)) {
            console.line("{path}: {until}", path(decision.path("path")), until(decision));
        }
        for (JsonNode question : decision.path("questions")) {
            if (question.has("options")) {
                Options<?> options = offered.of(decision, question);
                List<Option> words = options.faces();
                boolean isShort = !words.isEmpty()
                        && words.size() <= FEW
                        && options.parts().isEmpty()
                        && question.path("example").isString();
                console.line(
                        "{who} may also: {path} (decision {id}): {command}",
                        who(question),
                        whatIsOffered(decision),
                        decision.path("id").asInt(),
                        command(decision, question, isShort ? choices(words) : example(question)));
                if (!isShort) {
                    console.line(
                            "  one of: {answers} (--all tells more)", OptionsInWords.briefly(options, offered::named));
                }
            }
        }
    }

    private static boolean isOffered(JsonNode decision) {
        for (JsonNode question : decision.path("questions")) {
            if (question.has("options")) {
                return true;
            }
        }
        return false;
    }

    /** What is offered, and what is asked there. */
    private Sentence whatIsOffered(JsonNode decision) {
        Sentence path = path(decision.path("path"));
        String prompt = decision.path("prompt").asString();
        Sentence offered = prompt.isEmpty() ? path : Sentence.of("{path}: {prompt}", path, prompt);
        return decision.has("until") ? Sentence.of("{what} {until}", offered, until(decision)) : offered;
    }

    /** {@code yes|no}. */
    private static String choices(List<Option> words) {
        return words.stream().map(Option::id).collect(Collectors.joining("|"));
    }

    private static String example(JsonNode question) {
        return question.has("example") ? typed(question.path("example")) : "...";
    }

    private boolean isOwn(JsonNode question) {
        for (JsonNode one : question.path("who")) {
            if (one.path("seat").asString().equals(as)) {
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

    /** Where in the course of a game. */
    public static Sentence path(JsonNode path) {
        List<Object> parts = new ArrayList<>();
        path.forEach(part -> parts.add(part.asString()));
        return Sentence.joined(" > ", parts);
    }

    /** As who reads types it: of several who are asked together, each in their own name. */
    private String command(JsonNode decision, JsonNode question, String answer) {
        String seat = isOwn(question) ? as : question.path("seat").asString();
        return console.screen().faint(typed.command(seat, decision.path("id").asInt()) + " " + answer);
    }

    /** An answer as one types it. */
    private static String typed(JsonNode json) {
        Answer answer = Json.MAPPER.treeToValue(json, Answer.class);
        return answer instanceof Answer.Word word
                        && Json.readAnswer(word.text()).equals(answer)
                        && !word.text().startsWith("-")
                ? Shell.quoted(word.text())
                : Shell.quoted(Json.write(answer));
    }
}
