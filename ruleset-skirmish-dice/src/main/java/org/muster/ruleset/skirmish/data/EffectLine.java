package org.muster.ruleset.skirmish.data;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
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
    public Sentence sentence() {
        return sentence(id -> id);
    }

    /** The same, with {@code name} for the units and pieces of terrain it says. */
    public Sentence sentence(UnaryOperator<String> name) {
        Sentence words = and(and(called(), n), colour == null ? null : colour.word());
        words = action == null ? words : Sentence.of("{effect}: {action}", words, action.word());
        words = and(words, unit == null ? null : name.apply(unit));
        return and(words, piece == null ? null : name.apply(piece));
    }

    /** What the book's effects are called; those of expansions are called as cards name them. */
    private Sentence called() {
        return switch (does) {
            case "ADD_HIT" -> Sentence.of("add hit");
            case "CANCEL_BLOCK" -> Sentence.of("cancel block");
            case "MOVE" -> Sentence.of("move");
            case "SHORT_MOVE" -> Sentence.of("short move");
            case "STRAIN" -> Sentence.of("strain");
            case "LOSE_ACTION_DIE" -> Sentence.of("lose action die");
            case "PUSH" -> Sentence.of("push");
            case "PULL" -> Sentence.of("pull");
            case "ADD_WOUND" -> Sentence.of("add wound");
            case "ADD_DIE" -> Sentence.of("add die");
            case "REMOVE_WOUND" -> Sentence.of("remove wound");
            case "UNSTRAIN" -> Sentence.of("unstrain");
            case "GAIN_ACTION_DIE" -> Sentence.of("gain action die");
            case "GAIN_FORCE_DIE" -> Sentence.of("gain force die");
            case "SPEND_FORCE_DIE" -> Sentence.of("spend force die");
            case "FREE_ACTION" -> Sentence.of("free action");
            case "READY_CARD" -> Sentence.of("ready card");
            case "EXHAUST_CARD" -> Sentence.of("exhaust card");
            case "RETURN_UNIT" -> Sentence.of("return unit");
            case "REMOVE_TERRAIN" -> Sentence.of("remove terrain");
            case "SCORE" -> Sentence.of("score");
            default -> Sentence.verbatim(does.toLowerCase(Locale.ROOT).replace('_', ' '));
        };
    }

    private static Sentence and(Sentence words, @Nullable Object more) {
        return more == null ? words : Sentence.of("{effect} {what}", words, more);
    }
}
