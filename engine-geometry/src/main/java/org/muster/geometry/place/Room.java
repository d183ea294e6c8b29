package org.muster.geometry.place;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.Area;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;

/** Where one base may be put down. */
record Room(Placing placing, String id, double diameter) implements Area {

    private static final int TRIES = 200;

    @Override
    public List<Violation> check(Point point) {
        return placing.check(new Base(id, placing.table().stand(point, diameter)));
    }

    @Override
    public Point sample(RandomGenerator random) {
        Disc centre = placing.centre().disc();
        double far = centre.radius() + diameter / 2 + placing.centre().radius();
        Placing among = placing.amongNear(diameter);
        for (int i = 0; i < TRIES; i++) {
            double x = centre.at().x() + (2 * random.nextDouble() - 1) * far;
            double y = centre.at().y() + (2 * random.nextDouble() - 1) * far;
            Disc disc = among.open(x, y, diameter, List.of());
            if (disc != null) {
                return disc.at();
            }
        }
        List<Disc> room = new Formation(among, centre).room(diameter);
        return room.isEmpty()
                ? centre.at()
                : room.get(random.nextInt(room.size())).at();
    }

    @Override
    public List<List<Point>> outline() {
        return placing.outline(diameter);
    }
}
