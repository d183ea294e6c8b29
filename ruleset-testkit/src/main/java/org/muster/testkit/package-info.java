/** What a ruleset's tests are written with: the contract every ruleset keeps, golden files, scripted dice. */
@NullMarked
package org.muster.testkit;

import org.jspecify.annotations.NullMarked;
