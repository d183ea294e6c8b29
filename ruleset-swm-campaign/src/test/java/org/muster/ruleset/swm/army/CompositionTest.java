package org.muster.ruleset.swm.army;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRules;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Card;
import org.muster.testkit.Rule;

/** What squads may be made of, asked of new ones. */
class CompositionTest {

    private static final Book BOOK = Wars.of("sith@aurek").war().book();

    @Test
    @Rule("SWM-SQUAD-01")
    void aSquadHas76To150Points() {
        assertSquad("mandalorian", "mandalorian-marauder*5")
                .containsExactly("SQUAD_TOO_SMALL A squad needs more than 75 points; this one has 75.");
        assertSquad("mandalorian", "mandalorian-marauder*4", "taung-warrior*2").isEmpty();
        assertSquad("mandalorian", "mandalorian-marauder*10").isEmpty();
        assertSquad("mandalorian", "mandalorian-marauder*9", "taung-warrior*2")
                .containsExactly("SQUAD_TOO_LARGE A squad may have at most 150 points; this one would have 151.");
    }

    @Test
    @Rule("SWM-FACT-01")
    void sharesAreOfTheSquadsOwnPointsAndLimitsAreIncluded() {
        assertSquad("old-republic", "old-republic-soldier*5", "tusken-raider*10")
                .isEmpty(); // 40 of 80 = 50%
        assertSquad("old-republic", "old-republic-soldier*5", "tusken-raider*9", "human-blaster-for-hire")
                .containsExactly(
                        "SHARE_TOO_LOW Old Republic needs at least 50% Old Republic; this squad has 40 of 81 points (49.3%).",
                        "SHARE_TOO_HIGH Old Republic may have at most 50% Fringe; this squad has 41 of 81 points (50.7%).");
    }

    @Test
    @Rule({"SWM-SQUAD-04", "SWM-FACT-01"})
    void aDamagedSquadIsToldAllThatItLacks() {
        SquadRules rules = Wars.of("old-republic@aurek").war().squadRules(new Player("old-republic"));
        Card soldier = BOOK.card("old-republic-soldier");
        Card fringe = BOOK.card("tusken-raider");
        assertThat(rules.whyDamaged(Collections.nCopies(9, soldier))).hasToString("72 of the 76 points that it takes");
        List<Card> mixed = new ArrayList<>(Collections.nCopies(2, soldier));
        mixed.addAll(Collections.nCopies(10, fringe));
        assertThat(rules.whyDamaged(mixed).toString())
                .startsWith("56 of the 76 points that it takes; ")
                .contains("Old Republic may have at most 50% Fringe");
    }

    @Test
    @Rule("SWM-FACT-02")
    void oldRepublicIsHalfOldRepublicAndAtMostHalfFringe() {
        assertSquad("old-republic", "jedi-guardian*2", "hk-47", "gamorrean-guard")
                .isEmpty(); // 46 and 41
        assertSquad("old-republic", "jedi-guardian*2", "nym")
                .contains(
                        "SHARE_TOO_HIGH Old Republic may have at most 50% Fringe; this squad has 48 of 94 points (51.1%).");
        assertForbidden("old-republic", "jedi-guardian*4", "stormtrooper");
    }

    @Test
    @Rule("SWM-FACT-03")
    void republicIs65PercentRepublicAndAtMost35Fringe() {
        assertSquad("republic", "jedi-knight*5", "nexu", "human-blaster-for-hire*4")
                .isEmpty(); // 65 and 35 of 100
        assertSquad("republic", "jedi-knight*5", "rancor", "ugnaught-demolitionist")
                .contains(
                        "SHARE_TOO_HIGH Republic may have at most 35% Fringe; this squad has 36 of 101 points (35.7%).");
        assertForbidden("republic", "jedi-knight*7", "rebel-trooper");
    }

    @Test
    @Rule("SWM-FACT-04")
    void yodaJediMasterLetsWookieesOfAnyFactionCountAsRepublic() {
        assertSquad("republic", "yoda-jedi-master", "chewbacca", "wookiee-trooper*2", "wookiee-commando*4")
                .isEmpty();
        assertThat(codes("republic", "yoda", "chewbacca", "wookiee-trooper*2"))
                .contains("FACTION_FORBIDDEN"); // another Yoda does not do it
        assertThat(codes("rebel", "yoda-jedi-master", "chewbacca*3")).contains("FACTION_FORBIDDEN");
    }

