/** What programs may ask of a host, as it is described to them, and held to. */
@NullMarked
package org.muster.host.openapi;

import org.jspecify.annotations.NullMarked;
