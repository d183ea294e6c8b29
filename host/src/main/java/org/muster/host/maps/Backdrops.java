package org.muster.host.maps;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Raster;
import org.muster.api.scene.Scene;
import org.muster.core.hash.Sha256;

/**
 * Pictures that lie under what a viewer sees of a game. A scene is sent anew with every change, and they are not: each has
 * an address of its own, made of what it is, which a browser asks for once.
 */
public final class Backdrops {

    private Backdrops() {}

    private static Stream<Raster> in(Scene scene) {
        return scene.marks().stream()
                .filter(Mark.Backdrop.class::isInstance)
                .map(Mark.Backdrop.class::cast)
                .map(Mark.Backdrop::picture);
    }

    private static String name(Raster picture) {
        return Sha256.hex(picture.text());
    }

    /**
     * Where pictures are asked for; one that does not lie under {@code now}, where it is looked for, goes with the scene.
     *
     * @param folder of the addresses, a slash behind it
     * @param query behind each, or empty
     */
    public static Function<Raster, String> addresses(String folder, String query, Scene now) {
        return picture -> in(now).anyMatch(picture::equals) ? folder + name(picture) + query : picture.text();
    }

    /** The picture of that name under a scene. */
    public static Optional<Raster> find(Scene scene, String name) {
        return in(scene).filter(picture -> name(picture).equals(name)).findFirst();
    }
}
