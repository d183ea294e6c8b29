/** Games on paper. */
@NullMarked
package org.muster.cli.paper;

import org.jspecify.annotations.NullMarked;
