/** The guides as a site. */
@NullMarked
package org.muster.cli.guides;

import org.jspecify.annotations.NullMarked;
