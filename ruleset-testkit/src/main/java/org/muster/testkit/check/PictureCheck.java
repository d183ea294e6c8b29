package org.muster.testkit.check;

import java.util.List;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.drawing.Clashes;
import org.muster.drawing.Legend;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * In the picture of every moment no words lie over a piece, an arrow, a border or other words, on a screen nor on a
 * phone; arrows show their heads; and the legend names all that is drawn.
 */
public final class PictureCheck implements Check {

    private static final int MOMENTS = 12;
    private static final int SCREEN = 800;
    private static final int PHONE = 360;
    /** Letters are large on a phone, and the search for room is long: every so many moments are enough. */
    private static final int PHONES = 4;

    @Override
    public Sentence name() {
        return Sentence.of("nothing in a picture hides anything else, and its legend names all that is drawn");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        for (Played<?> game : trial.soundGames()) {
            game(game, findings);
        }
        return findings.list();
    }

    private static <S> void game(Played<S> played, Findings findings) {
        Ruleset<S, ?> ruleset = played.game().play().ruleset();
        List<Moment<S>> moments = played.moments(MOMENTS);
        for (int i = 0; i < moments.size(); i++) {
            Moment<S> moment = moments.get(i);
            S state = moment.situation().position().state();
            Scene scene;
            try {
                scene = ruleset.scene(ruleset.view(state, Viewer.EVERYTHING), Viewer.EVERYTHING);
            } catch (RuntimeException e) {
                continue; // SceneCheck finds it
            }
            String where = played.at(moment);
            clashes(scene, SCREEN, where, findings);
            if (i % PHONES == 0) {
                clashes(scene, PHONE, where, findings);
            }
            // without a legend the picture's own words name what is seen
            for (String look : scene.legend().isEmpty() ? List.<String>of() : Legend.unexplained(scene)) {
                findings.add(where, "legend " + look, "\"" + look + "\" is drawn, and no entry of the legend names it");
            }
        }
    }

    private static void clashes(Scene scene, int pixels, String where, Findings findings) {
        List<String> clashes = Clashes.of(scene, pixels);
        if (!clashes.isEmpty()) {
            findings.add(
                    where, "clash " + pixels, "in a picture " + pixels + " pixels wide: " + String.join("; ", clashes));
        }
    }
}