    @Test
    @Rule("SWM-FACT-05")
    void sithIs65PercentSithAndAtMost35FringeAnd35Mandalorian() {
        assertSquad("sith", "sith-guard*13", "mandalorian-marauder", "nexu", "human-blaster-for-hire")
                .isEmpty();
        assertSquad("sith", "sith-guard*12", "mandalorian-warrior*3")
                .contains(
                        "SHARE_TOO_HIGH Sith may have at most 35% Mandalorian; this squad has 42 of 102 points (41.2%).");
        assertSquad("sith", "sith-guard*12", "nexu*3")
                .contains("SHARE_TOO_HIGH Sith may have at most 35% Fringe; this squad has 45 of 105 points (42.9%).");
        assertForbidden("sith", "sith-guard*16", "stormtrooper");
    }

    @Test
    @Rule("SWM-FACT-06")
    void ulicAndNothingButMandaloriansIsLegal() {
        assertSquad("sith", "ulic-qel-droma", "mandalorian-warrior*6").isEmpty();
        assertThat(codes("sith", "darth-malak", "mandalorian-warrior*6")).contains("SHARE_TOO_LOW", "SHARE_TOO_HIGH");
    }

    @Test
    @Rule("SWM-FACT-07")
    void exarKunAllowsAnyNumberOfSavageFringeAndOfOthersStill35Percent() {
        assertSquad("sith", "exar-kun", "rancor", "nexu*2").isEmpty(); // 63 of 147 are Fringe, all of them Savage
        assertSquad("sith", "exar-kun", "nexu", "hk-47", "tusken-raider-scout").isEmpty(); // 43 of 142 are not
        assertSquad("sith", "exar-kun", "nym")
                .containsExactly(
                        "SHARE_TOO_LOW Sith needs at least 65% Sith; this squad has 84 of 132 points (63.6%).",
                        "SHARE_TOO_HIGH Sith may have at most 35% Fringe; this squad has 48 of 132 points (36.4%).");
    }

    @Test
    @Rule("SWM-FACT-08")
    void mandaloriansTakeNobodyElse() {
        assertSquad("mandalorian", "mandalorian-warrior*6").isEmpty();
        assertSquad("mandalorian", "mandalorian-warrior*6", "tusken-raider")
                .containsExactly(
                        "SHARE_TOO_LOW Mandalorian needs at least 100% Mandalorian; this squad has 84 of 88 points (95.4%).",
                        "FACTION_FORBIDDEN Tusken Raider is Fringe; a Mandalorian squad cannot hold it.");
    }

    @Test
    @Rule("SWM-FACT-09")
    void separatistIs70PercentSeparatistAndAtMost30FringeAnd30Imperial() {
        assertSquad("separatist", "super-battle-droid*7", "nexu", "stormtrooper*3")
                .isEmpty();
        assertSquad("separatist", "super-battle-droid*7", "rancor")
                .contains(
                        "SHARE_TOO_HIGH Separatist may have at most 30% Fringe; this squad has 33 of 103 points (32.1%).");
        assertSquad("separatist", "super-battle-droid*7", "stormtrooper*7")
                .contains(
                        "SHARE_TOO_HIGH Separatist may have at most 30% Imperial; this squad has 35 of 105 points (33.4%).");
        assertForbidden("separatist", "super-battle-droid*8", "sith-guard");
    }

    @Test
    @Rule("SWM-FACT-10")
    void imperialIs65PercentImperialAndAtMost20OfEachOther() {
        assertSquad(
                        "imperial",
                        "stormtrooper*13",
                        "new-republic-trooper",
                        "san-hill",
                        "wookiee-scout",
                        "human-blaster-for-hire")
                .isEmpty();
        assertSquad("imperial", "stormtrooper*16", "talon-karrde")
                .contains(
                        "SHARE_TOO_HIGH Imperial may have at most 20% New Republic; this squad has 24 of 104 points (23.1%).");
        assertSquad("imperial", "stormtrooper*16", "san-hill", "commando-droid")
                .contains(
                        "SHARE_TOO_HIGH Imperial may have at most 20% Separatist; this squad has 27 of 107 points (25.3%).");
        assertSquad("imperial", "stormtrooper*16", "wookiee-scout*3")
                .contains(
                        "SHARE_TOO_HIGH Imperial may have at most 20% Republic; this squad has 30 of 110 points (27.3%).");
        assertForbidden("imperial", "stormtrooper*16", "rebel-trooper");
    }

