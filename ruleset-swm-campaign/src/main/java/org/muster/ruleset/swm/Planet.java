package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Territory;

/**
 * The planet and the squads on it.
 *
 * @param grounds each territory's state, in the order of the map
 * @param squads by id, oldest first
 * @param serials how many figures of each card were ever raised
 */
public record Planet(
        OrderedMap<@RefersTo("territories") String, Ground> grounds,
        OrderedMap<@RefersTo("squads") String, Squad> squads,
        OrderedMap<@RefersTo("cards") String, @Between(min = 0) Integer> serials) {

    /** Nothing is in play; capitals are fortified (SWM-SETUP-06, -09). */
    static Planet start(Book book) {
        return new Planet(
                OrderedMap.each(
                        book.map().all().stream().map(Territory::id).toList(),
                        id -> new Ground(null, false, book.territory(id).fortified(), false, false)),
                OrderedMap.empty(),
                OrderedMap.empty());
    }

    /** Ids of some territories, in the order of the map. */
    List<String> territories(Predicate<Ground> which) {
        List<String> found = new ArrayList<>();
        grounds.forEach((id, ground) -> {
            if (which.test(ground)) {
                found.add(id);
            }
        });
        return found;
    }

    /** Some squads, oldest first. */
    List<Squad> squads(Predicate<Squad> which) {
        List<Squad> found = new ArrayList<>();
        for (Squad squad : squads.list()) {
            if (which.test(squad)) {
                found.add(squad);
            }
        }
        return found;
    }

    Planet at(String territory, UnaryOperator<Ground> change) {
        return new Planet(grounds.change(territory, change), squads, serials);
    }

    Planet with(Squad squad) {
        return new Planet(grounds, squads.with(squad.id(), squad), serials);
    }

    Planet without(Squad squad) {
        return new Planet(grounds, squads.without(squad.id()), serials);
    }

    /** With one figure more of a card, to be put into a squad. */
    Planet raising(Card card) {
        return new Planet(grounds, squads, serials.with(card.id(), raised(card) + 1));
    }

    /** How many figures of a card were ever raised. */
    int raised(Card card) {
        return serials.getOrDefault(card.id(), 0);
    }

    Planet nextTurn() {
        return new Planet(
                grounds.map(ground -> ground.disrupted(false)), squads.map(squad -> squad.moved(false)), serials);
    }
}
