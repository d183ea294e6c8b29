/** Taking back and correcting what is in a journal. */
@NullMarked
package org.muster.cli.mend;

import org.jspecify.annotations.NullMarked;