    @Test
    @Rule("SWM-FACT-11")
    void palpatineSithLordAllowsAnyNumberOfOrder66Troops() {
        assertSquad("imperial", "palpatine-sith-lord", "clone-trooper*9").isEmpty();
        assertThat(codes("imperial", "emperor-palpatine", "clone-trooper*9"))
                .containsExactlyInAnyOrder("SHARE_TOO_LOW", "SHARE_TOO_HIGH"); // the other Palpatine does not do it
    }

    @Test
    @Rule("SWM-FACT-12")
    void rebelIs65PercentRebelAndAtMost35Fringe() {
        assertSquad("rebel", "rebel-trooper*13", "nexu*2", "human-blaster-for-hire")
                .isEmpty();
        assertSquad("rebel", "rebel-trooper*12", "nexu*2", "human-blaster-for-hire*2")
                .contains("SHARE_TOO_LOW Rebel needs at least 65% Rebel; this squad has 60 of 100 points (60%).");
        assertForbidden("rebel", "rebel-trooper*16", "new-republic-trooper");
    }

    @Test
    @Rule("SWM-FACT-13")
    void newRepublicIsHalfNewRepublicAndAtMost50FringeAnd30ImperialAnd30Rebel() {
        assertSquad("new-republic", "new-republic-trooper*5", "stormtrooper*5", "rebel-trooper*5")
                .isEmpty();
        assertSquad("new-republic", "new-republic-trooper*6", "stormtrooper*7")
                .contains(
                        "SHARE_TOO_HIGH New Republic may have at most 30% Imperial; this squad has 35 of 95 points (36.9%).");
        assertSquad("new-republic", "new-republic-trooper*6", "rebel-trooper*7")
                .contains(
                        "SHARE_TOO_HIGH New Republic may have at most 30% Rebel; this squad has 35 of 95 points (36.9%).");
        assertForbidden("new-republic", "new-republic-trooper*9", "clone-trooper");
    }

    @Test
    @Rule("SWM-FACT-14")
    void yuuzhanVongIs70PercentYuuzhanVongAndAtMost30Fringe() {
        assertSquad("yuuzhan-vong", "yuuzhan-vong-warrior*7", "gamorrean-guard*2", "weequay-mercenary")
                .isEmpty();
        assertSquad("yuuzhan-vong", "yuuzhan-vong-warrior*7", "gamorrean-guard*3")
                .contains(
                        "SHARE_TOO_LOW Yuuzhan Vong needs at least 70% Yuuzhan Vong; this squad has 56 of 83 points (67.4%).");
        assertForbidden("yuuzhan-vong", "yuuzhan-vong-warrior*10", "stormtrooper");
    }

    @Test
    @Rule("SWM-FACT-15")
    void yuuzhanVongSquadsHoldNoForceUsersDroidsOrCyborgs() {
        assertSquad("yuuzhan-vong", "yuuzhan-vong-warrior*14", "hk-47")
                .containsExactly("TRAIT_FORBIDDEN HK-47 is a Droid; Yuuzhan Vong squads hold none.");
        assertSquad("yuuzhan-vong", "yuuzhan-vong-warrior*14", "lobot")
                .containsExactly("TRAIT_FORBIDDEN Lobot is a Cyborg; Yuuzhan Vong squads hold none.");
        assertSquad("yuuzhan-vong", "yuuzhan-vong-warrior*14", "luke-young-jedi")
                .contains(
                        "FORCE_FORBIDDEN Luke Skywalker (Young Jedi) has force rating 3; Yuuzhan Vong squads hold no force users.");
        assertThat(BOOK.squadRules(Wars.faction("yuuzhan-vong")).candidates())
                .noneMatch(card -> card.id().equals("hk-47"));
    }

