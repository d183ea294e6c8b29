/** The loop: runs steps, opens decisions, applies choices. Pure; knows no journal. */
@NullMarked
package org.muster.core.engine;

import org.jspecify.annotations.NullMarked;
