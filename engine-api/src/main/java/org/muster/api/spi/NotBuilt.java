package org.muster.api.spi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.muster.api.Preview;

/**
 * An option, or a value of one, that the rule book names and the ruleset does not build: on the record of
 * {@link Ruleset#houseRules()}. Who sets it reads so, and not that there is no such option.
 *
 * <pre>{@code
 * @NotBuilt(option = "cohesion", value = "WHOLLY", rules = "SKD-MOVE-03")
 * record HouseRules(...) {}
 * }</pre>
 */
@Preview
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(NotBuilt.All.class)
public @interface NotBuilt {

    /** The book's name of it. */
    String option();

    /** The book's value that can't be had. */
    String value();

    /** Ids of the rules that it is about, as the book has them. */
    String[] rules();

    /** Several of them. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        /** In the order of the book. */
        NotBuilt[] value();
    }
}
