package org.muster.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.files.Saved;
import org.muster.cli.prompt.AnswerPrompt;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.Explanation;
import org.muster.cli.words.LogLines;
import org.muster.cli.words.RealDice;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Asked;
import org.muster.core.view.Log;
import org.muster.core.view.Retold;
import org.muster.core.view.View;

/** What is asked for while a question stays open: the board, the records, the log, an explanation, a file of the game. */
final class Asides<S> {

    /** An example that fills a screen explains nothing. */
    private static final int LONG = 300;

    private final Evening<S> evening;
    private final Console console;
    private final Board board;
    private final Sheets sheets;
    private final Chair chair;
    private final Saved saved;
    private final RuleBook book;
    private final Reasons<S> reasons;
    private final PromptWords atQuestions;
    private final PromptWords atRolls;
    private final PromptWords atTheEnd;

    Asides(Evening<S> evening, Board board, Chair chair, Saved saved, RuleBook book, Reasons<S> reasons) {
        this.evening = evening;
        this.console = evening.console();
        this.board = board;
        this.sheets = new Sheets(console);
        this.chair = chair;
        this.saved = saved;
        this.book = book;
        this.reasons = reasons;
        this.atQuestions = new PromptWords(console);
        this.atRolls = new PromptWords(console);
        this.atTheEnd = new PromptWords(console);
    }

    /** Does what is asked for while a question stays open; false if {@code typed} is no such word. */
    boolean isOne(String typed, Viewer viewer, Consumer<View<S>> explaining) {
        View<S> view = new View<>(evening.game(), viewer);
        try {
            switch (AnswerPrompt.firstWord(typed)) {
                case "map" -> {
                    String names = typed.substring("map".length()).strip();
                    if (names.isEmpty()) {
                        board.draw(viewer);
                    } else {
                        board.drawAround(viewer, names);
                    }
                }
                case "records" ->
                    records(view, typed.substring("records".length()).strip());
                case "explain" -> {
                    toldAlone(view);
                    explain(view, typed.substring("explain".length()).strip());
                }
                case "log" -> {
                    List<Log.Told> lines = Retold.once(toldAlone(view));
                    lines.subList(Math.max(0, lines.size() - most(typed, lines.size())), lines.size())
                            .forEach(line -> LogLines.print(console, view, line));
                }
                case "save" ->
                    saved.save(
                            typed.length() > 4 ? typed.substring(4).strip() : null,
                            evening.game().isOver());
                case "why" -> reasons.tell(view, typed.substring("why".length()).strip());
                case "?" -> explaining.accept(view);
                default -> {
                    return false;
                }
            }
            return true;
        } catch (BadGame e) {
            e.violations().forEach(console::no);
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What was told to a viewer, of which not all may be for everybody. */
    private List<Log.Told> toldAlone(View<S> view) {
        List<Log.Told> lines = view.log().lines();
        if (lines.size()
                > new View<>(evening.game(), Viewer.SPECTATOR).log().lines().size()) {
            chair.isSecret();
        }
        return lines;
    }

    /** An entry or a rule; of what is neither, what is recorded of it. */
    private void explain(View<S> view, String what) throws IOException {
        try {
            new Explanation(console, view, book).print(what.isEmpty() ? null : what);
        } catch (BadGame e) {
            if (sheets.read(view, view.viewer(), what).isEmpty()) {
                throw e;
            }
            records(view, what);
        }
    }

    private void records(View<S> view, String name) {
        Optional<String> read = sheets.read(view, view.viewer(), name);
        if (read.isEmpty()) {
            console.no(sheets.nothing(view, name));
            return;
        }
        if (!read.equals(sheets.read(new View<>(evening.game(), Viewer.SPECTATOR), view.viewer(), name))) {
            chair.isSecret();
        }
        console.lines(read.get());
    }

    /** How many lines of the log: {@code log 5}; all where no number is said. */
    private static int most(String typed, int all) {
        String said = typed.substring("log".length()).strip();
        return said.matches("\\d{1,6}") ? Integer.parseInt(said) : all;
    }

    void explain(View<S> view, Open<S, ?> open) {
        open.all().stream()
                .filter(view::maySee)
                .findFirst()
                .flatMap(question -> new Asked<>(view).example(open, question))
                .filter(example -> !(example instanceof Answer.Word)) // the list shows it
                .map(Json::write)
                .filter(example -> example.length() <= LONG)
                .ifPresent(example -> console.line(
                        "  Where the question begins, all of it on one line, for example: {answer}", example));
        rules(open.decision().rules());
        atQuestions.tell(
                open.id(),
                Sentence.of(
                        "Words: map, map NAME, records, records NAME, log, log N, explain RULE, why, why N, auto, back, other, undo, save NAME, quit."),
                Sentence.of("Words: map draws the board and lists every place, map NAME what lies around it,"
                        + " records shows what everybody has and how it stands, records NAME a part of it or what is recorded of a place or piece,"
                        + " log tells what happened, log N its last N lines, explain RULE what a rule says and where it mattered, explain the same of what was told last, why tells why bots did what they did last, why N at entry N of the log, auto lets chance answer this part (at the beginning: a bot the whole),"
                        + " back or an empty line leads to the part before, other goes to another decision that is open,"
                        + " undo takes your last choice back, save NAME writes the game to a file, quit."));
    }

    void explain(Roll roll) {
        String faces = RealDice.example(roll.pool());
        console.line(
                "  Roll {pool} and type what the dice show, one by one: {example}. Of several rolls that follow each other"
                        + " blanks stand between: {several}.",
                roll.pool(),
                faces,
                faces + " " + faces);
        rules(roll.allRules());
        atRolls.tell(
                roll,
                Sentence.of(
                        "Words: map, map NAME, records, records NAME, log, log N, explain RULE, undo, save NAME, quit."),
                Sentence.of(
                        "Words: map draws the board, map NAME what lies around it, records what everybody has and how it stands, log tells what happened, log N its last N lines, explain RULE what a rule says and where it mattered, undo takes the last roll or choice back, save NAME"
                                + " writes the game to a file, quit."));
    }

    void explainEnd() {
        atTheEnd.tell(
                "",
                Sentence.of(
                        "Words: map, map NAME, records, records NAME, log, log N, explain RULE, why, why N, save NAME, quit."),
                Sentence.of(
                        "Words: map draws the board, map NAME what lies around it, records what everybody has and how it stands, log tells what happened, log N its last N lines, explain RULE what a rule says and where it mattered, why tells why bots"
                                + " did what they did last, why N at entry N of the log, save NAME writes the game to a file, quit."));
    }

    private void rules(List<String> rules) {
        rules.forEach(id -> console.verbatim("  " + id + "  "
                + book.find(id)
                        .map(RuleBook.Entry::text)
                        .orElseGet(() -> Sentence.of("(no text)").toString())));
    }
}
