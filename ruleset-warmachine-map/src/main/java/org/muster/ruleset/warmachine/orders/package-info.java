/** The Order Phase: orders, marches, pursuits (WMC-ORD-*, WMC-MOV-*, WMC-PUR-*). */
@NullMarked
package org.muster.ruleset.warmachine.orders;

import org.jspecify.annotations.NullMarked;
