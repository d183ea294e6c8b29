package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;

/**
 * One figure on its base, in centimetres (SKD-GEO-01).
 *
 * @param id of its unit, and a number
 * @param x to the right
 * @param y away from the first side
 * @param z height of what it stands on
 * @param diameter of its base
 */
public record Mini(
        @Id("minis") String id,
        double x,
        double y,
        double z,
        @Between(min = 0) double diameter) {

    /** A mini whose base lies there. */
    public static Mini on(String id, Disc disc) {
        return new Mini(id, disc.at().x(), disc.at().y(), disc.z(), disc.diameter());
    }

    /** The centre of its base. */
    public Point at() {
        return new Point(x, y);
    }

    /** Its base. */
    public Disc disc() {
        return new Disc(at(), diameter, z);
    }

    /** Its base, by name. */
    public Base base() {
        return new Base(id, disc());
    }

    /** The same, put down there. */
    public Mini at(Disc disc) {
        return on(id, disc);
    }

    /** Bases of minis. */
    public static List<Base> bases(List<Mini> minis) {
        List<Base> bases = new ArrayList<>(minis.size());
        for (Mini mini : minis) {
            bases.add(mini.base());
        }
        return bases;
    }
}
