package org.muster.ruleset.warmachine.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.Objective;
import org.muster.ruleset.warmachine.data.SpaceType;
import org.muster.ruleset.warmachine.season.ObjectivesMet;

/** Conditions of objectives in words, and how far somebody is (WMC-OBJ-03). */
final class Conditions {

    private Conditions() {}

    /** All of an objective's conditions. */
    static Sentence words(Book book, Objective objective) {
        return Sentence.joined(
                ", ",
                objective.when().stream()
                        .map(condition -> words(book, condition))
                        .toList());
    }

    private static Sentence words(Book book, Objective.Condition condition) {
        int n = condition.least();
        String of = condition.of() == null ? "" : condition.of();
        return switch (condition.measure()) {
            case CLAIMED_THIS_ROUND -> Sentence.of("claim {n space|spaces} in a round", n);
            case CONTROLS_LOCATION ->
                Sentence.of("control {location}", book.location(of).name());
            case WON_AGAINST_TWICE_POINTS_THIS_ROUND -> Sentence.of("beat a force of twice the points");
            case DEFENSE_FORCES_DEFEATED_THIS_ROUND ->
                Sentence.of("beat {n defense force|defense forces} in a round", n);
            case BATTLES_WON_THIS_ROUND -> Sentence.of("win {n battle|battles} in a round", n);
            case BATTLES_LOST_AT_MOST ->
                n == 0
                        ? Sentence.of("lose no battle in the round")
                        : Sentence.of("lose at most {n battle|battles} in the round", n);
            case CONTROLLED_SPACES -> Sentence.of("control {n space|spaces}", n);
            case CONTROLLED_SPACES_OF_TYPE ->
                Sentence.of(
                        "control {n space|spaces} of type {type}",
                        n,
                        SpaceType.valueOf(of).words());
            case CONTROLLED_SPACES_WITH_FEATURE ->
                Sentence.of(
                        "control {n space|spaces} of type {type}",
                        n,
                        Feature.valueOf(of).words());
            case SPECIAL_LOCATIONS -> Sentence.of("control {n special location|special locations}", n);
            case STRUCTURES_CONVERTED_THIS_ROUND ->
                Sentence.of("convert {n enemy structure|enemy structures} in a round", n);
            case STRUCTURES_DEMOLISHED_THIS_ROUND ->
                Sentence.of("demolish {n enemy structure|enemy structures} in a round", n);
            case VETERANS -> Sentence.of("have {n veteran|veterans} in banners", n);
            case BANNERS -> Sentence.of("have {n banner|banners}", n);
            case BANNER_POINTS -> Sentence.of("have a banner of {n point|points}", n);
            case OWN_DEPOTS_IN_CONTROLLED_SPACES -> Sentence.of("have {n supply depot|supply depots} in own spaces", n);
            case BANNERS_ADJACENT_TO_ENEMY_HQ -> Sentence.of("have {n banner|banners} beside enemy headquarters", n);
            case SUPPLY -> Sentence.of("have {n supply point|supply points}", n);
            case WON_AS_PURSUER_THIS_ROUND -> Sentence.of("win as the pursuer");
            case WON_IN_AMBUSH_THIS_ROUND -> Sentence.of("win in ambush");
        };
    }

    /** How far {@code player} is now; nothing where that is not for the reader to know. */
    static Cell soFar(Reader reader, Player player, Objective objective) {
        List<Objective.Condition> all = objective.when();
        if (all.stream().anyMatch(condition -> !isKnown(reader, player, condition))) {
            return Cell.EMPTY;
        }
        if (all.size() == 1 && !isLimit(all.get(0))) {
            return Cell.share(measured(reader, player, all.get(0)), all.get(0).least());
        }
        return Cell.of(Sentence.joined(
                ", ",
                all.stream()
                        .map(condition -> isLimit(condition)
                                ? Sentence.of("{n} lost", measured(reader, player, condition))
                                : Cell.share(measured(reader, player, condition), condition.least())
                                        .text())
                        .toList()));
    }

    private static int measured(Reader reader, Player player, Objective.Condition condition) {
        return ObjectivesMet.measured(reader.campaign(), player, condition);
    }

    private static boolean isLimit(Objective.Condition condition) {
        return condition.measure() == Objective.Measure.BATTLES_LOST_AT_MOST;
    }

    private static boolean isKnown(Reader reader, Player player, Objective.Condition condition) {
        Campaign campaign = reader.campaign();
        return switch (condition.measure()) {
            case VETERANS, BANNER_POINTS ->
                campaign.bannersOf(player).stream().map(Banner::id).allMatch(reader::knows);
            case SUPPLY -> campaign.ledgers().containsKey(player);
            default -> true;
        };
    }
}
