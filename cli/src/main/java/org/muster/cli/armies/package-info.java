/** Army lists: checked, and made out of those of other programs. */
@NullMarked
package org.muster.cli.armies;

import org.jspecify.annotations.NullMarked;
