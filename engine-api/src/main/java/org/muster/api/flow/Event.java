package org.muster.api.flow;

import java.util.List;
import org.muster.api.Stable;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * Something worth telling. A ruleset whose abilities react to what happens makes its own records of it, so that a
 * {@link Reaction} can look for them; for the rest {@link #told} is enough.
 */
@Stable
public interface Event {

    /** What happened. */
    Sentence sentence();

    /** Who may know it. */
    default Audience audience() {
        return Audience.EVERYBODY;
    }

    /** Ids of the rules it follows from. */
    default List<String> rules() {
        return List.of();
    }

    /** Ids of things in the scene that it is about. */
    default List<String> anchors() {
        return List.of();
    }

    /** A plain event everybody may know. */
    static Told told(@Template String template, Object... values) {
        return new Told(Sentence.of(template, values), Audience.EVERYBODY, List.of(), List.of());
    }

    /** An event that is nothing but its sentence. */
    record Told(Sentence sentence, Audience audience, List<String> rules, List<String> anchors) implements Event {

        /** The same, following from these rules. */
        public Told citing(String... ruleIds) {
            return new Told(sentence, audience, List.of(ruleIds), anchors);
        }

        /** The same, for these seats only. */
        public Told only(Player... players) {
            return new Told(sentence, Audience.only(players), rules, anchors);
        }

        /** The same, for this audience only. */
        public Told only(Audience some) {
            return new Told(sentence, some, rules, anchors);
        }

        /** The same, about these things in the scene. */
        public Told at(String... sceneIds) {
            return new Told(sentence, audience, rules, List.of(sceneIds));
        }
    }
}
