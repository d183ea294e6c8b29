/** Numbers as drawings: how something went. */
@NullMarked
package org.muster.drawing.chart;

import org.jspecify.annotations.NullMarked;
