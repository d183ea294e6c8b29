/** What a journal proves by itself, whatever the rules of its game say: the order of its record, and its dice. */
@NullMarked
package org.muster.core.audit;

import org.jspecify.annotations.NullMarked;
