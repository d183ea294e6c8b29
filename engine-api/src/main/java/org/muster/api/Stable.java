package org.muster.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What bears it stays as it is: source and class files that use it work with every later version of the same major
 * number, and the JSON it is written as is read for ever. New members may come, each with a default. What is nested in
 * it is as it is.
 */
@Documented
@Stable
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Stable {}
