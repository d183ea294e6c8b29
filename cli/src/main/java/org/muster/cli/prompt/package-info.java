/** Asking a person for an answer, part by part, knowing nothing but the grammar of options. */
@NullMarked
package org.muster.cli.prompt;

import org.jspecify.annotations.NullMarked;
