package org.muster.api.check;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.muster.api.Preview;

/** A list in which nothing stands twice: {@code @Distinct List<Player> turnOrder}. */
@Preview
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Distinct {}
