package org.muster.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What bears it is new or seldom used and may change with any version; the notes of the version say how. What saved
 * games hold of it is read for ever all the same. What is nested in it is as it is.
 */
@Documented
@Stable
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Preview {}
