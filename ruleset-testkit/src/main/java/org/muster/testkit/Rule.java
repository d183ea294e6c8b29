package org.muster.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules of a rule book that a test would miss: {@code @Rule("SWM-ECON-04")}. The test fails when one of
 * them is taken out of the code.
 */
@Documented
@Repeatable(Rule.Rules.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {

    /** Ids as in the rule book. */
    String[] value();

    /** Several of them. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.TYPE})
    @interface Rules {

        /** The annotations. */
        Rule[] value();
    }
}
