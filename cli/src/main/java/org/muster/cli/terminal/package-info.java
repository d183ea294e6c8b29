/** The terminal itself: where it is read and written, what it can show, how failures are told. */
@NullMarked
package org.muster.cli.terminal;

import org.jspecify.annotations.NullMarked;
