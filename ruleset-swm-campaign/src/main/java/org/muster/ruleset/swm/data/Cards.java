package org.muster.ruleset.swm.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Catalogue;
import org.muster.api.check.Between;
import org.muster.api.check.Id;

/** The file of all figures that can be bought. */
public record Cards(List<Line> figures) {

    public Cards {
        figures = List.copyOf(figures);
    }

    /** The figures, what a line leaves out filled in. */
    public Catalogue<Card> catalogue(Constants constants) {
        return Catalogue.of(figures.stream()
                .map(line -> line.card(constants.movement().defaultRate()))
                .toList());
    }

    /** A line of the file, where what is usual may be left out. */
    public record Line(
            @Id("cards") String id,
            String name,
            @Nullable String persona,
            Faction faction,
            @Between(min = 0, max = 10_000) int cost,
            @Nullable Boolean unique,
            @Nullable Size size,
            @Nullable @Between(min = 0) Integer rate,
            @Nullable @Between(min = 0) Integer force,
            @Nullable List<Trait> traits,
            @Nullable List<String> abilities,
            @Nullable List<String> powers,
            @Between(min = 1) int hp,
            @Between(min = 0) int def,
            @Between(min = 0) int atk,
            @Between(min = 0) int dmg,
            String set) {

        /** The same by another id. */
        Line called(String otherId) {
            return new Line(
                    otherId, name, persona, faction, cost, unique, size, rate, force, traits, abilities, powers, hp,
                    def, atk, dmg, set);
        }

        Card card(int usualRate) {
            return new Card(
                    id,
                    name,
                    persona == null ? id : persona,
                    faction,
                    cost,
                    unique != null && unique,
                    size == null ? Size.MEDIUM : size,
                    rate == null ? usualRate : rate,
                    force == null ? 0 : force,
                    traits == null ? List.of() : traits,
                    parsed(abilities),
                    parsed(powers),
                    hp,
                    def,
                    atk,
                    dmg,
                    set);
        }

        private static List<Ability> parsed(@Nullable List<String> printed) {
            return printed == null
                    ? List.of()
                    : printed.stream().map(Ability::parse).toList();
        }
    }
}
