package org.muster.cli.words;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Shell;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.json.Json;
import org.muster.core.view.Asked;
import org.muster.core.view.View;

/** What a game waits for, told to one viewer at a terminal. */
public final class AskedInWords<S> {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("d MMM yyyy HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final View<S> view;
    private final Game<S> game;
    private final Asked<S> asked;
    private final String file;

    /** For {@code view} of the game in {@code file}, as it is typed in a command. */
    public AskedInWords(View<S> view, String file) {
        this.view = view;
        this.game = view.game();
        this.asked = new Asked<>(view);
        this.file = Shell.quoted(file);
    }

    /** Prints everything that is asked, with the options. */
    public void print(Console console, int most) {
        if (printHead(console)) {
            return;
        }
        List<Open<S, ?>> shown = asked.open();
        for (int i = 0; i < shown.size(); i++) {
            if (i > 0) {
                console.line("");
            }
            decision(console, shown.get(i), most);
        }
        if (shown.isEmpty()) {
            console.line("Nothing is asked of " + name(view.viewer().seat().orElse(Player.ORGANIZER)) + ".");
        }
        others(console, shown);
    }

    /** Prints in a line each what is asked of whom, without options. */
    void printBriefly(Console console) {
        if (!printHead(console)) {
            for (Open<S, ?> open : game.open()) {
                if (!open.isMeanwhile()) {
                    console.line("Asked: " + waiting(open) + ": " + path(open) + "  (decision " + open.id() + ")");
                }
            }
        }
    }

    /** The end of the game or a roll that waits; whether that is all there is to tell. */
    private boolean printHead(Console console) {
        Optional<String> end = ending();
        if (end.isPresent()) {
            console.line(end.get());
            return true;
        }
        Optional<Roll> roll = game.pendingRoll();
        roll.ifPresent(one -> roll(console, one));
        return roll.isPresent();
    }

    private void roll(Console console, Roll one) {
        if (!asked.mayKnow(one)) {
            console.line("Waiting for " + (one.by() == null ? "a roll." : name(one.by()) + " to roll dice."));
            return;
        }
        console.line("Roll " + console.screen().bold(one.pool().toString()) + " for " + one.purpose()
                + (one.by() == null ? "" : " (" + name(one.by()) + " rolls)") + modifiers(one));
        console.line(
                game.isByHand(one)
                        ? "  e.g.  muster roll " + file + " " + RealDice.example(one.pool())
                                + "   with what the dice show"
                        : "  It waits for the key of the game's fair dice, " + file + ".key, which is not here.");
    }

    private static String modifiers(Roll roll) {
        String sum = roll.modifiers().stream().map(one -> " " + one).collect(Collectors.joining());
        return sum + (roll.target() > 0 ? ", " + roll.target() + " or more is needed" : "");
    }

    private Optional<String> ending() {
        return game.result()
                .map(result -> "The game is over. " + game.play().ending(result))
                .or(() -> game.closed()
                        .map(why -> "The game was closed by the organizer" + (why.isBlank() ? "." : ": " + why)));
    }

    private void decision(Console console, Open<S, ?> open, int most) {
        console.line(console.screen().bold("Decision " + open.id()) + "  " + path(open)
                + rules(open.decision().rules()));
        String prompt = asked.prompt(open);
        if (!prompt.isEmpty()) {
            console.line("  " + prompt);
        }
        String terms = (open.decision().isSecret() ? "  Answers are secret until all are in." : "")
                + (open.isMeanwhile() ? "  The game does not wait for it." : "")
                + asked.until(open)
                        .map(time -> "  Until " + TIME.format(time) + ".")
                        .orElse("");
        if (!terms.isEmpty()) {
            console.line(terms);
        }
        for (Question<?> question : open.all()) {
            question(console, open, question, most);
        }
    }

    private void question(Console console, Open<S, ?> open, Question<?> question, int most) {
        String who = question.who().stream().map(view::name).collect(Collectors.joining(" or "));
        Optional<Answered> answer = view.answer(open, question);
        if (!view.maySee(question)) {
            if (question.waitedFor()) {
                console.line(
                        "  " + who + " decides too" + (view.isConfirmed(open, question) ? " and has answered." : "."));
            }
            return;
        }
        String state = answer.map(AskedInWords::given)
                .orElse(
                        view.isConfirmed(open, question)
                                ? " has answered."
                                : question.waitedFor() ? " decides:" : " may say:");
        console.line("  " + console.screen().bold(who) + state);
        OptionsInWords.of(question.options(), most).forEach(line -> console.line("    " + line));
        Asked.example(question.options())
                .ifPresent(example -> console.line("  e.g.  "
                        + console.screen()
                                .faint("muster choose " + file + " --as " + question.id() + " --decision " + open.id()
                                        + " " + typed(example))));
        asked.otherwise(open, question).ifPresent(default_ -> console.line("  Without an answer in time: " + default_));
    }

    private static String given(Answered one) {
        Answer answer = one.answer();
        return (answer == null ? " was silent" : " has answered " + answer)
                + (one.confirmed() ? ", confirmed; it may still be changed." : ", not confirmed yet.");
    }

    /** An answer as one types it. */
    static String typed(Answer answer) {
        return answer instanceof Answer.Word word
                        && Json.readAnswer(word.text()).equals(answer)
                        && !word.text().startsWith("-")
                ? Shell.quoted(word.text())
                : Shell.quoted(Json.write(answer));
    }

    private void others(Console console, List<Open<S, ?>> shown) {
        for (Open<S, ?> open : game.open()) {
            if (!shown.contains(open) && !open.isMeanwhile()) {
                console.line("Waiting for " + waiting(open) + ": " + path(open));
            }
        }
    }

    private String waiting(Open<S, ?> open) {
        String who = open.questions().stream()
                .filter(question -> !view.isConfirmed(open, question))
                .map(question -> question.who().stream().map(this::name).collect(Collectors.joining(" or ")))
                .collect(Collectors.joining(", "));
        return who.isEmpty() ? "nobody" : who;
    }

    private static String path(Open<?, ?> open) {
        return String.join(" > ", open.path());
    }

    public static String rules(List<String> rules) {
        return rules.isEmpty() ? "" : "  [" + String.join(", ", rules) + "]";
    }

    private String name(Player player) {
        return game.play().name(player);
    }
}
