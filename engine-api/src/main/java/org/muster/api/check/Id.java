package org.muster.api.check;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.muster.api.Preview;

/**
 * A text that names a thing others refer to, in a component of a record or as the key of a map: {@code @Id("territories")
 * String id}. No two in one file are the same.
 */
@Preview
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Id {

    /** What it names, in the plural: {@code territories}. All files of a game share these words. */
    String value();
}
