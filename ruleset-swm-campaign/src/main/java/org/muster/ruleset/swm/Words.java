package org.muster.ruleset.swm;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.data.Card;

/** How territories and squads look to people who choose among them, and what several phases say of them. */
public final class Words {

    private static final Sentence NOBODY = Sentence.of("nobody");

    private Words() {}

    /** A territory as an option. */
    public static Option option(War war, String territory) {
        return Option.called(territory, war.place(territory).name()).at(territory);
    }

    /** A squad as an option: its points, state and place noted. */
    public static Option option(War war, Squad squad) {
        String place = war.place(squad.territory()).name();
        return Option.of(squad.id(), war.name(squad))
                .at(squad.id(), squad.territory())
                .noting(
                        squad.isActive()
                                ? "{points point|points} at {place}"
                                : "{points point|points} at {place}, damaged",
                        war.book().points(squad),
                        place);
    }

    /** A figure of {@code player} as an option, at its squad. */
    public static Option option(War war, Player player, String figure) {
        Squad squad = war.squadOf(player, figure);
        return war.book().option(squad.the(figure)).at(squad.id());
    }

    /** Tells in which squad of {@code player} a unique serves, or null (SWM-UNIQ-03). */
    public static Function<Card, @Nullable Sentence> servesIn(War war, Player player) {
        return card -> {
            for (Squad squad : war.squadsOf(player)) {
                for (Figure figure : squad.figures()) {
                    if (figure.card().equals(card.id())) {
                        return war.name(squad);
                    }
                }
            }
            return null;
        };
    }

    /** Who controls a territory. */
    public static Sentence controller(War war, String territory) {
        Player controller = war.controller(territory);
        return controller == null ? NOBODY : Sentence.verbatim(war.name(controller));
    }

    /** In or out of a disrupted territory much can't be done (SWM-ADV-06). */
    public static Violation disrupted(War war, String territory) {
        return Violation.of("DISRUPTED", "{territory} is disrupted this turn.", war.place(territory))
                .citing("SWM-ADV-06");
    }

    /** What no member of the side controls is not friendly. */
    public static Violation notFriendly(War war, String territory) {
        return Violation.of("NOT_FRIENDLY", "{territory} is not friendly.", war.place(territory));
    }
}
