package org.muster.api.flow;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.muster.api.Preview;

/**
 * The name under which saved games know a step, where that is not the simple name of its class, and the names it had
 * before. Both live for ever; the class may be called what it likes. No two steps of a ruleset share any of them.
 *
 * <pre>{@code
 * @WrittenAs(formerly = "ChooseStance")
 * record Stance() implements Ask<War, String> { ... }
 * }</pre>
 */
@Preview
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface WrittenAs {

    /** The name in games that are saved from now on; empty: the simple name of the class. */
    String value() default "";

    /** Names in games that were saved before. */
    String[] formerly() default {};
}
