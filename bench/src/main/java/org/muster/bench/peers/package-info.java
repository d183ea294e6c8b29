/** What other engines are known for, done by this one: random games, battles, army lists, odds. */
@NullMarked
package org.muster.bench.peers;

import org.jspecify.annotations.NullMarked;
