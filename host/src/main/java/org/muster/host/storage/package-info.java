/** What outlasts the process: journals, games, people, in SQLite or PostgreSQL. */
@NullMarked
package org.muster.host.storage;

import org.jspecify.annotations.NullMarked;
