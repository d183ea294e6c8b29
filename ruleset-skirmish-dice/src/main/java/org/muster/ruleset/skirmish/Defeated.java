package org.muster.ruleset.skirmish;

import java.util.List;
import org.muster.api.flow.Event;
import org.muster.api.text.Sentence;

/** A unit has lost its last mini; cards may react to it. */
public record Defeated(String unit, String name, String owner) implements Event {

    @Override
    public Sentence sentence() {
        return Sentence.of("{unit} is defeated.", name);
    }

    @Override
    public List<String> rules() {
        return List.of("SKD-RES-04");
    }
}
