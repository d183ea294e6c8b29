/** What the pages show; the templates are in {@code src/main/jte}. */
@NullMarked
package org.muster.host.pages;

import org.jspecify.annotations.NullMarked;
