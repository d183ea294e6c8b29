package org.muster.ruleset.warmachine.army;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.data.Category;
import org.muster.ruleset.warmachine.data.Troop;

/** Legal lists as chance would have them, for bots and tests. */
public final class RandomLists {

    private static final int TRIES = 60;

    private final Register register;
    private final ListRules rules;
    private final boolean fortress;
    /** Of all forces, so that nobody is taken twice; grows with what is taken. */
    private final Set<String> characters = new LinkedHashSet<>();
    /** By place in the catalogue: how many are in the list, attachments one by one. */
    private final int[] counts;

    /**
     * Lists of an allegiance.
     *
     * @param serving all entries of the player, whose characters are not to be had again
     */
    public RandomLists(Register register, ListRules rules, boolean fortress, Iterable<Entry> serving) {
        this.register = register;
        this.rules = rules;
        this.fortress = fortress;
        this.counts = new int[register.size()];
        for (Entry entry : serving) {
            note(register.troop(entry));
            entry.attachments().forEach(id -> note(register.attached(id)));
        }
    }

    private void note(Troop troop) {
        String character = troop.character();
        if (character != null) {
            characters.add(character);
        }
    }

    /** Nobody of that character is taken. */
    public void bar(String character) {
        characters.add(character);
    }

    /**
     * Something of {@code offered} to add to {@code standing}.
     *
     * @param least points of what is added
     * @param most points of what is added
     * @return null where none was found in a good number of tries
     */
    public @Nullable Roster of(List<Item> offered, List<Entry> standing, int least, int most, RandomGenerator random) {
        for (int i = 0; i < TRIES; i++) {
            Set<String> before = new LinkedHashSet<>(characters);
            Roster roster = once(offered, standing, least, most, random);
            if (roster != null) {
                return roster;
            }
            characters.clear();
            characters.addAll(before);
        }
        return null;
    }

    private @Nullable Roster once(
            List<Item> offered, List<Entry> standing, int least, int most, RandomGenerator random) {
        java.util.Arrays.fill(counts, 0);
        for (Entry entry : standing) {
            counts[register.placeOf(entry.troop())] += entry.isVeteran() ? 0 : 1;
            for (String attachment : entry.attachments()) {
                counts[register.placeOf(Entry.troopOf(attachment))]++;
            }
        }
        Map<String, Integer> taken = new LinkedHashMap<>();
        int points = 0;
        int misses = 0;
        while (points < most && misses < 24) {
            Item item = offered.get(random.nextInt(offered.size()));
            if (item.points() > 0 && points + item.points() <= most && mayTake(item, standing)) {
                taken.merge(item.id(), 1, Integer::sum);
                counts[item.place()]++;
                note(item.troop());
                points += item.points();
                if (points >= least && random.nextInt(3) == 0) {
                    break;
                }
            } else {
                misses++;
            }
        }
        return points >= least ? new Roster(OrderedMap.copyOf(taken)) : null;
    }

    private boolean mayTake(Item item, List<Entry> standing) {
        Troop troop = item.troop();
        if (troop.isCharacter()) {
            String character = troop.character();
            return !characters.contains(character) && (troop.attachesTo() == null || roomFor(troop, standing) > 0);
        }
        if (troop.cat().isControlled() && !rules.allegiance().isOwn(troop)) {
            return false; // it would need a caster of its own faction
        }
        if (troop.attachesTo() != null) {
            return roomFor(troop, standing) > 0 && counts[item.place()] < rules.allowance(troop, fortress);
        }
        return counts[item.place()] < rules.allowance(troop, fortress);
    }

    /** How many more attachments of the kind the units of the list can take; others of the kind are thought to sit there. */
    private int roomFor(Troop attachment, List<Entry> standing) {
        String unit = attachment.attachesTo();
        int units = unit == null ? 0 : counts[register.placeOf(unit)];
        for (Entry entry : standing) {
            units += entry.isVeteran() && entry.troop().equals(unit) ? 1 : 0;
        }
        int room = attachment.perUnit() == null ? 0 : units * attachment.perUnit();
        for (Troop other : register.troops()) {
            if (other.cat() == attachment.cat() && unit != null && unit.equals(other.attachesTo())) {
                room -= counts[register.placeOf(other.id())];
            }
        }
        return attachment.cat() == Category.WEAPON_ATTACHMENT && counts[register.placeOf(attachment.id())] >= 3
                ? Math.min(room, 0)
                : room;
    }
}
