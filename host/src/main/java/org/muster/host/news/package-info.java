/** News where people are: mail, Discord, Matrix, webhooks, calendars; what is told, when, and never more than a view shows. */
@NullMarked
package org.muster.host.news;

import org.jspecify.annotations.NullMarked;
