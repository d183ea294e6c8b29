package org.muster.ruleset.swm.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.spi.ArmyFile;
import org.muster.core.data.Yaml;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Faction;
import org.muster.testkit.Rule;

/** Squads written down at home. */
class SquadListTest {

    private static final Book BOOK = Wars.of("sith@aurek").war().book();

    private static ArmyFile.Judged judged(String yaml) {
        return SquadList.KIND.judge().apply(BOOK, Yaml.read(yaml, SquadList.class));
    }

    private static ArmyFile.Judged judged(Faction faction, Roster figures) {
        return SquadList.KIND.judge().apply(BOOK, new SquadList(faction, figures));
    }

    private static List<String> codes(ArmyFile.Judged squad) {
        return squad.violations().stream().map(Violation::code).toList();
    }

    @Test
    void aLegalSquadIsToldWithItsPoints() {
        ArmyFile.Judged squad = judged("faction: imperial\nfigures: {grand-admiral-thrawn: 1, stormtrooper: 12}\n");
        assertThat(squad.name()).hasToString("Imperial squad");
        assertThat(squad.points()).isEqualTo(97);
        assertThat(squad.entries())
                .containsExactly(
                        new ArmyFile.Entry(1, "Grand Admiral Thrawn", 37), new ArmyFile.Entry(12, "Stormtrooper", 60));
        assertThat(squad.violations()).isEmpty();
    }

    @Test
    @Rule({"SWM-SQUAD-01", "SWM-FACT-10", "SWM-FACT-18", "SWM-UNIQ-01"})
    void everyBrokenRuleIsTold() {
        ArmyFile.Judged squad = judged("""
                faction: imperial
                figures: {darth-vader-dark-jedi: 1, darth-vader-jedi-hunter: 1, exar-kun: 1}
                """);
        assertThat(squad.points()).isEqualTo(214);
        assertThat(squad.violations().toString())
                .contains(
                        "this one would have 214",
                        "this squad has 130 of 214 points (60.7%)",
                        "Exar Kun is Sith; an Imperial squad cannot hold it",
                        "are both Darth Vader; a squad holds a name once");
    }

    @Test
    void figuresTheCatalogueLacksAreTold() {
        ArmyFile.Judged squad = judged("faction: rebel\nfigures: {rebel-trooper: 3, ewok-choir: 2, jar-jar: 1}\n");
        assertThat(codes(squad)).containsExactly("UNKNOWN_FIGURE", "UNKNOWN_FIGURE");
        assertThat(squad.entries()).contains(new ArmyFile.Entry(2, "ewok-choir", 0));
    }

    @Test
    void anAbsurdNumberIsRefused() {
        assertThatThrownBy(() -> judged("faction: rebel\nfigures: {rebel-trooper: 2000000000}\n"))
                .hasMessageContaining("figures: rebel-trooper: 2000000000 is no number from 1 to 500");
        assertThat(judged("faction: rebel\nfigures: {}\n").violations()).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Faction.class)
    void everyFactionsExampleSquadIsLegal(Faction faction) {
        ArmyFile.Judged squad = judged(faction, BOOK.startingSquad(faction));
        assertThat(squad.violations()).isEmpty();
        assertThat(squad.points()).isBetween(76, 150);
    }

    @ParameterizedTest
    @CsvSource({
        "OLD_REPUBLIC, old-republic-soldier*5 tusken-raider*9 human-blaster-for-hire, SHARE_TOO_LOW",
        "REPUBLIC, jedi-knight*5 rancor ugnaught-demolitionist, SHARE_TOO_HIGH",
        "SITH, sith-guard*12 mandalorian-warrior*3, SHARE_TOO_HIGH",
        "MANDALORIAN, mandalorian-marauder*5 tusken-raider, FACTION_FORBIDDEN",
        "SEPARATIST, battle-droid*20 rebel-trooper, FACTION_FORBIDDEN",
        "IMPERIAL, stormtrooper*20 rebel-trooper, FACTION_FORBIDDEN",
        "REBEL, rebel-trooper*10 stormtrooper, FACTION_FORBIDDEN",
        "NEW_REPUBLIC, new-republic-trooper*10 sith-guard, FACTION_FORBIDDEN",
        "YUUZHAN_VONG, yuuzhan-vong-warrior*6 hk-47, TRAIT_FORBIDDEN",
        "FRINGE, tusken-raider*20 stormtrooper, FACTION_FORBIDDEN"
    })
    @Rule({"SWM-FACT-01", "SWM-FACT-18", "SWM-FACT-15"})
    void noFactionHoldsWhatItsTableForbids(Faction faction, String figures, String code) {
        Roster roster = Roster.ofIds(List.of(figures.split(" ")).stream()
                .flatMap(one -> {
                    String[] parts = one.split("\\*");
                    return java.util.Collections.nCopies(parts.length > 1 ? Integer.parseInt(parts[1]) : 1, parts[0])
                            .stream();
                })
                .toList());
        assertThat(codes(judged(faction, roster))).contains(code);
    }
}
