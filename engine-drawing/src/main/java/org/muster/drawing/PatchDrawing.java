package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.scene.Mark;
import org.muster.drawing.shape.Outline;

/**
 * A patch, from below: what it is made of, whose it is, what has befallen it. Everything stays inside its border, so
 * that neighbours painted later hide nothing.
 */
final class PatchDrawing {

    /** What lies on the ground rather than being it. */
    private static final List<String> OVERLAYS = List.of("cover", "reachable", "threat");

    /** How far inside its border a ring runs, in points. */
    static final double RING = 1.7;

    private final Mark.Patch patch;
    private final Outline outline;
    private final double point;
    private final boolean pictured;
    private final List<Drawn> parts = new ArrayList<>();

    private PatchDrawing(Mark.Patch patch, double point, boolean pictured) {
        this.patch = patch;
        this.outline = Outline.of(patch);
        this.point = point;
        this.pictured = pictured;
    }

    /**
     * A patch.
     *
     * @param point a point's length in the scene
     * @param pictured whether a picture lies below it
     */
    static List<Drawn> of(Mark.Patch patch, double point, boolean pictured) {
        return new PatchDrawing(patch, point, pictured).draw();
    }

    private List<Drawn> draw() {
        ground();
        states();
        return parts;
    }

    private void ground() {
        Path2D path = outline.path();
        Optional<String> terrain = first("terrain-");
        Optional<String> owner = first("owner-");
        List<String> ground = new ArrayList<>(patch.classes());
        ground.removeAll(OVERLAYS);
        if (terrain.isPresent()) {
            ground.removeIf(c -> c.startsWith("owner-"));
        }
        if (!ground.isEmpty() || patch.classes().isEmpty()) {
            parts.add(new Drawn.Shape(path, Roles.of("area", pictured ? on(ground) : ground)));
        }
        if (terrain.isPresent()) {
            hatch(path, terrain.get());
        } else {
            owner.ifPresent(who -> hatch(path, who));
        }
        List<String> edges = new ArrayList<>();
        for (String overlay : OVERLAYS) {
            if (patch.classes().contains(overlay)) {
                parts.add(new Drawn.Shape(path, List.of("area", overlay)));
                hatch(path, overlay);
                edges.add(overlay);
            }
        }
        for (String state : List.of("inactive", "damaged")) {
            if (patch.classes().contains(state)) {
                hatch(path, state);
            }
        }
        if (!ground.isEmpty() || patch.classes().isEmpty()) {
            parts.add(new Drawn.Shape(path, Roles.of("edge", Roles.without(ground, "owner-"))));
        }
        if (!edges.isEmpty()) {
            edges.addAll(ground);
            parts.add(new Drawn.Shape(outline.inset(0.9 * point).path(), Roles.of("edge", edges)));
        }
    }

    private static List<String> on(List<String> ground) {
        List<String> all = new ArrayList<>(ground);
        all.add("pictured");
        return all;
    }

    private void hatch(Path2D path, String name) {
        Artwork.pattern(name).ifPresent(tile -> parts.add(new Drawn.Hatched(path, tile, hatching(tile))));
    }

    /** A zone is only marked out on the ground: it stays paler than land that is held. */
    private List<String> hatching(Artwork.Piece tile) {
        String role = "hatch-" + tile.kind();
        return Glossary.isZone(patch) ? List.of(role, tile.name(), "zone") : List.of(role, tile.name());
    }

    private void states() {
        if (patch.classes().contains("chosen")) {
            parts.add(new Drawn.Shape(outline.inset(RING * point).path(), List.of("choice")));
        }
        if (patch.classes().contains("target")) {
            parts.add(new Drawn.Shape(outline.inset(RING * point).path(), List.of("choice", "target")));
        }
    }

    private Optional<String> first(String prefix) {
        return patch.classes().stream().filter(c -> c.startsWith(prefix)).findFirst();
    }
}
