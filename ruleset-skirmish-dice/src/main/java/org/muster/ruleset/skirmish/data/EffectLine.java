package org.muster.ruleset.skirmish.data;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.ruleset.skirmish.dice.Colour;

/**
 * An effect as cards and missions name it, with what that effect needs.
 *
 * @param does id of the effect: {@code STRAIN}, {@code ADD_HIT}
 * @param n how much or how many, 1 where it is left out
 * @param pool of a die that is added
 * @param colour of a die that is added
 * @param action that is free
 * @param unit id of a unit card
 * @param of id of the unit card it stands for
 * @param tokens near which something happens
 * @param piece of terrain
 * @param card id of a Deployment Card
 */
public record EffectLine(
        String does,
        @Nullable Integer n,
        @Nullable PoolKind pool,
        @Nullable Colour colour,
        @Nullable ActionKind action,
        @Nullable String unit,
        @Nullable String of,
        @Nullable List<String> tokens,
        @Nullable String piece,
        @Nullable String card) {

    public EffectLine {
        tokens = tokens == null ? null : List.copyOf(tokens);
    }

    /** An effect that needs nothing more. */
    public static EffectLine of(String does) {
        return of(does, null);
    }

    /** An effect of some size. */
    public static EffectLine of(String does, @Nullable Integer n) {
        return new EffectLine(does, n, null, null, null, null, null, null, null, null);
    }

    /** How much or how many. */
    public int amount() {
        return n == null ? 1 : n;
    }

    /** {@code add hit 1}: as people read it where there is nothing better to say. */
    @Override
    public String toString() {
        StringBuilder words = new StringBuilder(does.toLowerCase(Locale.ROOT).replace('_', ' '));
        if (n != null) {
            words.append(' ').append(n);
        }
        if (colour != null) {
            words.append(' ').append(colour.word());
        }
        if (action != null) {
            words.append(": ").append(action.word());
        }
        if (unit != null) {
            words.append(' ').append(unit);
        }
        if (piece != null) {
            words.append(' ').append(piece);
        }
        return words.toString();
    }
}
