package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A unit on the table.
 *
 * @param id of its card, with a letter where a force may have several
 * @param card id of its unit card
 * @param owner the side it fights for
 * @param status of its card (SKD-CARD-02)
 * @param strained or else eager (SKD-STAT-01)
 * @param wounds not yet worth a mini (SKD-RES-02)
 * @param actionDice left (SKD-ADICE-01)
 * @param forceDice left (SKD-FORCE-01)
 * @param minis the unit leader first
 */
public record UnitState(
        String id,
        String card,
        String owner,
        Status status,
        boolean strained,
        int wounds,
        int actionDice,
        int forceDice,
        List<Mini> minis) {

    public UnitState {
        minis = List.copyOf(minis);
    }

    /** The mini that moves, sees and measures for the unit. */
    public Mini leader() {
        return minis.get(0);
    }

    /** All but the leader. */
    public List<Mini> followers() {
        return minis.subList(1, minis.size());
    }

    /** The mini of that id; null if it has none. */
    public @Nullable Mini mini(String mini) {
        for (Mini one : minis) {
            if (one.id().equals(mini)) {
                return one;
            }
        }
        return null;
    }

    /** Whether it may be activated (SKD-CARD-01). */
    public boolean isReady() {
        return status == Status.READY;
    }

    /** Its card being ready or exhausted. */
    public UnitState being(Status other) {
        return new UnitState(id, card, owner, other, strained, wounds, actionDice, forceDice, minis);
    }

    /** Strained or eager. */
    UnitState strained(boolean other) {
        return new UnitState(id, card, owner, status, other, wounds, actionDice, forceDice, minis);
    }

    /** With so many wounds. */
    UnitState wounds(int other) {
        return new UnitState(id, card, owner, status, strained, other, actionDice, forceDice, minis);
    }

    /** With so many Action Dice. */
    public UnitState actionDice(int other) {
        return new UnitState(id, card, owner, status, strained, wounds, other, forceDice, minis);
    }

    /** With so many Force Dice. */
    public UnitState forceDice(int other) {
        return new UnitState(id, card, owner, status, strained, wounds, actionDice, other, minis);
    }

    /** With these minis, its leader first. */
    UnitState minis(List<Mini> others) {
        return new UnitState(id, card, owner, status, strained, wounds, actionDice, forceDice, others);
    }

    /** With one of its minis put down elsewhere. */
    public UnitState with(Mini moved) {
        List<Mini> all = new ArrayList<>(minis);
        all.replaceAll(one -> one.id().equals(moved.id()) ? moved : one);
        return minis(all);
    }
}
