package org.muster.testkit.check.record;

import java.util.Arrays;
import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Position;
import org.muster.core.json.Json;
import org.muster.core.json.StateJson;
import org.muster.testkit.check.GameCheck;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.Retrace;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.play.Trees;
import org.muster.testkit.trial.Findings;
import tools.jackson.databind.JsonNode;

/**
 * A position written as JSON and read back is the same position, and played on with the same answers and dice it comes
 * to the same end.
 */
public final class CopyCheck implements GameCheck {

    private static final int WRITTEN = 32;
    private static final int PLAYED_ON = 3;

    @Override
    public Sentence name() {
        return Sentence.of("a copy is as good as the original");
    }

    @Override
    public <S> void look(Played<S> game, Findings findings) {
        for (Moment<S> moment : game.moments(WRITTEN)) {
            copy(game, moment, findings);
        }
        for (Moment<S> moment : game.moments(PLAYED_ON)) {
            playOn(game, moment, findings);
        }
    }

    private static <S> void copy(Played<S> game, Moment<S> moment, Findings findings) {
        StateJson<S> json = game.play().json();
        Position<S> position = moment.situation().position();
        try {
            JsonNode written = json.write(position);
            Position<S> copy =
                    json.position(Json.read(written.toString()), game.play().book());
            List<String> differences = Trees.differences(written, json.write(copy), 6);
            if (!Arrays.equals(json.bytes(position), Json.MAPPER.writeValueAsBytes(written))) {
                findings.add(game.at(moment), "the bytes that a journal's hashes are of are not those of the JSON");
            } else if (!written.path("state")
                    .toString()
                    .equals(json.state(position.state()).toString())) {
                findings.add(game.at(moment), "the state is not written as its types and their annotations say");
            } else if (!differences.isEmpty()) {
                findings.add(game.at(moment), "the copy differs: " + String.join("; ", differences));
            } else if (!position.state().equals(copy.state())) {
                findings.add(
                        game.at(moment),
                        "the copy's JSON is the same but it is not equal: some part of the state has no equals, such as"
                                + " an array");
            }
        } catch (RuntimeException e) {
            findings.thrown(game.at(moment), "the position can't be written and read back", e);
        }
    }

    private static <S> void playOn(Played<S> game, Moment<S> moment, Findings findings) {
        StateJson<S> json = game.play().json();
        try {
            JsonNode written = json.write(moment.situation().position());
            Position<S> copy =
                    json.position(Json.read(written.toString()), game.play().book());
            Position<S> end = new Retrace<>(game.play(), copy, game.seed(), Retrace.Ears.NONE)
                    .make(game.moves().subList(moment.moves(), game.moves().size()))
                    .situation()
                    .position();
            List<String> differences = Trees.differences(json.write(game.game().position()), json.write(end), 6);
            if (!differences.isEmpty()) {
                findings.unrepeatable(
                        game.at(moment),
                        "the copy, played on with the same answers and dice, ends elsewhere: "
                                + String.join("; ", differences));
            }
        } catch (RuntimeException e) {
            findings.unrepeatable(game.at(moment), "the copy can't be played on: " + Thrown.told(e));
        }
    }
}
