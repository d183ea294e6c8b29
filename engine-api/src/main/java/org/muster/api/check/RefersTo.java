package org.muster.api.check;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.muster.api.Preview;

/**
 * A text that is the {@link Id} of something, in the same file or in another file of the game:
 * {@code List<@RefersTo("territories") String> adjacent}. Before a list or a roster it holds for each id in it. Seats need
 * no such mark: every {@link org.muster.api.seat.Player} must be one.
 */
@Preview
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface RefersTo {

    /** What it refers to, as {@link Id#value} says. */
    String value();

    /** Whether the empty text may stand here, for nothing at all. */
    boolean orEmpty() default false;

    /** What ends the id where more follows behind it: {@code ":"}, {@code "#"}; empty: nothing does. */
    String upTo() default "";

    /** Whether a number from 1 on must follow behind {@link #upTo}, which tells one of a kind from another: {@code pike#2}. */
    boolean numbered() default false;

    /** Words that may stand here beside the ids: {@code "nobody"}. */
    String[] or() default {};
}
