package org.muster.ruleset.crusade.scenario;

import java.util.ArrayList;
import java.util.List;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.data.Situation;

/**
 * The rules that made a battle what its sheet says, so that {@code explain} finds each where it acted.
 *
 * <pre>
 * shown to all, with its table           CRU-MATCH-16, CRU-TAB-01
 * who meets whom over what               CRU-MATCH-02, -03, -07, -10, -11, CRU-COL-01, -09, -10, CRU-SUP-07
 * sides with supporters                  CRU-MATCH-04..06, CRU-SUP-05, CRU-SUP-09
 * who can't come                         CRU-UNP-04, -05, -10, -11, -15
 * what a defender and abilities add      CRU-DEF-02, CRU-ABL-07, CRU-ABL-09
 * </pre>
 */
final class Grounds {

    private final List<String> rules = new ArrayList<>(List.of("CRU-MATCH-16", "CRU-TAB-01"));

    private Grounds() {}

    /** Of a battle as things stand. */
    static List<String> of(Battle battle, BattleSheet sheet) {
        Grounds grounds = new Grounds();
        grounds.meet(battle);
        grounds.support(battle);
        grounds.absences(battle, sheet.lineup());
        if (sheet.defendBonus(sheet.size()) > 0) {
            grounds.cite(sheet.isDefendOrdered() ? "CRU-DEF-02" : "CRU-ABL-07");
        }
        if (!sheet.notes().isEmpty()) {
            grounds.cite("CRU-ABL-09");
        }
        return List.copyOf(grounds.rules);
    }

    private void cite(String... more) {
        rules.addAll(List.of(more));
    }

    private void meet(Battle battle) {
        int sides = battle.sides().size();
        switch (battle.kind()) {
            case CONQUEST -> cite(sides > 2 ? "CRU-MATCH-02" : "CRU-MATCH-03");
            case EXCHANGE -> cite("CRU-MATCH-07");
            case COLONIZATION ->
                cite("CRU-MATCH-10", sides == 1 ? "CRU-COL-01" : sides == 2 ? "CRU-COL-09" : "CRU-COL-10");
            case HANGING -> cite("CRU-MATCH-11", "CRU-SUP-07");
            case RIFT -> {}
        }
        if (sides > 2) {
            cite("CRU-MATCH-06");
        }
    }

    private void support(Battle battle) {
        long supported = battle.sides().stream().filter(Side::isSupported).count();
        if (supported > 0) {
            cite("CRU-SUP-05");
        }
        if (supported > 0 && battle.sides().size() <= 2) {
            cite(supported == 1 ? "CRU-MATCH-04" : "CRU-MATCH-05");
            rules.remove("CRU-MATCH-03"); // the table of an attack without support
        }
        if (battle.sides().stream().anyMatch(side -> side.supporters().size() > 1)) {
            cite("CRU-SUP-09");
        }
    }

    private void absences(Battle battle, Lineup lineup) {
        boolean isLeft = lineup.table() == Situation.HANGING_SUPPORT && battle.kind() != Battle.Kind.HANGING;
        if (isLeft) {
            boolean bothHadSome = battle.sides().stream().allMatch(Side::isSupported);
            cite(bothHadSome ? "CRU-UNP-15" : "CRU-UNP-11");
        } else if (lineup.table() == Situation.SUPPORTED
                && battle.sides().stream()
                        .flatMap(side -> side.supporters().stream())
                        .anyMatch(battle::isAbsent)) {
            cite("CRU-UNP-10");
        }
        boolean isPrincipalAbsent = battle.sides().stream().anyMatch(side -> battle.isAbsent(side.principal()));
        if (isPrincipalAbsent && battle.sides().size() > 2) {
            cite("CRU-UNP-05");
        } else if (isPrincipalAbsent && battle.kind() == Battle.Kind.COLONIZATION && !isLeft) {
            cite("CRU-UNP-04");
        }
    }
}
