package org.muster.testkit.cite;

/**
 * A place that cites a rule.
 *
 * @param rule its id
 * @param place a step, class or file: {@code Movement.StrategicMovement}, {@code data/upgrades.yaml}; of a test
 *     {@code MovementTest.aSquadMovesOnce}
 */
record Citation(String rule, String place) {}
