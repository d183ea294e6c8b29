/** Requests that are not answered, and why: what is not there, what nobody may, what was too often. */
@NullMarked
package org.muster.host.refusal;

import org.jspecify.annotations.NullMarked;
