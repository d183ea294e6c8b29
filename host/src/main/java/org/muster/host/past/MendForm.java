package org.muster.host.past;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.core.json.Json;
import org.muster.core.match.PastAnswer;
import org.muster.core.match.SeatView;
import org.muster.core.view.KnownRoll;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.host.pages.Html;
import org.muster.host.pages.OrganizePage;
import org.muster.host.pages.Say;
import tools.jackson.databind.JsonNode;

/**
 * An entry of the past that is to be mended, in the form in which it was answered; as JSON where something was hidden
 * from the organizer then that made another question of it, for what was offered to others might tell of it.
 */
public final class MendForm {

    private MendForm() {}

    /**
     * As the organizer may see it.
     *
     * @param told what they were told
     * @param n as {@code told} numbers entries
     * @param typed what was to stand there, and could not; empty: nothing was
     * @param pixels how wide the picture is
     * @return null if they know of no such entry
     */
    public static OrganizePage.@Nullable Mend of(SeatView view, Confided told, int n, String typed, int pixels)
            throws IOException {
        List<OrganizePage.Told> lines =
                told.lines().stream().filter(line -> line.n() == n).toList();
        if (lines.isEmpty()) {
            return null;
        }
        List<OrganizePage.Passage> passages = List.of(new OrganizePage.Passage("", lines));
        int own = told.entry(n).orElseThrow();
        Optional<PastAnswer> given = view.answered(own);
        if (given.isEmpty()) {
            return new OrganizePage.Mend(n, passages, "", typed.isEmpty() ? faces(view, own) : typed, "", "");
        }
        PastAnswer answer = given.get();
        return new OrganizePage.Mend(
                n,
                passages,
                asked(view, own, answer.prompt()),
                typed.isEmpty() ? Json.write(answer.answer()) : typed,
                Html.data(answer.options()),
                SceneSvg.part(answer.scene(), Records.NONE, "table", pixels));
    }

    /** What was asked, and of whom: a question says "your" to who was asked, and somebody else reads it. */
    private static String asked(SeatView view, int n, String prompt) throws IOException {
        for (JsonNode line : view.log()) {
            String who = line.path("values").path("who").asString("");
            if (line.path("entry").asInt() == n && line.path("kind").asString().equals("chose") && !who.isEmpty()) {
                return Say.say("{who} was asked: {question}", who, prompt);
            }
        }
        return prompt;
    }

    /** What the dice of an entry showed; empty if it is not one roll. */
    private static String faces(SeatView view, int n) throws IOException {
        List<List<Integer>> rolls = view.rolls().stream()
                .filter(roll -> roll.entry() == n)
                .map(KnownRoll::faces)
                .toList();
        return rolls.size() == 1 ? rolls.get(0).toString() : "";
    }
}
