package org.muster.ruleset.skirmish;

import java.util.List;
import org.muster.api.flow.Event;
import org.muster.api.text.Sentence;

/** A unit suffers wounds; cards may react to it. */
public record Wounded(String unit, String name, String owner, int wounds) implements Event {

    @Override
    public Sentence sentence() {
        return Sentence.of("{unit} suffers {n wound|wounds}.", name, wounds);
    }

    @Override
    public List<String> rules() {
        return List.of("SKD-RES-01");
    }

    @Override
    public List<String> anchors() {
        return List.of(unit);
    }
}
