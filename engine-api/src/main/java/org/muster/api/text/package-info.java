/**
 * Sentences with named values: what people read, and what a page can translate.
 *
 * <ul>
 *   <li>A template is a constant, with as many values as it has different holes, in their order: so a translation
 *       is a file, and a program can find every sentence there is.
 *   <li>A sentence is put together only when somebody reads it; a value's {@code toString} must be pure and, in
 *       what is told of a state, the same in every process.
 *   <li>No sentence is ever a key: nothing compares, sorts or looks up by it.
 * </ul>
 */
@NullMarked
package org.muster.api.text;

import org.jspecify.annotations.NullMarked;
