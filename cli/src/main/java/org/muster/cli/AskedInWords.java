package org.muster.cli;

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
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.json.Json;
import org.muster.core.view.Asked;
import org.muster.core.view.View;

/** What a game waits for, told to one viewer at a terminal. */
final class AskedInWords<S> {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("d MMM yyyy HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final View<S> view;
    private final Game<S> game;
    private final Asked<S> asked;
    private final String file;

    /** For {@code view} of the game in {@code file}, as it is typed in a command. */
    AskedInWords(View<S> view, String file) {
        this.view = view;
        this.game = view.game();
        this.asked = new Asked<>(view);
        this.file = Shell.quoted(file);
    }

    /** Prints everything that is asked, with the options. */
    void print(Session session, int most) {
        if (printHead(session)) {
            return;
        }
        List<Open<S, ?>> shown = asked.open();
        for (int i = 0; i < shown.size(); i++) {
            if (i > 0) {
                session.line("");
            }
            decision(session, shown.get(i), most);
        }
        if (shown.isEmpty()) {
            session.line("Nothing is asked of " + name(view.viewer().seat().orElse(Player.ORGANIZER)) + ".");
        }
        others(session, shown);
    }

    /** Prints in a line each what is asked of whom, without options. */
    void printBriefly(Session session) {
        if (!printHead(session)) {
            for (Open<S, ?> open : game.open()) {
                if (!open.isMeanwhile()) {
                    session.line("Asked: " + waiting(open) + ": " + path(open) + "  (decision " + open.id() + ")");
                }
            }
        }
    }

    /** The end of the game or a roll that waits; whether that is all there is to tell. */
    private boolean printHead(Session session) {
        Optional<String> end = ending();
        if (end.isPresent()) {
            session.line(end.get());
            return true;
        }
        Optional<Roll> roll = game.pendingRoll();
        roll.ifPresent(one -> roll(session, one));
        return roll.isPresent();
    }

    private void roll(Session session, Roll one) {
        if (!asked.mayKnow(one)) {
            session.line("Waiting for " + (one.by() == null ? "a roll." : name(one.by()) + " to roll dice."));
            return;
        }
        session.line("Roll " + session.screen().bold(one.pool().toString()) + " for " + one.purpose()
                + (one.by() == null ? "" : " (" + name(one.by()) + " rolls)") + modifiers(one));
        session.line(
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

    private void decision(Session session, Open<S, ?> open, int most) {
        session.line(session.screen().bold("Decision " + open.id()) + "  " + path(open)
                + rules(open.decision().rules()));
        String prompt = asked.prompt(open);
        if (!prompt.isEmpty()) {
            session.line("  " + prompt);
        }
        String terms = (open.decision().isSecret() ? "  Answers are secret until all are in." : "")
                + (open.isMeanwhile() ? "  The game does not wait for it." : "")
                + asked.until(open)
                        .map(time -> "  Until " + TIME.format(time) + ".")
                        .orElse("");
        if (!terms.isEmpty()) {
            session.line(terms);
        }
        for (Question<?> question : open.all()) {
            question(session, open, question, most);
        }
    }

    private void question(Session session, Open<S, ?> open, Question<?> question, int most) {
        String who = question.who().stream().map(view::name).collect(Collectors.joining(" or "));
        Optional<Answered> answer = view.answer(open, question);
        if (!view.maySee(question)) {
            if (question.waitedFor()) {
                session.line(
                        "  " + who + " decides too" + (view.isConfirmed(open, question) ? " and has answered." : "."));
            }
            return;
        }
        String state = answer.map(AskedInWords::given)
                .orElse(
                        view.isConfirmed(open, question)
                                ? " has answered."
                                : question.waitedFor() ? " decides:" : " may say:");
        session.line("  " + session.screen().bold(who) + state);
        OptionsInWords.of(question.options(), most).forEach(line -> session.line("    " + line));
        Asked.example(question.options())
                .ifPresent(example -> session.line("  e.g.  "
                        + session.screen()
                                .faint("muster choose " + file + " --as " + question.id() + " --decision " + open.id()
                                        + " " + typed(example))));
        asked.otherwise(open, question).ifPresent(default_ -> session.line("  Without an answer in time: " + default_));
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

    private void others(Session session, List<Open<S, ?>> shown) {
        for (Open<S, ?> open : game.open()) {
            if (!shown.contains(open) && !open.isMeanwhile()) {
                session.line("Waiting for " + waiting(open) + ": " + path(open));
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

    static String rules(List<String> rules) {
        return rules.isEmpty() ? "" : "  [" + String.join(", ", rules) + "]";
    }

    private String name(Player player) {
        return game.play().name(player);
    }
}
