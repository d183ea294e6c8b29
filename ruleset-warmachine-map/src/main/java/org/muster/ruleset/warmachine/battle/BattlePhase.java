package org.muster.ruleset.warmachine.battle;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Reported;
import org.muster.api.flow.Step;
import org.muster.api.seat.Audience;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules.Autoresolve;
import org.muster.ruleset.warmachine.HouseRules.LateArrival;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Sighting;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.resolution.Retreats;

/**
 * The Battle Phase.
 *
 * <pre>
 * 1. Tables         scenario and terrain                        {@link Terrain}       WMC-TER-*
 *                   who comes late, who digs in, who waits      {@link Briefing}      WMC-BAT-05, -06, WMC-STA-02..04, WMC-DEF-08
 * 2. Battles        all side by side, reported or rolled off    {@link FightBattle}   WMC-BAT-02..12, WMC-VP-*, WMC-ABS-*
 * 3. Headquarters   loot                                        {@link Headquarters}  WMC-HQ-02..06, -09
 * 4. Structures     demolished, then converted                  {@link Works}         WMC-STA-05..08
 * 5. Repulse        who stands in an enemy's headquarters       {@link Retreats}      WMC-HQ-07
 * </pre>
 */
public final class BattlePhase {

    private BattlePhase() {}

