/** Sentences with named values: what people read, and what a page can translate. */
@NullMarked
package org.muster.api.text;

import org.jspecify.annotations.NullMarked;
