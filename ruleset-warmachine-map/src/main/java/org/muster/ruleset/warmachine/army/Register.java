package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.army.Catalogue;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.data.Troop;

/** All troops there are, what entries are made of and worth. */
public final class Register {

    private final OrderedMap<String, Troop> troops;
    private final Catalogue<Item> items;
    // Looked up by key only, never walked through.
    private final Map<String, Integer> places = new LinkedHashMap<>();

    /** The register of a catalogue. */
    public Register(OrderedMap<String, Troop> troops) {
        this.troops = troops;
        List<Item> all = new ArrayList<>();
        for (Troop troop : troops.list()) {
            int place = places.size();
            places.put(troop.id(), place);
            if (troop.isUnit()) {
                troop.allSizes().forEach(size -> all.add(new Item(troop, size.models(), place)));
            } else {
                all.add(new Item(troop, 1, place));
            }
        }
        this.items = Catalogue.of(all);
    }

    /** All that can be taken into lists. */
    public Catalogue<Item> items() {
        return items;
    }

    /** How many troops there are. */
    public int size() {
        return places.size();
    }

    /** The place of a troop in the catalogue. */
    public int placeOf(String troop) {
        return places.getOrDefault(troop, 0);
    }

    /** All troops, in the order of the catalogue. */
    public List<Troop> troops() {
        return troops.list();
    }

    /** The troop of that id, if there is one. */
    public Optional<Troop> find(String id) {
        return Optional.ofNullable(troops.get(id));
    }

    /** The troop of an id that is known to be there. */
    public Troop troop(String id) {
        return troops.the(id);
    }

    /** What an entry is. */
    public Troop troop(Entry entry) {
        return troops.the(entry.troop());
    }

    /** What an attachment is. */
    public Troop attached(String attachment) {
        return troops.the(Entry.troopOf(attachment));
    }

    /** Points of an entry with its attachments; casters have none (WMC-BAN-14). */
    public int points(Entry entry) {
        int points = troop(entry).points(entry.models());
        for (String attachment : entry.attachments()) {
            points += attached(attachment).points(1);
        }
        return points;
    }

    /** Point value of a list. */
    public int points(List<Entry> list) {
        int points = 0;
        for (Entry entry : list) {
            points += points(entry);
        }
        return points;
    }

    /** Models of an entry as listed, attachments included (WMC-UPK-03). */
    public int models(Entry entry) {
        int models = entry.models();
        for (String attachment : entry.attachments()) {
            models += attached(attachment).added();
        }
        return models;
    }

    /** Warcasters and warlocks of a list. */
    public int casters(List<Entry> list) {
        int casters = 0;
        for (Entry entry : list) {
            casters += troop(entry).cat().isCaster() ? 1 : 0;
        }
        return casters;
    }

    /** The characters that an entry and its attachments are. */
    public List<String> characters(Entry entry) {
        List<String> characters = new ArrayList<>();
        character(troop(entry)).ifPresent(characters::add);
        entry.attachments().forEach(id -> character(attached(id)).ifPresent(characters::add));
        return characters;
    }

    /** The names of the characters that an attachment alone is. */
    public List<String> characters(String attachment) {
        return character(attached(attachment)).stream().toList();
    }

    private static Optional<String> character(Troop troop) {
        return Optional.ofNullable(troop.character());
    }

    /** An entry as people read it: {@code Old Iron, Ironclad}, {@code Stormblade Infantry (6) with 2 Storm Gunners}. */
    public Sentence label(Entry entry) {
        return label(entry, kind(entry));
    }

    /** An entry as people tell it from those of {@code list} that are called alike: {@code Gallows Grove no. 2}. */
    public Sentence label(Entry entry, List<Entry> list) {
        Sentence label = label(entry);
        for (Entry other : list) {
            boolean isAlike = !other.id().equals(entry.id()) && other.troop().equals(entry.troop());
            if (isAlike && label(other).equals(label)) {
                return label(entry, Sentence.of("{entry} no. {n}", kind(entry), entry.number()));
            }
        }
        return label;
    }

    private Sentence kind(Entry entry) {
        Troop troop = troop(entry);
        boolean sized = troop.isUnit() && troop.allSizes().size() > 1;
        return Sentence.verbatim(sized ? troop.name() + " (" + entry.models() + ')' : troop.name());
    }

    private Sentence label(Entry entry, Sentence unit) {
        Map<String, Integer> attached = new LinkedHashMap<>();
        entry.attachments().forEach(id -> attached.merge(attached(id).name(), 1, Integer::sum));
        List<String> names = new ArrayList<>(attached.size());
        attached.forEach((name, count) -> names.add(count > 1 ? count + " " + name : name));
        Sentence whole =
                names.isEmpty() ? unit : Sentence.of("{unit} with {attached}", unit, Sentence.joined(", ", names));
        Veteran veteran = entry.veteran();
        return veteran == null ? whole : Sentence.of("{veteran}, {unit}", Veteran.called(veteran.name()), whole);
    }

    /** What is wrong with an item that is not in the catalogue, if it names a unit in a size that it does not come in (WMC-BUY-04). */
    public List<Violation> noSuchSize(String item) {
        for (Troop unit : troops()) {
            if (unit.isUnit() && item.equals(unit.id())) {
                return List.of(unitSize(unit, Sentence.of("none")));
            }
            if (unit.isUnit() && item.startsWith(unit.id() + ':')) {
                return List.of(unitSize(
                        unit, Sentence.verbatim(item.substring(unit.id().length() + 1))));
            }
        }
        return List.of();
    }

    private static Violation unitSize(Troop unit, Sentence models) {
        return Violation.of(
                        "UNIT_SIZE",
                        "{unit} comes in {sizes} models, not {n}.",
                        unit.name(),
                        Sentence.joined(
                                " or ",
                                unit.allSizes().stream()
                                        .map(size -> size.models())
                                        .toList()),
                        models)
                .citing("WMC-BUY-04");
    }
}
