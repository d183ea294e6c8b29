package org.muster.ruleset.swm;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/**
 * The battle that is being fought. There is never more than one: sides act one after another, and each resolves its
 * attacks one by one.
 * Its parts are written as one with it.
 *
 * @param attack who fights whom, which stays as it is to the end
 * @param mapboard what it is fought on; empty until chosen
 * @param scenario named by the organizer; empty: the standard meeting engagement (SWM-BATTLE-11)
 * @param mines what they have cost so far
 */
public record Battle(
        @JsonUnwrapped Attack attack,
        String mapboard,
        String scenario,
        @JsonUnwrapped Mines mines) {

    /**
     * One of a side's attacks.
     *
     * @param id {@code t3-b1}: the first battle of turn 3
     * @param attackers ids of the squads that fight, oldest first
     * @param defender who controls the territory
     * @param defenders ids of the squads that fight, oldest first; none where only mines are in the way
     */
    public record Attack(
            String id,
            @RefersTo("territories") String territory,
            @Distinct List<@RefersTo("squads") String> attackers,
            Player defender,
            @Distinct List<@RefersTo("squads") String> defenders) {
        public Attack {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
        }
    }

    /**
     * The minefield.
     *
     * @param mineDamage hit points lost to mines, by figure
     * @param forceSpent force points spent against mines, by figure
     */
    public record Mines(
            OrderedMap<@RefersTo("figures") String, @Between(min = 0) Integer> mineDamage,
            OrderedMap<@RefersTo("figures") String, @Between(min = 0) Integer> forceSpent) {
        static final Mines HARMLESS = new Mines(OrderedMap.empty(), OrderedMap.empty());
    }

    /** A battle before a mapboard is chosen. */
    public static Battle of(Attack attack) {
        return new Battle(attack, "", "", Mines.HARMLESS);
    }

    /** The battle that {@code war} is in just now. */
    public static Battle of(War war) {
        Battle battle = war.battle();
        if (battle == null) {
            throw new IllegalStateException("no battle is being fought");
        }
        return battle;
    }

    /** As {@code t3-b1}: the first battle of turn 3. */
    public String id() {
        return attack.id;
    }

    /** Where it is fought. */
    public String territory() {
        return attack.territory;
    }

    /** Ids of the squads that attack, oldest first. */
    public List<String> attackers() {
        return attack.attackers;
    }

    /** Who controls the territory. */
    public Player defender() {
        return attack.defender;
    }

    /** Ids of the squads that defend, oldest first; none where only mines are in the way. */
    public List<String> defenders() {
        return attack.defenders;
    }

    /** Whether a squad fights in it. */
    public boolean hasSquad(String squad) {
        return attackers().contains(squad) || defenders().contains(squad);
    }

    /** Hit points that a figure has lost to mines. */
    public int mineDamage(String figure) {
        return mines.mineDamage.getOrDefault(figure, 0);
    }

    /** Force points that a figure has spent against mines. */
    public int forceSpent(String figure) {
        return mines.forceSpent.getOrDefault(figure, 0);
    }

    /** A figure and the squad it fights in. */
    public record Fighter(Squad squad, Figure figure) {

        /** The fighter of that id among some; null: it is none of them. */
        public static @Nullable Fighter find(List<Fighter> some, String id) {
            for (Fighter one : some) {
                if (one.id().equals(id)) {
                    return one;
                }
            }
            return null;
        }

        public String id() {
            return figure.id();
        }
    }

    /** All figures that attack, mine victims included: oldest squad first, each in the order of its list. */
    public List<Fighter> attackingFigures(War war) {
        return fighters(war, attackers());
    }

    /** All figures that defend. */
    public List<Fighter> defendingFigures(War war) {
        return fighters(war, defenders());
    }

    /** All figures of the battle, those that defend first. */
    public List<Fighter> figures(War war) {
        List<Fighter> all = defendingFigures(war);
        all.addAll(attackingFigures(war));
        return all;
    }

    /**
     * What people call who fights here: by the faction too, where one of each side is the same unique, which is called by
     * its name alone elsewhere (SWM-UNIQ-04).
     */
    public Sentence label(War war, Fighter fighter) {
        String label = war.label(fighter.figure());
        boolean alike = war.book().card(fighter.figure().card()).unique()
                && figures(war).stream()
                        .anyMatch(other -> !other.id().equals(fighter.id())
                                && war.label(other.figure()).equals(label));
        return alike
                ? Sentence.of(
                        "{figure} of {faction}", label, war.name(fighter.squad().owner()))
                : Sentence.verbatim(label);
    }

    private static List<Fighter> fighters(War war, List<String> squads) {
        List<Fighter> fighters = new ArrayList<>();
        for (String id : squads) {
            Squad squad = war.squad(id);
            for (Figure figure : squad.figures()) {
                fighters.add(new Fighter(squad, figure));
            }
        }
        return fighters;
    }

    /** The attackers whom no mine has killed. */
    public List<Fighter> attackersAlive(War war) {
        List<Fighter> alive = attackingFigures(war);
        if (!mines.mineDamage.isEmpty()) {
            alive.removeIf(fighter -> isDeadOfMines(war, fighter.figure()));
        }
        return alive;
    }

    /** Whether mines have taken all hit points of a figure (SWM-MINE-06). */
    public boolean isDeadOfMines(War war, Figure figure) {
        return mineDamage(figure.id()) >= war.book().sheet(figure).stats().hp();
    }

    /** Whose attack it is: the owner of the oldest attacking squad speaks for the side where just one is wanted. */
    public Player attacker(War war) {
        return war.side(war.squad(attackers().get(0)).owner()).captain();
    }

    public Battle on(String board) {
        return new Battle(attack, board, scenario, mines);
    }

    public Battle as(String other) {
        return new Battle(attack, mapboard, other, mines);
    }

    public Battle hurt(String figure, int damage) {
        OrderedMap<String, Integer> more = mines.mineDamage.with(figure, mineDamage(figure) + damage);
        return new Battle(attack, mapboard, scenario, new Mines(more, mines.forceSpent));
    }

    public Battle spending(String figure) {
        OrderedMap<String, Integer> more = mines.forceSpent.with(figure, forceSpent(figure) + 1);
        return new Battle(attack, mapboard, scenario, new Mines(mines.mineDamage, more));
    }
}
