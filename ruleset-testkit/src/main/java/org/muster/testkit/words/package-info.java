/** Whether what people read can be said, and said in another language. */
@NullMarked
package org.muster.testkit.words;

import org.jspecify.annotations.NullMarked;
