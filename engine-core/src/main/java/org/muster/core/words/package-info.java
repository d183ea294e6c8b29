/** What libraries say, in our sentences. */
@NullMarked
package org.muster.core.words;

import org.jspecify.annotations.NullMarked;
