package org.muster.ruleset.crusade;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.text.Sentence;

/**
 * What a player hands in for a turn.
 *
 * @param action what an ability does beside the order; null: nothing
 */
public record OrderSheet(Order order, @Nullable Action action) {

    /** No order at all. */
    public static final OrderSheet NOTHING = of(new Order.Nothing());

    /** An order and no action. */
    public static OrderSheet of(Order order) {
        return new OrderSheet(order, null);
    }

    /** As everybody reads it when orders are opened. */
    public Sentence words(Book book) {
        Sentence words = order.words(book);
        return action == null
                ? words
                : Sentence.of(
                        "{order}, and {action} at {target}",
                        words,
                        book.abilityName(action.ability()),
                        book.sector().name(action.target()));
    }

    /**
     * The use of an ability.
     *
     * @param ability its id
     * @param target the system it is used on
     */
    public record Action(
            @RefersTo("abilities") String ability,
            @RefersTo("systems") String target) {}
}
