package org.muster.cli.words;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Shell;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.json.Json;
import org.muster.core.story.TimeInWords;
import org.muster.core.view.Asked;
import org.muster.core.view.View;

/** What a game waits for, told to one viewer at a terminal. */
public final class AskedInWords<S> {

    /** Lines of options that are shown unasked, shared by all questions; and what is left of them to each. */
    private static final int SCREEN = 36;

    private static final int LEAST = 8;
    private static final int FEW = 4;

    private final View<S> view;
    private final Game<S> game;
    private final Asked<S> asked;
    private final String file;
    private final HaltInWords<S> halt;

    /** For {@code view} of the game in {@code file}, as it is typed in a command. */
    public AskedInWords(View<S> view, String file) {
        this.view = view;
        this.game = view.game();
        this.asked = new Asked<>(view);
        this.file = Shell.quoted(file);
        this.halt = new HaltInWords<>(view, asked, this.file);
    }

    /** Prints everything that is asked, with the options. */
    public void print(Console console, int most) {
        if (halt.print(console)) {
            return;
        }
        List<Open<S, ?>> shown = asked.open();
        List<Open<S, ?>> waiting = shown.stream()
                .filter(open -> whole(most) || !open.isMeanwhile())
                .toList();
        for (int i = 0; i < waiting.size(); i++) {
            if (i > 0) {
                console.verbatim("");
            }
            decision(console, waiting.get(i), most);
        }
        List<Open<S, ?>> offers =
                shown.stream().filter(open -> !waiting.contains(open)).toList();
        if (!offers.isEmpty()) {
            if (!waiting.isEmpty()) {
                console.verbatim("");
            }
            offers.forEach(open -> offer(console, open));
        }
        if (shown.isEmpty()) {
            console.line(nobodyIsAsked());
        }
        others(console, shown);
    }

    private Sentence nobodyIsAsked() {
        Player seat = view.viewer().seat().orElse(Player.ORGANIZER);
        return seat.equals(Player.ORGANIZER) && !game.setup().hasOrganizer()
                ? Sentence.of(
                        "Nothing is asked of {who}, who does an organizer's work where a game has none; its seats are"
                                + " {seats}.",
                        name(seat),
                        game.setup().players().stream().map(view::name).toList())
                : Sentence.of("Nothing is asked of {who}.", name(seat));
    }

    /**
     * Prints what can be answered about one thing, whole.
     *
     * @throws BadGame if nothing can
     */
    public void printAt(Console console, String id) {
        if (halt.print(console)) {
            return;
        }
        boolean any = false;
        Optional<Pattern> named = nameOf(id);
        for (Open<S, ?> open : asked.open()) {
            if (named.isPresent() && open.path().stream().anyMatch(named.get().asPredicate())) {
                if (any) {
                    console.verbatim("");
                }
                any = true;
                if (open.isMeanwhile()) {
                    offer(console, open);
                } else {
                    decision(console, open, OptionsInWords.ALL);
                }
                continue;
            }
            for (Question<?> question : open.all()) {
                if (!view.maySee(question)) {
                    continue;
                }
                Map<List<String>, List<String>> parts = PartsAt.find(question.options(), id, game.play()::named);
                if (!parts.isEmpty()) {
                    any = true;
                    part(console, open, question, parts);
                }
            }
        }
        if (!any) {
            throw new BadGame(
                    "NOT_ASKED", "Nothing that is asked can be answered at {id}; muster pending shows all of it.", id);
        }
    }

    /** What a thing's sheet calls it: what is asked below a title with that name is about it, as a battle's report is. */
    private Optional<Pattern> nameOf(String id) {
        return view.sheet(id).stream()
                .findFirst()
                .map(sheet -> Pattern.compile("(?<![\\p{L}\\d])"
                        + Pattern.quote(sheet.title().toString().replace(" (" + id + ")", "")) + "(?![\\p{L}\\d])"));
    }

    private void part(Console console, Open<S, ?> open, Question<?> question, Map<List<String>, List<String>> parts) {
        console.verbatim(console.screen().bold(Sentence.of("Decision {id}", open.id())) + "  " + path(open)
                + rules(open.decision().rules()));
        console.line(
                "  {who} decides:",
                Sentence.either(question.who().stream().map(view::name).toList()));
        parts.forEach((path, lines) -> {
            if (!path.isEmpty()) {
                console.verbatim("    " + String.join(" > ", path) + ":");
            }
            lines.forEach(line -> console.verbatim("      " + line));
        });
    }

