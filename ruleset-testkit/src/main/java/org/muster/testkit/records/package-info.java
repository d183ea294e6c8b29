/** Records as tests read them. */
@NullMarked
package org.muster.testkit.records;

import org.jspecify.annotations.NullMarked;
