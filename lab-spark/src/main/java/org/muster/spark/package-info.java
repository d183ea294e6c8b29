/** The lab on a cluster: what {@code muster simulate} and {@code muster sweep} play, shared out by Apache Spark. */
@NullMarked
package org.muster.spark;

import org.jspecify.annotations.NullMarked;
