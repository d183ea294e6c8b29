package org.muster.ruleset.space.data;

import java.util.List;

/** The file of ships: all designs, in the order of the book, and the cannons off the board. */
public record Designs(List<Design> ships, List<Battery> batteries) {

    public Designs {
        ships = List.copyOf(ships);
        batteries = List.copyOf(batteries);
    }
}
