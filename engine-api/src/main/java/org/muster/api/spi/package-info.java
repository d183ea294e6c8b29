/** What a ruleset plugin gives to the engine. */
@NullMarked
package org.muster.api.spi;

import org.jspecify.annotations.NullMarked;
