/** Files that people keep: games, keys, configs. */
@NullMarked
package org.muster.cli.files;

import org.jspecify.annotations.NullMarked;
