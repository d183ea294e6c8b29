package org.muster.testkit.check.drawn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.core.engine.Open;
import org.muster.core.view.Picture;
import org.muster.testkit.check.SceneCheck;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;

/**
 * A picture that somebody may see.
 *
 * @param who looks, and at what
 */
record Pictured(String who, Scene scene) {

    /** Things looked at in one moment: in the next it is others' turn. */
    private static final int CLOSE_UPS = 2;

    /**
     * The pictures of a moment: of those who see everything, of everybody who is asked, and of some things that can be
     * looked at, each once where they are the same. A picture that fails is left out: {@link SceneCheck} finds it.
     */
    static <S> List<Pictured> of(Played<S> game, Moment<S> moment) {
        Map<Scene, String> pictures = new LinkedHashMap<>();
        try {
            Picture<S> owner = picture(game, moment, Viewer.EVERYTHING);
            Scene whole = owner.scene();
            pictures.put(whole, "everybody's");
            Set<Viewer> asked = new LinkedHashSet<>();
            for (Open<S, ?> open : moment.situation().open()) {
                open.all().forEach(question -> question.who().forEach(seat -> asked.add(Viewer.of(seat))));
            }
            for (Viewer viewer : asked) {
                pictures.putIfAbsent(picture(game, moment, viewer).scene(), "of " + viewer);
            }
            List<String> ids = whole.marks().stream()
                    .filter(mark -> !(mark instanceof Mark.Label) && !mark.id().isEmpty())
                    .map(Mark::id)
                    .distinct()
                    .toList();
            for (int i = 0; i < Math.min(CLOSE_UPS, ids.size()); i++) {
                String id = ids.get((moment.moves() * 7 + i * (ids.size() / CLOSE_UPS)) % ids.size());
                pictures.putIfAbsent(owner.closeUp(id), "looked at " + id);
            }
        } catch (RuntimeException e) {
            return List.of();
        }
        List<Pictured> all = new ArrayList<>();
        pictures.forEach((scene, who) -> all.add(new Pictured(who, scene)));
        return all;
    }

    private static <S> Picture<S> picture(Played<S> game, Moment<S> moment, Viewer viewer) {
        return new Picture<>(game.game().play(), moment.situation(), viewer);
    }
}
