/** What a store of journals must keep, wherever it keeps them. */
@NullMarked
package org.muster.testkit.store;

import org.jspecify.annotations.NullMarked;
