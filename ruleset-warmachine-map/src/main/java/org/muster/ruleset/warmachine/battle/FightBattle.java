package org.muster.ruleset.warmachine.battle;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.BattleReport;
import org.muster.ruleset.warmachine.BattleReport.Ending;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Deeds;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules.TiedBattle;
import org.muster.ruleset.warmachine.Losses;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.Constants;

/**
 * A battle on a real table and its report.
 *
 * <pre>
 * reported by one side, confirmed or disputed by the others, settled by the organizer    WMC-BAT-02, -04, -11
 * nobody won                rolled off among those who did not retreat                   WMC-BAT-12, -09
 * not played in time        rolled off as with an absent player                          WMC-ABS-03..09
 * the winner                victory points                                               WMC-VP-01..05
 * </pre>
 *
 * @param space where it is fought
 */
public record FightBattle(@RefersTo("spaces") String space, Reported.Filed<BattleReport> filed)
        implements Reported<Campaign, BattleReport> {

    @Override
    public Sentence title(Campaign campaign) {
        return switch (filed.stage()) {
            case OPEN -> Sentence.of("Battle on the table");
            case REPORTED -> Sentence.of("Confirm the report");
            case DISPUTED -> Sentence.of("Settle the report");
        };
    }

    private Battle battle(Campaign campaign) {
        return campaign.battles().the(space);
    }

    @Override
    public List<List<Player>> sides(Campaign campaign) {
        List<List<Player>> sides = new ArrayList<>();
        battle(campaign).players().forEach(player -> sides.add(List.of(player)));
        return sides;
    }

    @Override
    public Options<BattleReport> form(Campaign campaign) {
        return ReportForm.of(campaign, battle(campaign));
    }

    @Override
    public Reported<Campaign, BattleReport> with(Filed<BattleReport> other) {
        return new FightBattle(space, other);
    }

    @Override
    public boolean organizerSettles(Campaign campaign) {
        return campaign.book().hasOrganizer();
    }

    /** Of three or more players the others confirm, each of them. */
    @Override
    public boolean everySideConfirms(Campaign campaign) {
        return true;
    }

    @Override
    public Optional<Duration> time(Campaign campaign, Stage stage) {
        int hours = campaign.book().hours(Phase.BATTLE);
        return hours == 0 || stage == Stage.DISPUTED ? Optional.empty() : Optional.of(Duration.ofHours(hours));
    }

    /** Who takes a report back gives nobody the time anew: what is unplayed at the deadline is rolled off (WMC-ABS-03). */
    @Override
    public String clock(Campaign campaign, Stage stage) {
        return stage == Stage.OPEN ? "round " + campaign.round() + ", battle in " + space : "";
    }

    /** What is in the forces is nobody's business but that of the sides and the organizer. */
    @Override
    public Decision<Word<BattleReport>> decision(Campaign campaign) {
        return Reported.super.decision(campaign).secret().citing("WMC-BAT-11", "WMC-BAT-02");
    }

    /** Perhaps the name of a stand-in, who had to be named before (WMC-ABS-02). */
    @Override
    public List<Violation> unknown(Campaign campaign, String word) {
        return ReportForm.noWordOnIt(word);
    }

    @Override
    public Sentence question(Campaign campaign) {
        List<Sentence> forces = new ArrayList<>();
        for (Fighter fighter : battle(campaign).fighters()) {
            forces.add(campaign.nameOf(fighter.force()));
        }
        return Sentence.of(
                "Battle in {space}, {forces}: who has won, and what became of each model and unit?",
                campaign.space(space),
                Sentence.joined(" against ", forces));
    }

    /** A report as everybody may read it: what was lost is left out. */
    @Override
    public List<Sentence> lines(Campaign campaign) {
        BattleReport report = filed.given();
        Player winner = report.winner();
        Sentence end = winner == null
                ? report.ending().words()
                : Sentence.of(
                        "{winner} has won {ending}",
                        campaign.name(winner),
                        report.ending().words());
        List<Sentence> all = new ArrayList<>(List.of(end));
        report.retreats()
                .forEach((seat, turn) -> all.add(Sentence.of(
                        "{who} declared a retreat in turn {turn}", campaign.name(new Player(seat)), turn.toString())));
        return all;
    }

    /** The losses, for those who fought. */
    @Override
    public List<Sentence> details(Campaign campaign) {
        BattleReport report = filed.given();
        List<Sentence> forces = new ArrayList<>();
        for (Fighter fighter : battle(campaign).fighters()) {
            BattleReport.Side side = report.sides().get(fighter.player().id());
            if (side != null) {
                forces.add(losses(campaign, fighter, side));
            }
        }
        return forces;
    }

    private static Sentence losses(Campaign campaign, Fighter fighter, BattleReport.Side side) {
        List<Sentence> hurt = new ArrayList<>();
        for (Entry entry : campaign.list(fighter.force())) {
            BattleReport.Fate fate = side.entries().get(entry.id());
            if (fate == null) {
                continue;
            }
            int more = fate.living() + fate.dead() - campaign.book().register().models(entry);
            if (fate.dead() == 0 && more <= 0) {
                continue;
            }
            Sentence model = campaign.label(fighter.force(), entry);
            hurt.add(
                    more > 0 // WMC-EXC-01
                            ? Sentence.of(
                                    "{model} ({n} left and {m} lost, {more} more than it had)",
                                    model,
                                    fate.living(),
                                    fate.dead(),
                                    more)
                            : Sentence.of("{model} ({n} left)", model, fate.living()));
        }
        if (hurt.isEmpty()) {
            hurt.add(Sentence.of("all intact"));
        }
        side.extras()
                .forEach((troop, fate) -> hurt.add(Sentence.of(
                        "{model} created, {n} left and {m} lost",
                        campaign.book().register().troop(troop).name(),
                        fate.living(),
                        fate.dead())));
        return Sentence.of("{force}: {hurt}", campaign.nameOf(fighter.force()), Sentence.joined(", ", hurt));
    }

    @Override
    public Outcome<Campaign> settled(Campaign campaign, BattleReport report, Dice dice) {
        if (report.ending() == Ending.ROLL_OFF) {
            return rolledOff(campaign, battle(campaign), dice);
        }
        Player winner = report.winner();
        if (winner == null && campaign.book().houseRules().tiedBattle() == TiedBattle.ROLL_OFF) {
            winner = RollOff.highest(
                    report.contenders(battle(campaign).players()),
                    player -> Roll.of("Tied battle", Pool.D6).by(player).citing("WMC-BAT-12"),
                    dice);
        }
        Campaign noted = campaign;
        for (Fighter fighter : battle(campaign).fighters()) {
            BattleReport.Side side = report.sides().the(fighter.player().id());
            Losses losses = Losses.reported(side.entries(), side.extras());
            noted = noted.noting(
                    fighter.player(), ledger -> ledger.suffering(ledger.losses().with(fighter.force(), losses)));
        }
        return decided(noted, battle(campaign).decided(winner, false), report.ending());
    }

    @Override
    public Outcome<Campaign> unreported(Campaign campaign, Dice dice) {
        return rolledOff(campaign, battle(campaign), dice);
    }

    @Override
    public Outcome<Campaign> unsettled(Campaign campaign, Dice dice) {
        return rolledOff(campaign, battle(campaign), dice)
                .tell(Event.told(
                                "Nobody settles what was reported of the battle in {space}: all rolled for it.",
                                campaign.space(space))
                        .citing("WMC-BAT-11"));
    }

    @Override
    public Sentence withoutSettling(Campaign campaign) {
        return Sentence.of("all roll for the battle, and the highest wins");
    }

    // ---- absent players

    /** A battle that nobody plays on a table. */
    public record RollOffBattle(@RefersTo("spaces") String space) implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            return rolledOff(campaign, campaign.battles().the(space), dice);
        }
    }

    /** The higher roll wins; of the losers' entries half roll for casualties (WMC-ABS-03, WMC-ABS-08, WMC-ABS-09). */
    private static Outcome<Campaign> rolledOff(Campaign campaign, Battle battle, Dice dice) {
        Player winner = RollOff.highest(
                battle.players(),
                player -> absent(campaign, battle.of(player)),
                player -> forLists(campaign, battle, battle.of(player)),
                dice);
        int share = campaign.book().constants().rollOff().losersShare();
        Campaign noted = campaign;
        for (Fighter fighter : battle.fighters()) {
            List<String> all = new ArrayList<>();
            campaign.list(fighter.force()).forEach(entry -> all.add(entry.id()));
            int toChoose = fighter.player().equals(winner) ? 0 : all.size() * share / 100;
            Losses losses = Losses.rolledOff(toChoose, all);
            noted = noted.noting(
                    fighter.player(), ledger -> ledger.suffering(ledger.losses().with(fighter.force(), losses)));
        }
        return decided(noted, battle.decided(winner, true), Ending.ROLL_OFF, listsTold(campaign, battle));
    }

    /**
     * The roll of somebody whose battle is not played on a table, as of who is absent, with what everybody may know
     * (WMC-ABS-03, WMC-ABS-06, WMC-ABS-07).
     */
    private static Roll absent(Campaign campaign, Fighter fighter) {
        Constants.RollOff odds = campaign.book().constants().rollOff();
        Order order = campaign.order(fighter.force());
        boolean waiting = fighter.defenseForce() || order.is(Order.Kind.AMBUSH) || order.is(Order.Kind.FORTIFY);
        return Roll.of("Roll-off of the battle", Pool.D6)
                .by(fighter.player())
                .citing("WMC-ABS-03")
                .plus(waiting ? odds.ambushOrFortify() : 0, "ambush or fortify", "WMC-ABS-06")
                .plus(order.is(Order.Kind.FORCED_MARCH) ? odds.forcedMarch() : 0, "forced march", "WMC-ABS-07");
    }

    /** What is added for lists, which are secret (WMC-ABS-04, WMC-ABS-05, WMC-INF-02). */
    private static int forLists(Campaign campaign, Battle battle, Fighter fighter) {
        return forTwice(campaign, battle, fighter) + forCasters(campaign, fighter);
    }

    /** Of several enemies the largest counts (WMC-ABS-04). */
    private static int forTwice(Campaign campaign, Battle battle, Fighter fighter) {
        for (Fighter enemy : battle.fighters()) {
            if (!enemy.equals(fighter) && campaign.points(fighter.force()) < 2 * campaign.points(enemy.force())) {
                return 0;
            }
        }
        return campaign.book().constants().rollOff().twice();
    }

    private static int forCasters(Campaign campaign, Fighter fighter) {
        return campaign.casters(fighter.force())
                * campaign.book().constants().rollOff().eachCaster();
    }

    /** Who fights hears what was added, and nobody else. */
    private static List<Event> listsTold(Campaign campaign, Battle battle) {
        List<Event> events = new ArrayList<>();
        for (Fighter fighter : battle.fighters()) {
            int twice = forTwice(campaign, battle, fighter);
            int casters = forCasters(campaign, fighter);
            if (twice != 0) {
                events.add(Event.told("{player} adds {n} to the roll: twice the points.", fighter.player(), twice)
                        .citing("WMC-ABS-04")
                        .only(battle.participants()));
            }
            if (casters != 0) {
                events.add(Event.told("{player} adds {n} to the roll: casters.", fighter.player(), casters)
                        .citing("WMC-ABS-05")
                        .only(battle.participants()));
            }
        }
        return events;
    }

    // ---- the winner

    private static Outcome<Campaign> decided(Campaign campaign, Battle battle, Ending ending) {
        return decided(campaign, battle, ending, List.of());
    }

    /** {@code earlier}: what is told before it. */
    private static Outcome<Campaign> decided(Campaign campaign, Battle battle, Ending ending, List<Event> earlier) {
        Campaign after = campaign.with(battle);
        List<Event> events = new ArrayList<>(earlier);
        Fighter victor = battle.victor();
        if (victor == null) {
            events.add(Event.told("Nobody wins the battle in {space}.", campaign.space(battle.space()))
                    .citing("WMC-BAT-12")
                    .at(battle.space()));
        } else {
            int vp = victoryPoints(campaign, battle, victor);
            Deeds deeds = campaign.of(victor.player()).deeds();
            Deeds won = deeds.winning(
                    isAgainstTwice(campaign, battle, victor),
                    defenseForcesAmong(battle.losers()),
                    victor.isPursuer(),
                    victor.attacked() && campaign.order(victor.force()).is(Order.Kind.AMBUSH));
            after = after.holding(victor.player(), one -> one.doing(won).earning(vp));
            for (Fighter loser : battle.losers()) {
                after = after.holding(
                        loser.player(), one -> one.doing(one.deeds().losing()));
            }
            events.add(Event.told(
                            "{force} wins the battle in {space} {how}: {vp} VP.",
                            campaign.nameOf(victor.force()),
                            campaign.space(battle.space()),
                            ending == Ending.ROLL_OFF || ending == Ending.TIE
                                    ? Sentence.of("by the dice")
                                    : ending.words(),
                            vp)
                    .citing("WMC-VP-01", "WMC-VP-02", "WMC-VP-03")
                    .at(battle.space(), victor.force()));
        }
        return Outcome.of(after).tell(events);
    }

    /** One for the battle; each bonus once, against the enemy that gives most (WMC-VP-01, WMC-VP-02, WMC-VP-03, WMC-VP-04, WMC-VP-05). */
    public static int victoryPoints(Campaign campaign, Battle battle, Fighter victor) {
        Constants.VictoryPoints worth = campaign.book().constants().victoryPoints();
        int casters = 0;
        for (Fighter loser : battle.losers()) {
            casters = Math.max(casters, campaign.casters(loser.force()) - campaign.casters(victor.force()));
        }
        return worth.battleWon()
                + (isAgainstTwice(campaign, battle, victor) ? worth.enemyTwice() : 0)
                + casters * worth.eachCasterMore();
    }

    /** Late entries count, troops on their way don't (WMC-VP-02, WMC-VP-04). */
    private static boolean isAgainstTwice(Campaign campaign, Battle battle, Fighter victor) {
        for (Fighter loser : battle.losers()) {
            if (campaign.points(loser.force()) >= 2 * campaign.points(victor.force())) {
                return true;
            }
        }
        return false;
    }

    private static int defenseForcesAmong(List<Fighter> losers) {
        int defenseForces = 0;
        for (Fighter loser : losers) {
            defenseForces += loser.defenseForce() ? 1 : 0;
        }
        return defenseForces;
    }
}
