/** What people say beside a game: who reads what, kept as text and never as anything else. */
@NullMarked
package org.muster.host.talk;

import org.jspecify.annotations.NullMarked;
