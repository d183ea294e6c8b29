package org.muster.api.spi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.muster.api.Preview;
import org.muster.api.text.Template;

/**
 * How people read a house rule and its values: on a component of the record of {@link Ruleset#houseRules()}, and on the
 * constants of its enums. Without it they read the name, split into words.
 *
 * <pre>{@code
 * record HouseRules(
 *         @Label(value = "Turns until the ranking decides", unit = "{n turn|turns}", zero = "no limit") int turnLimit,
 *         @Label(value = "Time for orders", unit = Label.HOURS) int orderHours,
 *         @Label("What a banner without an order does") MissingOrder missingOrder) {
 *     enum MissingOrder {
 *         @Label("fortifies") FORTIFY,
 *         @Label("stays, without any benefit") HOLD
 *     }
 * }
 * }</pre>
 */
@Preview
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Label {

    /** The unit of hours, which are told in days too where they are many. */
    String HOURS = "{n} h";

    /** What it is, a title without a dot; or what the value means, as an answer to that. No holes. */
    @Template
    String value();

    /** Ids of the rules that it is about, as the book has them. */
    String[] rules() default {};

    /** How a number is said, {@code {n turn|turns}}; empty: the number alone. */
    @Template
    String unit() default "";

    /** What 0 means, where it is no number; empty: it is one. No holes. */
    @Template
    String zero() default "";
}
