package org.muster.ruleset.skirmish.activation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.flow.Event;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Use;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.table.Words;

/**
 * The interact action: what the mission says of a token that the unit leader touches (SKD-ACTN-06, SKD-MISS-05).
 */
final class Interact {

    private Interact() {}

    /** The tokens of the mission, first those that do something for somebody. */
    static List<String> tokens(Skirmish now) {
        Set<String> tokens = new LinkedHashSet<>();
        now.book().mission().interactions().forEach(interaction -> tokens.add(interaction.token()));
        tokens.addAll(now.book().mission().tokens().keySet());
        return List.copyOf(tokens);
    }

    /** Tokens that a unit may interact with now. */
    static OneOf<String> options(Skirmish now, UnitState unit) {
        return Options.oneOf(
                tokens(now),
                token -> Option.called(token, Called.thing(token)).at(token),
                token -> violations(now, unit, token));
    }

    private static List<Violation> violations(Skirmish now, UnitState unit, String token) {
        Violations violations = new Violations();
        if (!isForAnything(now, unit, token)) {
            violations.found(() -> Violation.of(
                            "INTERACT_TOKEN",
                            "{token} does nothing for {side}.",
                            Called.thing(token),
                            Called.side(unit.owner()))
                    .citing("SKD-MISS-05"));
        }
        if (now.used().contains(token)) {
            violations.found(() -> Violation.of(
                            "INTERACT_USED", "{token} was used already, and can be only once.", Called.thing(token))
                    .citing("SKD-MISS-05"));
        }
        if (!touches(now, unit, token)) {
            violations.found(() -> Violation.of(
                            "INTERACT_CONTACT",
                            "The unit leader of {unit} is {distance} cm from {token}; it must touch it.",
                            Called.of(now, unit),
                            Words.cm(unit.leader().disc().distance(now.token(token))),
                            Called.thing(token))
                    .citing("SKD-ACTN-06"));
        }
        if (violations.isEmpty() && !matters(now, unit, token)) {
            violations.found(
                    () -> Violation.of("INTERACT_NOTHING", "{token} would change nothing now.", Called.thing(token))
                            .citing("SKD-ACTN-08"));
        }
        return violations;
    }

    private static boolean isForAnything(Skirmish now, UnitState unit, String token) {
        for (Mission.Interaction interaction : now.book().mission().interactions()) {
            if (interaction.token().equals(token) && interaction.isFor(unit.owner())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the unit leader touches a token, or stands on it. */
    private static boolean touches(Skirmish now, UnitState unit, String token) {
        Disc flat = now.token(token);
        double slack = now.table().measures().slack();
        return unit.leader().disc().gap(flat) <= slack && Math.abs(unit.leader().z() - flat.z()) <= slack;
    }

    private static boolean matters(Skirmish now, UnitState unit, String token) {
        for (Mission.Interaction interaction : now.book().mission().interactions()) {
            if (interaction.token().equals(token)
                    && interaction.isFor(unit.owner())
                    && matters(now, unit, interaction)) {
                return true;
            }
        }
        return false;
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

    /** A unit interacts. */
    static void perform(Story story, String unit, String token) {
        story.tell(Event.told("{unit} uses {token}.", Called.of(story.now(), unit), Called.thing(token))
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