    /**
     * Prints in a line each what is asked of whom, without options.
     *
     * @param told sentences that stand above it, and need not be said again
     */
    void printBriefly(Console console, Set<String> told) {
        if (!halt.print(console, told)) {
            boolean waits = waits();
            for (Open<S, ?> open : game.open()) {
                if (isAsked(open)) {
                    console.line("Asked: {who}: {path}  (decision {id})", waiting(open), path(open), open.id());
                } else if (!waits && !open.isMeanwhile()) {
                    console.line(offersOnly(path(open)));
                }
            }
        }
    }

    private void decision(Console console, Open<S, ?> open, int most) {
        console.verbatim(console.screen().bold(Sentence.of("Decision {id}", open.id())) + "  " + path(open)
                + rules(open.decision().rules()));
        String prompt = asked.prompt(open);
        if (!prompt.isEmpty()) {
            console.verbatim("  " + prompt);
        }
        List<Sentence> terms = new ArrayList<>();
        if (open.decision().isSecret()) {
            terms.add(
                    open.questions().size() > 1
                            ? Sentence.of("Answers are secret until all are in.")
                            : Sentence.of("Nobody else reads the answer."));
        }
        if (open.isMeanwhile()) {
            terms.add(Sentence.of("The game does not wait for it."));
        }
        asked.until(open).ifPresent(time -> terms.add(until(time, asked.longer(open))));
        if (!terms.isEmpty()) {
            console.verbatim("  " + Sentence.joined("  ", terms));
        }
        Map<List<String>, Sentence> told = new HashMap<>();
        for (Question<?> question : open.all()) {
            question(console, open, question, most, told);
        }
    }

    /** When time closes a decision, and how much of it the organizer has given. */
    public static Sentence until(Instant time, Optional<Duration> longer) {
        return longer.isPresent()
                ? Sentence.of(
                        "Until {time}, {longer} more than the rules give.",
                        TimeInWords.of(time),
                        TimeInWords.of(longer.get()))
                : Sentence.of("Until {time}.", TimeInWords.of(time));
    }

    /** What the game does not wait for is said in a line. */
    private void offer(Console console, Open<S, ?> open) {
        for (Question<?> question : open.all()) {
            if (view.maySee(question)) {
                console.line(
                        "{who} may also: {path} (decision {id}): {command}",
                        Sentence.either(question.who().stream().map(view::name).toList()),
                        offered(path(open), asked.prompt(open)),
                        open.id(),
                        command(console, open, question, choices(open, question)));
                choicesOfOffer(question.options()).ifPresent(console::line);
            }
        }
    }

    /** What is offered, and what is asked there. */
    public static Sentence offered(Sentence path, String prompt) {
        return prompt.isEmpty() ? path : Sentence.of("{path}: {prompt}", path, prompt);
    }

    /** {@code yes|no}, or an example where there is more to say. */
    private String choices(Open<S, ?> open, Question<?> question) {
        return question.options() instanceof OneOf<?> list && list.faces().size() <= FEW
                ? list.faces().stream().map(Option::id).collect(Collectors.joining("|"))
                : asked.example(open, question).map(AskedInWords::typed).orElse("...");
    }

    /** What there is to choose, where the command can't say it. */
    public static Optional<Sentence> choicesOfOffer(Options<?> options) {
        return options instanceof OneOf<?> list && list.faces().size() <= FEW
                ? Optional.empty()
                : Optional.of(Sentence.of("  one of: {answers} (--all tells more)", OptionsInWords.briefly(options)));
    }

    private static boolean whole(int most) {
        return most >= OptionsInWords.ALL;
    }

    /**
     * Prints what one is asked.
     *
     * @param told who was offered what, so that it is not told again
     */
    private void question(
            Console console, Open<S, ?> open, Question<?> question, int most, Map<List<String>, Sentence> told) {
        Sentence who = Sentence.either(question.who().stream().map(view::name).toList());
        Optional<Answered> answer = view.answer(open, question);
        boolean confirmed = view.isConfirmed(open, question);
        if (!view.maySee(question)) {
            if (question.waitedFor()) {
                console.line(confirmed ? "  {who} decides too and has answered." : "  {who} decides too.", who);
            }
            return;
        }
        String bold = console.screen().bold(who);
        if (answer.isPresent()) {
            Answer given = answer.get().answer();
            console.verbatim("  " + given(bold, given == null ? null : inWords(question, given), confirmed));
        } else if (confirmed) {
            console.line("  {who} has answered.", bold);
        } else {
            console.line(question.waitedFor() ? "  {who} decides:" : "  {who} may say:", bold);
        }
        if (confirmed && !isViewers(question) && !whole(most)) {
            return; // who wants to change it asks for themselves
        }
        List<String> lines = OptionsInWords.fitting(
                question.options(), most, whole(most) ? Integer.MAX_VALUE : share(), game.play()::named);
        Sentence other = lines.size() > FEW ? told.putIfAbsent(lines, who) : null;
        if (other == null) {
            lines.forEach(line -> console.verbatim("    " + line));
        } else {
            console.line("    the same as {who}", other);
        }
        asked.before(open, question)
                .ifPresentOrElse(
                        before -> console.line(
                                "  Before the past was mended: {answer}. The same again:  {command}",
                                inWords(question, before),
                                command(console, open, question, typed(before))),
                        () -> asked.example(open, question)
                                .ifPresent(example ->
                                        example(console, question, command(console, open, question, typed(example)))));
        asked.otherwise(open, question)
                .filter(none -> answer.map(Answered::answer).isEmpty()) // what is given counts, confirmed or not
                .ifPresent(
                        default_ -> console.line("  Without an answer in time: {answer}", inWords(question, default_)));
    }