    @Test
    @Rule({"SWM-FACT-16", "SWM-FACT-17"})
    void fringeTakesAtMost30PointsOfSixOtherFactionsAndNoneOfTheRest() {
        assertSquad(
                        "fringe",
                        "jabba-the-hutt",
                        "hk-47",
                        "gamorrean-guard*2",
                        "sith-trooper",
                        "clone-trooper",
                        "rebel-trooper",
                        "battle-droid*2",
                        "new-republic-trooper",
                        "old-republic-guard")
                .isEmpty();
        assertSquad("fringe", "jabba-the-hutt", "nym", "calo-nord", "jedi-consular", "old-republic-guard")
                .isEmpty();
        assertSquad("fringe", "jabba-the-hutt", "nym", "rebel-trooper*6")
                .contains("SHARE_TOO_HIGH Fringe may have at most 20% Rebel; this squad has 30 of 128 points (23.5%).");
        assertSquad(
                        "fringe",
                        "jabba-the-hutt",
                        "nym",
                        "nexu",
                        "tusken-raider",
                        "ugnaught-demolitionist",
                        "rebel-trooper*6")
                .isEmpty(); // 30 of 150
        assertForbidden("fringe", "jabba-the-hutt", "nym", "stormtrooper");
        assertForbidden("fringe", "jabba-the-hutt", "nym", "mandalorian-warrior");
        assertForbidden("fringe", "jabba-the-hutt", "nym", "yuuzhan-vong-warrior");
    }

    @Test
    @Rule("SWM-FACT-18")
    void aPrintedFactionThatIsNotListedIsForbidden() {
        assertSquad("rebel", "rebel-trooper*15", "stormtrooper")
                .containsExactly("FACTION_FORBIDDEN Stormtrooper is Imperial; a Rebel squad cannot hold it.");
    }

    @Test
    @Rule({"SWM-UNIQ-01", "SWM-UNIQ-03"})
    void noTwoUniquesOfOneNameInASquad() {
        assertSquad("imperial", "darth-vader-dark-jedi", "darth-vader-jedi-hunter", "stormtrooper")
                .containsExactly(
                        "NAME_TWICE Darth Vader, Dark Jedi and Darth Vader, Jedi Hunter are both Darth Vader; a squad holds a name once.");
        assertThat(codes("republic", "general-windu", "mace-windu")).containsExactly("NAME_TWICE");
        assertSquad("rebel", "chewbacca*2", "rebel-trooper*6")
                .containsExactly(
                        "NAME_TWICE Chewbacca would be there twice; a squad holds a name once.",
                        "UNIQUE_TWICE Chewbacca would serve twice; a faction has it once.");
    }

    @Test
    @Rule("SWM-UNIQ-06")
    void figuresThatAreNotUniqueMayBeTakenInAnyNumber() {
        assertSquad("imperial", "stormtrooper*30").isEmpty();
    }

    @Test
    void allViolationsOfAListAreReportedTogether() {
        assertThat(codes("sith", "rancor*4", "stormtrooper*2", "darth-vader-dark-jedi", "darth-vader-jedi-hunter"))
                .containsExactly(
                        "SQUAD_TOO_LARGE",
                        "SHARE_TOO_LOW",
                        "SHARE_TOO_HIGH",
                        "FACTION_FORBIDDEN",
                        "FACTION_FORBIDDEN",
                        "FACTION_FORBIDDEN",
                        "NAME_TWICE");
    }

    private static List<Violation> violations(String faction, String... figures) {
        Army<Card> army = Army.of(Wars.roster(figures).profiles(BOOK.catalogue()));
        return ArmyRules.check(army, BOOK.squadRules(Wars.faction(faction)).building(150, 1000, none -> null));
    }

    private static List<String> codes(String faction, String... figures) {
        return violations(faction, figures).stream().map(Violation::code).toList();
    }

    private static ListAssert<String> assertSquad(String faction, String... figures) {
        return assertThat(violations(faction, figures).stream()
                .map(violation -> violation.code() + ' ' + violation.sentence())
                .toList());
    }

    private static void assertForbidden(String faction, String... figures) {
        assertThat(codes(faction, figures)).containsExactly("FACTION_FORBIDDEN");
    }
}
