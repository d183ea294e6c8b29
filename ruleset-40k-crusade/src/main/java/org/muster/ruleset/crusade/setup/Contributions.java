package org.muster.ruleset.crusade.setup;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Condition;
import org.muster.ruleset.crusade.Contribution;
import org.muster.ruleset.crusade.abilities.ShippedAbilities;
import org.muster.ruleset.crusade.data.AbilitiesFile;
import org.muster.ruleset.crusade.data.AbilityLine;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.FactionsFile;
import org.muster.ruleset.crusade.victory.ShippedConditions;

/** What the ruleset and its expansions bring to a season: abilities, primitives of victory conditions, factions. */
public final class Contributions {

    private final OrderedMap<String, Contribution> abilities;
    private final OrderedMap<String, AbilityLine> lines;
    private final OrderedMap<String, Contribution> conditions;
    private final List<FactionSheet> factions;

    /** What the book has, and what expansions add; each in the order of its ids, so that the order of the jars never matters. */
    @Inject
    public Contributions(Set<Ability> abilities, Set<Condition> conditions, Set<FactionSheet> factions) {
        List<Ability> allAbilities = Stream.concat(ShippedAbilities.all().stream(), abilities.stream())
                .toList();
        this.abilities = byId(allAbilities.stream());
        this.lines = OrderedMap.by(Ability::id, allAbilities).map(Ability::line);
        this.conditions = byId(Stream.concat(ShippedConditions.all().stream(), conditions.stream()));
        this.factions =
                factions.stream().sorted(Comparator.comparing(FactionSheet::id)).toList();
    }

    private static OrderedMap<String, Contribution> byId(Stream<? extends Contribution> some) {
        return OrderedMap.by(
                Contribution::id,
                some.<Contribution>map(one -> one)
                        .sorted(Comparator.comparing(Contribution::id))
                        .toList());
    }

    /** The book of a season. */
    public Book open(Setup setup) {
        OrderedMap<String, AbilityLine> known = lines;
        for (AbilityLine line :
                setup.data().read("abilities", AbilitiesFile.class).abilities()) {
            known = known.with(line.id(), line);
        }
        return new Book(setup, OrderedMap.by(FactionSheet::id, factions(setup)), known, abilities, conditions);
    }

    /** The factions of the file, then those that expansions add. */
    public List<FactionSheet> factions(Setup setup) {
        List<FactionSheet> all = new ArrayList<>(
                setup.data().read("factions", FactionsFile.class).factions());
        all.addAll(factions);
        return all;
    }

    /** Ids of all abilities. */
    public Set<String> abilities() {
        return abilities.keySet();
    }

    /** Ids of all primitives of victory conditions. */
    public Set<String> conditions() {
        return conditions.keySet();
    }
}
