package org.muster.ruleset.skirmish.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Profile;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.ruleset.skirmish.dice.Colour;

/**
 * A unit as its card describes it.
 *
 * @param mark where its name or numbers come from; left out: nobody knows
 * @param faction the side it fights for
 * @param unique whether a force has at most one; left out: any number
 * @param late whether it enters only by a card; left out: at the start
 * @param minis at full strength
 * @param base of every mini
 * @param bases of each mini, its leader's first, where they differ
 * @param resilience wounds that remove one mini
 * @param actionDice the printed limits
 * @param forceAptitude Force Dice at the start and at most; 0: none
 * @param keywords each a word, or a word and a number: {@code PUSH 1}
 */
public record UnitCard(
        @Id("units") String id,
        String name,
        @Nullable String mark,
        String faction,
        @Nullable Boolean unique,
        @Nullable Boolean late,
        @Between(min = 1) int minis,
        BaseSize base,
        @Nullable List<BaseSize> bases,
        Colour defense,
        @Between(min = 1) int resilience,
        Colour bravery,
        List<DiceLimit> actionDice,
        @Between(min = 0) int forceAptitude,
        List<String> keywords,
        List<Weapon> weapons,
        @Nullable List<Ability> abilities)
        implements Profile {

    /** Lends its Bravery, and counts for the first initiative. */
    public static final String LEADER = "LEADER";

    /** May boost pools with Force Dice (SKD-FORCE-04). */
    public static final String FORCE_USER = "FORCE_USER";

    public UnitCard {
        bases = bases == null ? null : List.copyOf(bases);
        actionDice = List.copyOf(actionDice);
        keywords = List.copyOf(keywords);
        weapons = List.copyOf(weapons);
        abilities = abilities == null ? List.of() : List.copyOf(abilities);
    }

    /**
     * A printed limit of Action Dice.
     *
     * @param minisAtLeast from so many minis on
     */
    public record DiceLimit(
            @Between(min = 0) int minisAtLeast,
            @Between(min = 0) int limit) {}

    /** What it can do beyond the rules. */
    @Override
    public List<Ability> abilities() {
        return abilities == null ? List.of() : abilities;
    }

    /** The source has no points. */
    @Override
    public int points() {
        return 0;
    }

    /** Whether a force has at most one. */
    public boolean isUnique() {
        return unique != null && unique;
    }

    /** Whether it enters only by a card. */
    public boolean isLate() {
        return late != null && late;
    }

    /** The base of the mini of that number, its leader being 0. */
    public BaseSize base(int mini) {
        return bases == null ? base : bases.get(mini);
    }

    /** Whether it has that keyword, with a number or without. */
    public boolean has(String keyword) {
        for (String one : keywords) {
            if (one.startsWith(keyword) && (one.length() == keyword.length() || one.charAt(keyword.length()) == ' ')) {
                return true;
            }
        }
        return false;
    }

    /** The number behind a keyword; 0 without it. */
    public int amount(String keyword) {
        for (String one : keywords) {
            if (one.startsWith(keyword + ' ')) {
                return Integer.parseInt(one.substring(keyword.length() + 1));
            }
        }
        return 0;
    }

    /** Whether it is what a card requires: of that id, or with that keyword. */
    public boolean meets(@Nullable String requirement) {
        return requirement == null || id.equals(requirement) || has(requirement);
    }

    /** The printed limit of Action Dice with so many minis (SKD-ADICE-02, -04). */
    public int diceLimit(int minisLeft) {
        int limit = 0;
        int best = 0;
        for (DiceLimit line : actionDice) {
            if (line.minisAtLeast <= minisLeft && line.minisAtLeast > best) {
                best = line.minisAtLeast;
                limit = line.limit;
            }
        }
        return limit;
    }

    /** The weapon of that id; null if it has none. */
    public @Nullable Weapon weapon(String weapon) {
        for (Weapon one : weapons) {
            if (one.id().equals(weapon)) {
                return one;
            }
        }
        return null;
    }

    /** Whether it uses Force Dice as boosts. */
    public boolean isForceUser() {
        return has(FORCE_USER);
    }

    /** Whether it is a Leader unit. */
    public boolean isLeader() {
        return has(LEADER);
    }
}
