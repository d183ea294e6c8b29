package org.muster.ruleset.skirmish;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;

/**
 * A unit on the table. What lies on its card is written as one with it.
 *
 * @param id of its card, with a letter where a force may have several
 * @param card id of its unit card
 * @param owner the side it fights for
 * @param status of its card (SKD-CARD-02)
 * @param minis the unit leader first
 */
public record UnitState(
        @Id("units in play") String id,
        @RefersTo("units") String card,
        @RefersTo("sides") String owner,
        Status status,
        @JsonUnwrapped Tokens tokens,
        List<Mini> minis) {

    /** More than any unit rolls. */
    private static final int MOST_DICE = 100;

    public UnitState {
        minis = List.copyOf(minis);
    }

    /** It comes to the table, ready and eager. */
    public static UnitState fresh(
            String id, String card, String owner, int actionDice, int forceDice, List<Mini> minis) {
        return new UnitState(id, card, owner, Status.READY, new Tokens(false, 0, actionDice, forceDice), minis);
    }

    /** Whether it is strained, or else eager. */
    public boolean strained() {
        return tokens.strained;
    }

    /** Its wounds that are not yet worth a mini. */
    public int wounds() {
        return tokens.wounds;
    }

    /** The Action Dice it has left. */
    public int actionDice() {
        return tokens.actionDice;
    }

    /** The Force Dice it has left. */
    public int forceDice() {
        return tokens.forceDice;
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
        return new UnitState(id, card, owner, other, tokens, minis);
    }

    private UnitState with(Tokens others) {
        return new UnitState(id, card, owner, status, others, minis);
    }

    /** Strained or eager. */
    UnitState strained(boolean other) {
        return with(new Tokens(other, tokens.wounds, tokens.actionDice, tokens.forceDice));
    }

    /** With so many wounds. */
    UnitState wounds(int other) {
        return with(new Tokens(tokens.strained, other, tokens.actionDice, tokens.forceDice));
    }

    /** With so many Action Dice. */
    public UnitState actionDice(int other) {
        return with(new Tokens(tokens.strained, tokens.wounds, other, tokens.forceDice));
    }

    /** With so many Force Dice. */
    public UnitState forceDice(int other) {
        return with(new Tokens(tokens.strained, tokens.wounds, tokens.actionDice, other));
    }

    /** With these minis, its leader first. */
    public UnitState minis(List<Mini> others) {
        return new UnitState(id, card, owner, status, tokens, others);
    }

    /** With one of its minis put down elsewhere. */
    public UnitState with(Mini moved) {
        List<Mini> all = new ArrayList<>(minis);
        all.replaceAll(one -> one.id().equals(moved.id()) ? moved : one);
        return minis(all);
    }

    /**
     * What lies on a unit's card.
     *
     * @param strained or else eager (SKD-STAT-01)
     * @param wounds not yet worth a mini (SKD-RES-02)
     * @param actionDice left (SKD-ADICE-01)
     * @param forceDice left (SKD-FORCE-01)
     */
    public record Tokens(
            boolean strained,
            @Between(min = 0) int wounds,
            @Between(min = 0, max = MOST_DICE) int actionDice,
            @Between(min = 0, max = MOST_DICE) int forceDice) {}
}
