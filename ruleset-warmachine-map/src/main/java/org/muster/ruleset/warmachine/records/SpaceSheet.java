package org.muster.ruleset.warmachine.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Pool;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Space;

/** The sheet of a space: whose it is, what is there, who stands there, and the battle for it. */
final class SpaceSheet {

    private SpaceSheet() {}

    static List<Table> of(Reader reader, Space space) {
        Campaign campaign = reader.campaign();
        List<Table> sheet = new ArrayList<>();
        sheet.add(facts(campaign, space));
        Battle battle = campaign.battles().get(space.id());
        if (battle != null) {
            sheet.addAll(BattleSheet.of(reader, battle));
        }
        sheet.add(Forces.of(reader, standing(campaign, space.id())));
        sheet.add(Structures.of(campaign, List.of(space.id())));
        return sheet;
    }

    private static Table facts(Campaign campaign, Space space) {
        Table facts = Table.of(Sentence.of("{space}", space))
                .with(Sentence.of("Controlled by"), Spaces.controller(campaign.controller(space.id())))
                .with(Sentence.of("Land"), Cell.of(Spaces.land(space)));
        Player lord = campaign.headquartersAt(space.id());
        if (lord != null) {
            facts = facts.with(Sentence.of("Headquarters of"), Cell.of("{player}", lord));
        }
        Location location = campaign.book().locationAt(space.id());
        return location == null ? facts : brings(campaign, facts, location);
    }

    private static Table brings(Campaign campaign, Table facts, Location location) {
        Sentence boon = SpecialLocations.boon(campaign.book().constants().boons(), location.boon());
        Table with = facts.with(Sentence.of("VP at the end"), Cell.number(location.vp()));
        with = rolled(with, Sentence.of("Supply points a round"), location.income());
        with = rolled(with, Sentence.of("When claimed"), location.bonus());
        return boon.equals(Sentence.NOTHING) ? with : with.with(Sentence.of("Also"), Cell.of(boon));
    }

    /** Of what it does not bring it says nothing. */
    private static Table rolled(Table facts, Sentence name, Pool dice) {
        return dice.equals(Pool.NONE) ? facts : facts.with(name, SpecialLocations.dice(dice));
    }

    private static List<String> standing(Campaign campaign, String space) {
        List<String> forces = new ArrayList<>(
                campaign.bannersIn(space).stream().map(Banner::id).toList());
        Player lord = campaign.headquartersAt(space);
        if (lord != null) {
            forces.add(Campaign.defenseForceOf(lord));
        }
        return forces;
    }
}
