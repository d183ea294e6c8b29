/** What is asked over HTTP, who may ask it, and what is answered. */
@NullMarked
package org.muster.host.web;

import org.jspecify.annotations.NullMarked;
