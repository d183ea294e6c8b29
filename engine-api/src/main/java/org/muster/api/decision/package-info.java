/** What is asked, of whom, until when; the grammar of legal answers. */
@NullMarked
package org.muster.api.decision;

import org.jspecify.annotations.NullMarked;
