package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;

/**
 * The interact action: what the mission says of a token that the unit leader touches (SKD-ACTN-06, SKD-MISS-05).
 */
final class Interact {

    private Interact() {}

    /** Tokens that a unit may interact with now. */
    static List<String> tokens(Skirmish now, UnitState unit) {
        List<String> tokens = new ArrayList<>(1);
        for (Mission.Interaction interaction : now.book().mission().interactions()) {
            if (interaction.isFor(unit.owner())
                    && !now.used().contains(interaction.token())
                    && touches(now, unit, interaction.token())
                    && matters(now, unit, interaction)) {
                tokens.add(interaction.token());
            }
        }
        return tokens;
    }

    /** Whether the unit leader touches a token, or stands on it. */
    private static boolean touches(Skirmish now, UnitState unit, String token) {
        Disc flat = now.book().token(token);
        double tolerance = now.table().measures().tolerance();
        return unit.leader().disc().gap(flat) <= tolerance
                && Math.abs(unit.leader().z() - flat.z()) <= tolerance;
    }

    private static boolean matters(Skirmish now, UnitState unit, Mission.Interaction interaction) {
        for (EffectLine line : interaction.effects()) {
            if (now.book().effect(line.does()).matters(now, use(unit, line))) {
                return true;
            }
        }
        return false;
    }

    private static Use use(UnitState unit, EffectLine line) {
        return new Use(line, unit.owner(), unit.id(), unit.id());
    }

    /** Why a unit can't interact with a token. */
    static List<Violation> objections(Skirmish now, UnitState unit, String token) {
        return now.book().mission().tokens().containsKey(token) && !touches(now, unit, token)
                ? List.of(Violation.of(
                                "INTERACT_CONTACT",
                                "The unit leader of {unit} is {distance} cm from {token}; it must touch it.",
                                unit.id(),
                                Words.cm(
                                        unit.leader().disc().distance(now.book().token(token))),
                                token)
                        .citing("SKD-ACTN-06"))
                : List.of();
    }

    /** A unit interacts. */
    static void perform(Story story, String unit, String token) {
        story.tell(Event.told("{unit} uses {token}.", unit, token)
                .citing("SKD-ACTN-06")
                .at(unit, token));
        for (Mission.Interaction interaction : story.now().book().mission().interactions()) {
            if (interaction.token().equals(token)
                    && interaction.isFor(story.the(unit).owner())) {
                if (interaction.once()) {
                    story.become(story.now().using(token));
                }
                for (EffectLine line : interaction.effects()) {
                    CardEffects.apply(story, use(story.the(unit), line));
                }
            }
        }
    }
}
