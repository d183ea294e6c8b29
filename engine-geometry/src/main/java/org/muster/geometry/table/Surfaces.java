package org.muster.geometry.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Shapes;

/** The tops of solids: those of one height that meet are one surface. */
final class Surfaces {

    private final Ground ground;
    private final Map<Double, List<Patch>> joined = new TreeMap<>();

    Surfaces(Ground ground) {
        this.ground = ground;
        Map<Double, List<Integer>> byTop = new TreeMap<>();
        for (int i = 0; i < ground.size(); i++) {
            if (ground.isSolid(i) && Shapes.isSimple(ground.piece(i).polygon())) {
                byTop.computeIfAbsent(ground.levelOf(i), top -> new ArrayList<>())
                        .add(i);
            }
        }
        byTop.forEach((top, pieces) -> {
            if (pieces.size() > 1) {
                joined.put(top, Shapes.union(pieces.stream().map(ground::region).toList()));
            }
        });
    }

    /** Why a disc of this radius does not stand safely there; the edge of the table is not looked at. */
    Optional<Unsafe> unsafe(double x, double y, double radius) {
        int under = ground.under(x, y, radius);
        double level = ground.levelOf(under);
        boolean solid = under != Ground.TABLE && ground.isSolid(under);
        for (int i = 0; i < ground.size(); i++) {
            if (ground.isSolid(i) ? ground.levelOf(i) != level : solid || i == under) {
                continue;
            }
            if (!ground.region(i).meets(x, y, radius)) {
                continue;
            }
            if (!ground.isSolid(i)) {
                return Optional.of(
                        new Unsafe(Unsafe.Why.OVERHANG, ground.piece(i).id(), level));
            }
            if (!ground.piece(i).standable()) {
                return Optional.of(
                        new Unsafe(Unsafe.Why.NOT_STANDABLE, ground.piece(i).id(), level));
            }
        }
        if (under == Ground.TABLE) {
            return Optional.empty();
        }
        if (!solid) {
            return ground.piece(under).standable()
                    ? Optional.empty()
                    : Optional.of(new Unsafe(
                            Unsafe.Why.NOT_STANDABLE, ground.piece(under).id(), level));
        }
        if (ground.region(under).covers(x, y, radius)) {
            return Optional.empty();
        }
        for (Patch surface : joined.getOrDefault(level, List.of())) {
            if (surface.covers(x, y, radius)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Unsafe(Unsafe.Why.OVERHANG, ground.piece(under).id(), level));
    }
}
