package org.muster.ruleset.crusade;

import java.util.List;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.data.MapFile;

/** The single instruction of a player for a turn (CRU-STRAT-01). */
public sealed interface Order {

    /** As everybody reads it when orders are opened. */
    Sentence words(Book book);

    /** An explicit none: an answer that is not waited for (CRU-STRAT-05). */
    record Nothing() implements Order {
        @Override
        public Sentence words(Book book) {
            return Sentence.of("no order");
        }
    }

    /**
     * Attack a system of another player, or colonize an unclaimed one.
     *
     * @param from the own system it starts from, or {@link #NOMAD}
     */
    record Attack(
            @RefersTo(value = "systems", or = NOMAD) String from,
            @RefersTo("systems") String target) implements Order {
        @Override
        public Sentence words(Book book) {
            String name = book.sector().name(target);
            return from.equals(NOMAD)
                    ? Sentence.of("attack {target} as a nomad", name)
                    : Sentence.of(
                            "attack {target} from {from}", name, book.sector().name(from));
        }
    }

    /**
     * Support another player's attack.
     *
     * @param location the system it starts from, or {@link #nomad} of its player
     */
    record Support(
            @RefersTo("places that support starts from") String location,
            @RefersTo("systems") String target) implements Order {
        @Override
        public Sentence words(Book book) {
            String name = book.sector().name(target);
            return book.players().stream()
                    .filter(player -> nomad(player).equals(location))
                    .findFirst()
                    .map(player -> Sentence.of("support the attack of the nomad {player} on {target}", player, name))
                    .orElseGet(() -> Sentence.of(
                            "support the attack on {target} from {location}",
                            name,
                            book.sector().name(location)));
        }
    }

    /** Defend an own system. */
    record Defend(@RefersTo("systems") String system) implements Order {
        @Override
        public Sentence words(Book book) {
            return Sentence.of("defend {system}", book.sector().name(system));
        }
    }

    /** Intensive training of these units. */
    record Train(@Distinct List<String> units) implements Order {
        public Train {
            units = List.copyOf(units);
        }

        @Override
        public Sentence words(Book book) {
            return Sentence.of(
                    "intensive training of {units}",
                    Sentence.lazily(() -> units.stream().map(book::unitLabel).toList()));
        }
    }

    /** The origin of a nomad's attack (CRU-NOM-02). */
    String NOMAD = MapFile.NOMAD;

    /** The location of a nomad's attack, as a support names it (CRU-NOM-05). */
    static String nomad(org.muster.api.seat.Player player) {
        return NOMAD + '-' + player.id();
    }
}
