/** What a browser keeps of a host: scripts, style sheets and pictures, and what makes an app of its pages. */
@NullMarked
package org.muster.host.shell;

import org.jspecify.annotations.NullMarked;
