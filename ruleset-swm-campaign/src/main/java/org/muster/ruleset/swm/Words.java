package org.muster.ruleset.swm;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.data.Card;

/** How territories and squads look to people who choose among them, and what several phases say of them. */
public final class Words {

    private Words() {}

    /** A territory as an option. */
    public static Option face(War war, String territory) {
        return Option.called(territory, war.place(territory).name()).at(territory);
    }

    /** A squad as an option: its points, state and place noted. */
    public static Option face(War war, Squad squad) {
        String place = war.place(squad.territory()).name();
        return Option.called(squad.id(), war.name(squad))
                .at(squad.id(), squad.territory())
                .noting(
                        "{points point|points} at {place}{state}",
                        war.book().points(squad),
                        place,
                        squad.isActive() ? "" : ", damaged");
    }

    /** A figure of {@code player} as an option, at its squad. */
    public static Option face(War war, Player player, String figure) {
        Squad squad = war.squadOf(player, figure);
        return war.book().face(squad.the(figure)).at(squad.id());
    }

    /** Tells in which squad of {@code player} a unique serves, or null (SWM-UNIQ-03). */
    public static Function<Card, @Nullable String> servesIn(War war, Player player) {
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
    public static String controller(War war, String territory) {
        Player controller = war.controller(territory);
        return controller == null ? "nobody" : war.name(controller);
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
