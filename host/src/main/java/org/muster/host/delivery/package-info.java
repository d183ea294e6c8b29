/** Ways by which a message reaches somebody: mail, Discord, Matrix, webhooks; what may go where, and what became of it. */
@NullMarked
package org.muster.host.delivery;

import org.jspecify.annotations.NullMarked;
