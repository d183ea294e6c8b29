package org.muster.api.check;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.muster.api.Preview;

/**
 * The numbers that may stand here, in a component of a record of data or of a state: {@code @Between(min = 0) int cost},
 * {@code List<@Between(min = 1, max = 6) Integer> faces}. The engine refuses others with file, line and field before a
 * game opens, and the JSON Schema says so too. A whole number of a file of which nothing is said is from {@link #LEAST} to
 * {@link #MOST}. What was saved is not judged again.
 */
@Preview
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Between {

    /** The least, itself allowed. */
    long min() default LEAST;

    /** The most, itself allowed. */
    long max() default MOST;

    /** More than anything in a game is counted up to, and little enough that sums of it are still numbers. */
    long MOST = 1_000_000;

    /** The same below nothing. */
    long LEAST = -MOST;
}