    private void example(Console console, Question<?> question, String command) {
        asked.proposal(question)
                .ifPresentOrElse(
                        proposed -> console.line(
                                "  {called}:  {command}", game.play().named(proposed.called()), command),
                        () -> console.line("  e.g.  {command}", command));
    }

    private boolean isViewers(Question<?> question) {
        return view.viewer().seat().map(question.who()::contains).orElse(false);
    }

    /** How many lines each question gets. */
    private int share() {
        long unanswered = asked.open().stream()
                .filter(open -> !open.isMeanwhile())
                .flatMap(open -> open.all().stream()
                        .filter(question -> view.maySee(question) && !view.isConfirmed(open, question)))
                .count();
        return (int) Math.max(LEAST, SCREEN / Math.max(1, unanswered));
    }

    private String command(Console console, Open<S, ?> open, Question<?> question, String answer) {
        return console.screen()
                .faint(console.command(
                        "choose " + file + " --as " + question.id() + " --decision " + open.id() + " " + answer));
    }

    /**
     * What somebody has answered so far; a draft counts if nothing takes its place.
     *
     * @param answer in words; null: they were silent
     */
    public static Sentence given(String who, @Nullable Object answer, boolean confirmed) {
        if (answer == null) {
            return confirmed
                    ? Sentence.of("{who} was silent, confirmed; it may still be changed.", who)
                    : Sentence.of("{who} was silent, not confirmed yet.", who);
        }
        return confirmed
                ? Sentence.of("{who} has answered {answer}, confirmed; it may still be changed.", who, answer)
                : Sentence.of(
                        "{who} has answered {answer}, not confirmed yet; it counts if time runs out.", who, answer);
    }

    private Sentence inWords(Question<?> question, Answer answer) {
        return game.play().named(question.options().inWords(answer));
    }

    /** An answer as one types it. */
    public static String typed(Answer answer) {
        return answer instanceof Answer.Word word
                        && Json.readAnswer(word.text()).equals(answer)
                        && !word.text().startsWith("-")
                ? Shell.quoted(word.text())
                : Shell.quoted(Json.write(answer));
    }

    private void others(Console console, List<Open<S, ?>> shown) {
        boolean waits = waits();
        for (Open<S, ?> open : game.open()) {
            if (shown.contains(open)) {
                continue;
            }
            if (isAsked(open)) {
                console.line("Waiting for {who}: {path}", waiting(open), path(open));
            } else if (!waits && !open.isMeanwhile()) {
                console.line(offersOnly(path(open)));
            }
        }
    }

    /** Whether somebody's answer is waited for: then nobody need hear of what others are offered. */
    private boolean waits() {
        return game.open().stream().anyMatch(this::isAsked);
    }

    private boolean isAsked(Open<S, ?> open) {
        return !open.isMeanwhile() && open.questions().stream().anyMatch(question -> !view.isConfirmed(open, question));
    }

    /** A step that goes on only when somebody takes what is offered to them. */
    public static Sentence offersOnly(Sentence path) {
        return Sentence.of("{path} goes on when somebody takes what is offered there (muster pending)", path);
    }

    private Sentence waiting(Open<S, ?> open) {
        List<Sentence> who = open.questions().stream()
                .filter(question -> !view.isConfirmed(open, question))
                .map(question ->
                        Sentence.either(question.who().stream().map(this::name).toList()))
                .toList();
        return Sentence.joined(", ", who);
    }

    private static Sentence path(Open<?, ?> open) {
        return Sentence.joined(" > ", open.titles());
    }

    public static String rules(List<String> rules) {
        return rules.isEmpty() ? "" : "  [" + String.join(", ", rules) + "]";
    }

    private Object name(Player player) {
        return game.play().called(player);
    }
}
