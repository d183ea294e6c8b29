package org.muster.api.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * A roll as it is asked for, before anything is thrown.
 *
 * @param purpose why, in the book's words: {@code Initiative}, {@code Minefield save of Exar Kun}
 * @param pool what is thrown
 * @param by who throws; null: the engine, for nobody in particular
 * @param modifiers what is added to the sum, each with its reason
 * @param target the total that succeeds, or 0 where nothing is to be reached
 * @param rules ids of the rules that ask for it
 * @param audience who may know what came up
 */
@Stable
public record Roll(
        Sentence purpose,
        Pool pool,
        @Nullable Player by,
        List<Modifier> modifiers,
        int target,
        List<String> rules,
        Audience audience) {

    private static final String AGAIN = "{purpose} (again after a tie)";

    /**
     * One reason why a total is not just what the dice show.
     *
     * @param amount added to the sum; may be negative
     * @param reason in the book's words
     * @param rule id of the rule, or empty
     */
    public record Modifier(int amount, Sentence reason, String rule) {
        @Override
        public String toString() {
            return (amount < 0 ? "" : "+") + amount + " " + reason;
        }
    }

    /** A roll without modifiers, thrown by {@code by}. */
    public Roll(@Template String purpose, Pool pool, @Nullable Player by) {
        this(Sentence.of(purpose), pool, by, List.of(), 0, List.of(), Audience.EVERYBODY);
    }

    /** A roll without modifiers. */
    public static Roll of(@Template String purpose, Pool pool) {
        return of(Sentence.of(purpose), pool);
    }

    /** A roll without modifiers, whose purpose has values. */
    public static Roll of(Sentence purpose, Pool pool) {
        return new Roll(purpose, pool, null, List.of(), 0, List.of(), Audience.EVERYBODY);
    }

    /** The same, thrown by {@code player}. */
    public Roll by(Player player) {
        return new Roll(purpose, pool, player, modifiers, target, rules, audience);
    }

    /** The same with a modifier; one of 0 is left out. */
    public Roll plus(int amount, @Template String reason, String rule) {
        return plus(amount, Sentence.of(reason), rule);
    }

    /** The same with a modifier whose reason has values; one of 0 is left out. */
    public Roll plus(int amount, Sentence reason, String rule) {
        if (amount == 0) {
            return this;
        }
        List<Modifier> more = new ArrayList<>(modifiers);
        more.add(new Modifier(amount, reason, rule));
        return new Roll(purpose, pool, by, List.copyOf(more), target, rules, audience);
    }

    /** The same, succeeding at {@code total} or more. */
    public Roll reaching(int total) {
        return new Roll(purpose, pool, by, modifiers, total, rules, audience);
    }

    /** The same, thrown again because of a tie, and saying so. */
    public Roll again() {
        return purpose.template().equals(AGAIN)
                ? this
                : new Roll(Sentence.of(AGAIN, purpose), pool, by, modifiers, target, rules, audience);
    }

    /** The same, following these rules. */
    public Roll citing(String... ruleIds) {
        return new Roll(purpose, pool, by, modifiers, target, List.of(ruleIds), audience);
    }

    /** The same, its result for these only: a deck that is shuffled, a roll behind a screen. */
    public Roll seenBy(Audience some) {
        return new Roll(purpose, pool, by, modifiers, target, rules, some);
    }

    /** The same in other words: {@code words} turns its purpose and the reasons of its modifiers. */
    public Roll saying(UnaryOperator<Sentence> words) {
        List<Modifier> said = modifiers.stream()
                .map(one -> new Modifier(one.amount, words.apply(one.reason), one.rule))
                .toList();
        return new Roll(words.apply(purpose), pool, by, said, target, rules, audience);
    }

    /** The rules that ask for it and those of its modifiers, each once. */
    public List<String> allRules() {
        return Stream.concat(rules.stream(), modifiers.stream().map(Modifier::rule))
                .filter(rule -> !rule.isEmpty())
                .distinct()
                .toList();
    }

    /** Sum of all modifiers and of the pool's own constant. */
    public int modifier() {
        int sum = pool.plus();
        for (Modifier modifier : modifiers) {
            sum += modifier.amount;
        }
        return sum;
    }
}
