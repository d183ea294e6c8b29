package org.muster.api.text;

import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.RetentionPolicy.CLASS;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import org.muster.api.Preview;

/**
 * A parameter that takes a template, as {@link Sentence#of} does; the values, if there are any, are the
 * {@code Object...} right behind it. What is passed is made of constants, or is such a parameter itself: the test kit
 * counts holes and values at build time. Also what an annotation says, where that is a template.
 */
@Preview
@Documented
@Target({PARAMETER, FIELD, METHOD})
@Retention(CLASS)
public @interface Template {}
