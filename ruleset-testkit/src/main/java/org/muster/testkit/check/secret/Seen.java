package org.muster.testkit.check.secret;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.engine.Open;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import org.muster.core.match.PastAnswer;
import org.muster.core.story.Line;
import org.muster.core.view.Documents;
import org.muster.core.view.Log;
import org.muster.core.view.View;
import org.muster.testkit.trial.Anchors;

/** Everything a game shows to one viewer, as text. */
final class Seen {

    /** Not even where any text may be answered. */
    private static final Answer NONSENSE =
            new Answer.Items(List.of(new Answer.Fields(Map.of("no-such", Answer.word("thing")))));

    private Seen() {}

    /** By what it is: state, picture, names, log, decisions, the last answer, what a page gets of them, roll, result, errors. */
    static <S> Map<String, String> by(Viewer viewer, Game<S> game) {
        View<S> view = new View<>(game, viewer);
        Map<String, String> seen = new LinkedHashMap<>();
        seen.put("position", view.position().toString());
        seen.put("picture", Json.write(view.scene()));
        seen.put("records", records(view));
        seen.put(
                "names",
                game.setup().players().stream().map(view::name).toList().toString());
        seen.put("log", log(view));
        seen.put("decisions", decisions(view));
        seen.put("past", past(view));
        seen.put("page", new org.muster.core.view.Asked<>(view).json().toString());
        seen.put("roll", game.pendingRoll().map(Roll::toString).orElse(""));
        seen.put(
                "result",
                game.position().result() == null
                        ? ""
                        : String.valueOf(game.position().result()));
        viewer.seat().ifPresent(seat -> seen.put("errors", errors(seat, game)));
        return seen;
    }

    /** What can be read: of the game, and of all that can be pointed at. */
    private static String records(View<?> view) {
        List<Table> tables = new ArrayList<>(view.records());
        Anchors.of(view.scene(), tables).forEach(id -> tables.addAll(view.sheet(id)));
        return Documents.tables(tables).toString();
    }

    private static String log(View<?> view) {
        return String.join(
                "\n",
                view.log().lines().stream()
                        .map(told -> told.toString()
                                + told.line().rules()
                                + told.line().anchors())
                        .toList());
    }

    /** What a page shows of the last answer that the viewer may mend in its form. */
    private static String past(View<?> view) {
        List<Log.Told> lines = view.log().lines();
        for (int i = lines.size() - 1; i >= 0; i--) {
            if (lines.get(i).line().kind() == Line.Kind.CHOSE) {
                return PastAnswer.of(view, lines.get(i).n())
                        .map(answer -> answer.prompt() + answer.options() + answer.answer())
                        .orElse("");
            }
        }
        return "";
    }

    private static <S> String decisions(View<S> view) {
        List<String> lines = new ArrayList<>();
        for (Open<S, ?> open : view.game().open()) {
            lines.add(open.id() + " " + open.path() + " " + open.decision().prompt()
                    + open.decision().rules());
            for (Question<?> question : open.all()) {
                lines.add("  " + question.who() + (view.isConfirmed(open, question) ? " confirmed " : " ")
                        + view.answer(open, question)
                        + (view.maySee(question) ? OptionsJson.describe(question.options()) : ""));
            }
        }
        return String.join("\n", lines);
    }

    /** What this seat is told when it answers what it is not asked, or nonsense. */
    private static String errors(Player seat, Game<?> game) {
        List<String> errors = new ArrayList<>();
        for (int decision : new int[] {0, 1, 1_000_000}) {
            try {
                game.choose(seat.id(), seat, decision, NONSENSE, true);
            } catch (BadGame e) {
                errors.add(e.getMessage());
            }
        }
        return String.join("\n", errors);
    }
}
