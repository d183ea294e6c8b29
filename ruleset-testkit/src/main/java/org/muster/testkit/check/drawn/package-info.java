/** What must hold of pictures: on a screen, on a phone, and in a web page. */
@NullMarked
package org.muster.testkit.check.drawn;

import org.jspecify.annotations.NullMarked;
