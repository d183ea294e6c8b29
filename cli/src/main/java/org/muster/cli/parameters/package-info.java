/** Options and parameters that several commands have. */
@NullMarked
package org.muster.cli.parameters;

import org.jspecify.annotations.NullMarked;
