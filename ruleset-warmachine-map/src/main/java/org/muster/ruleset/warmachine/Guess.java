package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.data.DefaultLists;
import org.muster.ruleset.warmachine.data.Objective;

/**
 * What a player may take for true of what he can't know, for bots that look ahead.
 *
 * <pre>
 * lists of others        as last seen, else what comes with their faction    WMC-INF-02
 * their ledgers          some supply points, some secret objective           WMC-INF-04, -05, -06
 * decks                  what is not open, in any order                      WMC-OBJ-02, -05
 * sabotage               none but what he knows of                           WMC-SPC-03, -04
 * </pre>
 */
final class Guess {

    /** A treasury that is hidden holds less than this. */
    private static final int SUPPLY = 16;

    private final Campaign seen;
    private final Player seat;
    private final RandomGenerator random;
    private final List<String> secretDeck;

    private Guess(Campaign seen, Player seat, RandomGenerator random) {
        this.seen = seen;
        this.seat = seat;
        this.random = random;
        this.secretDeck = new ArrayList<>(ids(seen.book().objectives().secretObjectives()));
        secretDeck.remove(own().objective());
        shuffle(secretDeck);
    }

    static Campaign of(Campaign seen, Player seat, RandomGenerator random) {
        return new Guess(seen, seat, random).campaign();
    }

    private Ledger own() {
        return seen.ledgers().getOrDefault(seat, Ledger.of(0));
    }

    private Campaign campaign() {
        Campaign guess = seen;
        OrderedMap<Player, Ledger> ledgers = OrderedMap.empty();
        for (Player player : seen.book().players()) {
            Ledger known = seen.ledgers().get(player);
            if (player.equals(seat) && known != null) {
                ledgers = ledgers.with(player, known);
                continue;
            }
            Ledger ledger = Ledger.of(known == null ? random.nextInt(SUPPLY) : known.supply());
            if (seen.holdings().containsKey(player) && !seen.of(player).out()) {
                Serials serials = new Serials(seenSerials(player));
                guess = listing(guess, player, serials);
                ledger = ledger.numbering(serials.last())
                        .withCore(guess.list(Campaign.defenseForceOf(player)))
                        .seeking(secretDeck.isEmpty() || seen.round() == 0 ? "" : secretDeck.remove(0));
            }
            ledgers = ledgers.with(player, ledger);
        }
        return guess.withLedgers(ledgers).with(new ObjectiveBoard(seen.board().open(), publicDeck(), secretDeck));
    }

    /** With what is in the forces of {@code player}, as far as it is not known. */
    private Campaign listing(Campaign guess, Player player, Serials serials) {
        ListRules rules = seen.rules(player);
        DefaultLists.Lists shipped = seen.book().defaultLists(seen.of(player).allegiance());
        Campaign listed = guess;
        int banner = 0;
        for (Banner one : seen.banners().list()) {
            if (one.owner().equals(player) && !seen.lists().containsKey(one.id())) {
                Roster roster =
                        shipped.banners().get(banner++ % shipped.banners().size());
                listed = listed.listing(one.id(), entries(one.id(), rules, roster, serials));
            }
        }
        String core = Campaign.defenseForceOf(player);
        return seen.lists().containsKey(core) || seen.of(player).hq().isEmpty()
                ? listed
                : listed.listing(core, entries(core, rules, shipped.defenseForce(), serials));
    }

    private List<Entry> entries(String force, ListRules rules, Roster shipped, Serials serials) {
        Sighting sighting = own().sightings().get(force);
        if (sighting != null) {
            return sighting.entries();
        }
        List<Violation> none = new ArrayList<>(); // it is only a guess
        return rules.attachments().joined(seen.nameOf(force), List.of(), shipped, serials, none);
    }

    /** The highest number of each troop among those of {@code player} that were seen: nothing else is numbered so. */
    private OrderedMap<String, Integer> seenSerials(Player player) {
        Map<String, Integer> highest = new LinkedHashMap<>();
        own().sightings()
                .forEach((force, sighting) -> sighting.entries().forEach(entry -> {
                    if (player.equals(seen.ownerOf(force))) {
                        note(entry.id(), highest);
                        entry.attachments().forEach(id -> note(id, highest));
                    }
                }));
        seen.lists()
                .forEach((force, entries) -> entries.forEach(entry -> {
                    if (player.equals(seen.ownerOf(force))) {
                        note(entry.id(), highest);
                        entry.attachments().forEach(id -> note(id, highest));
                    }
                }));
        return OrderedMap.copyOf(highest);
    }

    private static void note(String id, Map<String, Integer> highest) {
        highest.merge(Entry.troopOf(id), Integer.parseInt(id.substring(id.indexOf('#') + 1)), Math::max);
    }

    private List<String> publicDeck() {
        List<String> deck = new ArrayList<>(ids(seen.book().objectives().publicObjectives()));
        deck.removeAll(seen.board().open());
        shuffle(deck);
        return deck;
    }

    /** Those that the map can bring. */
    private List<String> ids(List<Objective> objectives) {
        List<String> ids = new ArrayList<>();
        for (Objective objective : objectives) {
            String needs = objective.needsMapWith();
            if (needs == null || seen.book().mapFile().specialLocations().containsValue(needs)) {
                ids.add(objective.id());
            }
        }
        return ids;
    }

    private void shuffle(List<String> deck) {
        for (int i = deck.size() - 1; i > 0; i--) {
            String one = deck.get(i);
            int other = random.nextInt(i + 1);
            deck.set(i, deck.get(other));
            deck.set(other, one);
        }
    }
}
