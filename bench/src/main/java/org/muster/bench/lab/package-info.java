/** Whether what the lab tells comes true. */
@NullMarked
package org.muster.bench.lab;

import org.jspecify.annotations.NullMarked;