    /** Every battle gets a table; opponents see each other's lists (WMC-INF-02). */
    public record SetUpTables() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            List<Step<Campaign>> steps = new ArrayList<>();
            for (Battle battle : campaign.battles().list()) {
                steps.add(new Terrain.LayTable(battle.space()));
                steps.add(new Brief(battle.space()));
            }
            Outcome<Campaign> outcome = Outcome.of(campaign.in(Phase.BATTLE));
            return steps.isEmpty() ? outcome : outcome.then(Agenda.inOrder(Agenda.todos(steps)));
        }
    }

    /** What both sides of one battle must know before they deploy. */
    public record Brief(String space) implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Briefing briefing = Briefing.of(campaign, campaign.battles().the(space), dice);
            return Outcome.of(briefing.campaign()).tell(briefing.events());
        }
    }

    /** All battles are open at once and end in any order (WMC-BAT-03). */
    public record FightBattles() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            List<Agenda<Campaign>> battles = new ArrayList<>();
            boolean byDice = campaign.book().houseRules().autoresolve() == Autoresolve.ON;
            for (Battle battle : campaign.battles().list()) {
                battles.add(Agenda.titled(
                        Sentence.of("Battle in {space}", campaign.space(battle.space())),
                        byDice
                                ? new FightBattle.RollOffBattle(battle.space())
                                : new FightBattle(battle.space(), Reported.Filed.open())));
            }
            Outcome<Campaign> outcome = Outcome.of(campaign);
            return battles.isEmpty() ? outcome : outcome.then(Agenda.inAnyOrder(battles));
        }
    }

    /** Whether a force fights from ambush, as every defense force does (WMC-STA-03, WMC-DEF-08). */
    public static boolean isInAmbush(Campaign campaign, Fighter fighter) {
        return fighter.defenseForce()
                || fighter.attacked() && campaign.order(fighter.force()).is(Order.Kind.AMBUSH);
    }

    /** What each side of a battle must know before it deploys. */
    static final class Briefing {

        private final Dice dice;
        private Campaign campaign;
        private final Audience participants;
        private final List<Event> events = new ArrayList<>();

        private Briefing(Campaign campaign, Battle battle, Dice dice) {
            this.campaign = campaign;
            this.dice = dice;
            this.participants = battle.participants();
        }

        static Briefing of(Campaign campaign, Battle battle, Dice dice) {
            Briefing briefing = new Briefing(campaign, battle, dice);
            briefing.brief(battle);
            return briefing;
        }

        Campaign campaign() {
            return campaign;
        }

        List<Event> events() {
            return events;
        }

        private void brief(Battle battle) {
            List<Fighter> ready = new ArrayList<>();
            for (Fighter fighter : battle.fighters()) {
                ready.add(fighter.placing(templates(fighter)));
                late(fighter);
                ambush(fighter);
            }
            campaign = campaign.with(battle.among(ready));
            for (Fighter fighter : ready) {
                for (Fighter enemy : ready) {
                    if (!enemy.equals(fighter)) {
                        Sighting seen = new Sighting(campaign.round(), campaign.list(enemy.force()));
                        campaign = campaign.noting(fighter.player(), ledger -> ledger.seeing(enemy.force(), seen));
                    }
                }
            }
            events.add(Event.told(
                            "{space} is fought over as {scenario}; terrain: {terrain}.",
                            campaign.space(battle.space()),
                            battle.scenario(),
                            Terrain.words(battle.terrain()))
                    .citing("WMC-TER-01")
                    .at(battle.space()));
        }

        /** A fortifying banner that is attacked, and every defense force, digs in (WMC-STA-02, WMC-STA-04, WMC-DEF-08). */
        private int templates(Fighter fighter) {
            boolean fortified = fighter.defenseForce()
                    || fighter.attacked() && campaign.order(fighter.force()).is(Order.Kind.FORTIFY);
            if (!fortified) {
                return 0;
            }
            int templates = dice.roll(Roll.of(
                                    Sentence.of("Trenches or walls of {force}", campaign.nameOf(fighter.force())),
                                    Pool.D6)
                            .by(fighter.player())
                            .citing("WMC-STA-02"))
                    .total();
            events.add(Event.told(
                            "{force} may place {n} trench or wall templates in its half before deployment.",
                            campaign.nameOf(fighter.force()),
                            templates)
                    .citing("WMC-STA-02", "WMC-DEF-08")
                    .at(fighter.force()));
            return templates;
        }

        private void ambush(Fighter fighter) {
            if (isInAmbush(campaign, fighter)) {
                Constants.Orders orders = campaign.book().constants().orders();
                events.add(Event.told(
                                "{force} has +{bonus} on its starting roll and deploys {inches inch|inches} deeper.",
                                campaign.nameOf(fighter.force()),
                                orders.ambushStartingRoll(),
                                orders.ambushDeploymentInches())
                        .citing("WMC-STA-03", "WMC-DEF-08")
                        .at(fighter.force()));
            }
        }

        /** After a forced march a die for each entry, unless it is late anyway (WMC-BAT-05, WMC-BAT-06). */
        private void late(Fighter fighter) {
            boolean forced = campaign.order(fighter.force()).is(Order.Kind.FORCED_MARCH);
            boolean again = campaign.book().houseRules().lateArrival() == LateArrival.ROLL;
            List<Entry> list = new ArrayList<>();
            List<Sentence> late = new ArrayList<>();
            for (Entry entry : campaign.list(fighter.force())) {
                boolean rolls = entry.late() ? again : forced;
                boolean isLate =
                        rolls ? rollsLate(fighter, entry, entry.late() ? "WMC-BUY-09" : "WMC-BAT-05") : entry.late();
                list.add(entry.late(isLate));
                if (isLate) {
                    late.add(campaign.label(fighter.force(), entry));
                }
            }
            campaign = campaign.withLists(campaign.lists().with(fighter.force(), List.copyOf(list)));
            if (!late.isEmpty()) {
                events.add(Event.told(
                                "Late: {entries} of {force}. No Advance Deploy, no Advance Move; a full advance from the own table edge in the Maintenance Phase of turn {turn}.",
                                late,
                                campaign.nameOf(fighter.force()),
                                campaign.book().constants().orders().lateTurn())
                        .citing("WMC-BAT-05", "WMC-BAT-06")
                        .only(participants)
                        .at(fighter.force()));
            }
        }

        private boolean rollsLate(Fighter fighter, Entry entry, String rule) {
            Sentence label = campaign.label(fighter.force(), entry);
            int lateOn = campaign.book().constants().orders().lateOn();
            return dice.roll(Roll.of(Sentence.of("In time after a march: {label}", label), Pool.D6)
                                    .by(fighter.player())
                                    .reaching(lateOn + 1)
                                    .citing(rule)
                                    .seenBy(participants))
                            .total()
                    <= lateOn;
        }
    }
}
