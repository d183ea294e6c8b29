package org.muster.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import org.muster.core.view.View;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a game waits for, told to one viewer. */
final class Asked<S> {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("d MMM yyyy HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final View<S> view;
    private final Game<S> game;
    private final String file;

    /** For {@code view} of the game in {@code file}, as it is typed in a command. */
    Asked(View<S> view, String file) {
        this.view = view;
        this.game = view.game();
        this.file = Shell.quoted(file);
    }

    /** The decisions the viewer should hear of: those that ask them, or all for who sees all. */
    List<Open<S, ?>> open() {
        return game.open().stream()
                .filter(open ->
                        view.viewer().seat().isEmpty() || open.all().stream().anyMatch(view::maySee))
                .toList();
    }

    /** Prints everything that is asked, with the options. */
    void print(Session session, int most) {
        if (printHead(session)) {
            return;
        }
        List<Open<S, ?>> shown = open();
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
        roll.ifPresent(one -> {
            session.line("Roll " + session.screen().bold(one.pool().toString()) + " for " + one.purpose()
                    + (one.by() == null ? "" : " (" + name(one.by()) + " rolls)") + modifiers(one));
            session.line(
                    RealDice.wait(game, one)
                            ? "  e.g.  muster roll " + file + " " + RealDice.example(one.pool())
                                    + "   with what the dice show"
                            : "  It waits for the key of the game's fair dice, " + file + ".key, which is not here.");
        });
        return roll.isPresent();
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
        String prompt = prompt(open);
        if (!prompt.isEmpty()) {
            session.line("  " + prompt);
        }
        String terms = (open.decision().isSecret() ? "  Answers are secret until all are in." : "")
                + (open.isMeanwhile() ? "  The game does not wait for it." : "")
                + until(open).map(time -> "  Until " + TIME.format(time) + ".").orElse("");
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
        String state = answer.map(Asked::given)
                .orElse(
                        view.isConfirmed(open, question)
                                ? " has answered."
                                : question.waitedFor() ? " decides:" : " may say:");
        session.line("  " + session.screen().bold(who) + state);
        OptionsInWords.of(question.options(), most).forEach(line -> session.line("    " + line));
        OptionsInWords.example(question.options())
                .ifPresent(example -> session.line("  e.g.  "
                        + session.screen()
                                .faint("muster choose " + file + " --as " + question.id() + " --decision " + open.id()
                                        + " " + typed(example))));
        otherwise(open, question).ifPresent(default_ -> session.line("  Without an answer in time: " + default_));
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

    private static <C> Optional<Answer> otherwise(Open<?, C> open, Question<?> question) {
        return open.questions().stream()
                .filter(one -> one.id().equals(question.id()))
                .findFirst()
                .flatMap(one -> open.decision().otherwise(one.id()).flatMap(choice -> written(one, choice)));
    }

    /** A default need not be one of the options: silence is no answer that somebody could give. */
    private static <C> Optional<Answer> written(Question<C> question, C choice) {
        try {
            return Optional.of(question.options().write(choice));
        } catch (IllegalArgumentException | ClassCastException none) {
            return Optional.empty();
        }
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

    private Optional<Instant> until(Open<S, ?> open) {
        return open.decision().within().map(time -> game.openedAt(open.id()).plus(time));
    }

    private String prompt(Open<S, ?> open) {
        return game.play().named(open.decision().prompt()).toString();
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

    private ArrayNode seats(Collection<Player> seats) {
        ArrayNode array = Documents.seats(game.setup(), seats);
        int at = 0;
        for (Player seat : seats) {
            String label = game.play().ruleset().seatLabel(view.state(), seat);
            if (!label.isEmpty()) {
                ((ObjectNode) array.get(at)).put("label", label);
            }
            at++;
        }
        return array;
    }

    /** The same as JSON. */
    ObjectNode json() {
        ObjectNode json = Documents.object();
        json.put("game", game.header().game());
        json.put("name", game.header().name());
        json.put("ruleset", game.header().ruleset().id());
        Result result = game.position().result();
        json.put("over", game.isOver());
        game.closed().ifPresent(why -> json.put("closed", why));
        if (result != null) {
            ObjectNode end = json.putObject("result");
            end.set("winners", seats(result.winners()));
            end.set("ranking", Json.MAPPER.valueToTree(result.ranking()));
            end.put("reason", game.play().named(result.reason()).toString());
            end.set("rules", Documents.strings(result.rules()));
        }
        game.pendingRoll().ifPresent(roll -> {
            ObjectNode one = json.putObject("roll")
                    .put("purpose", roll.purpose())
                    .put("pool", roll.pool().toString())
                    .put("dice", roll.pool().count());
            if (roll.by() != null) {
                one.put("by", roll.by().id());
            }
            one.set("rules", Documents.strings(roll.rules()));
        });
        ArrayNode decisions = json.putArray("decisions");
        open().forEach(open -> decision(decisions.addObject(), open));
        return json;
    }

    private void decision(ObjectNode json, Open<S, ?> open) {
        json.put("id", open.id());
        json.set("path", Documents.strings(open.path()));
        json.put("prompt", prompt(open));
        json.put("secret", open.decision().isSecret());
        json.put("meanwhile", open.isMeanwhile());
        json.set("rules", Documents.strings(open.decision().rules()));
        open.decision().within().map(Duration::toString).ifPresent(time -> json.put("within", time));
        until(open).ifPresent(time -> json.put("until", time.toString()));
        ArrayNode questions = json.putArray("questions");
        for (Question<?> question : open.all()) {
            ObjectNode one = questions.addObject().put("seat", question.id().id());
            one.put("waitedFor", question.waitedFor());
            one.set("who", seats(question.who()));
            one.put("confirmed", view.isConfirmed(open, question));
            view.answer(open, question).ifPresent(given -> one.set("answer", Json.MAPPER.valueToTree(given.answer())));
            if (view.maySee(question)) {
                one.set("options", OptionsJson.describe(question.options()));
                OptionsInWords.example(question.options())
                        .ifPresent(example -> one.set("example", Json.MAPPER.valueToTree(example)));
                otherwise(open, question).ifPresent(choice -> one.set("otherwise", Json.MAPPER.valueToTree(choice)));
            }
        }
    }
}
