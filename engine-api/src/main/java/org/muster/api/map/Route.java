package org.muster.api.map;

import org.muster.api.Stable;

/**
 * A way from one region to another.
 *
 * @param kind what the system calls it, such as {@code road} or {@code rift}; empty for a plain border
 * @param oneWay whether it can be used only from {@code from} to {@code to}
 */
@Stable
public record Route(String from, String to, String kind, boolean oneWay) {

    /** A plain border, open both ways. */
    public static Route between(String from, String to) {
        return new Route(from, to, "", false);
    }
}
