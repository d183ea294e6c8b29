package org.muster.testkit.check.drawn;

import java.util.List;
import org.muster.api.scene.Scene;
import org.muster.api.text.Sentence;
import org.muster.drawing.Clashes;
import org.muster.drawing.Legend;
import org.muster.drawing.Likeness;
import org.muster.testkit.check.GameCheck;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Findings;

/**
 * In the pictures of every moment, of everybody who looks and of things looked at, no words lie over a piece, an arrow, a
 * border or other words, on a screen nor on a phone; arrows show their heads; and the legend names all that is drawn, as
 * it is drawn.
 */
public final class PictureCheck implements GameCheck {

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
    public <S> void look(Played<S> played, Findings findings) {
        List<Moment<S>> moments = played.moments(Effort.of(MOMENTS));
        for (int i = 0; i < moments.size(); i++) {
            List<Pictured> pictures = Pictured.of(played, moments.get(i));
            // a ruleset that has no legend lets the picture's own words name what is seen, also in close-ups
            boolean explains =
                    pictures.stream().noneMatch(one -> one.scene().legend().isEmpty());
            for (Pictured picture : pictures) {
                String where = played.at(moments.get(i)) + ", " + picture.who();
                clashes(picture.scene(), SCREEN, where, findings);
                if (explains) {
                    legend(picture.scene(), where, findings);
                }
            }
            if (i % PHONES == 0 && !pictures.isEmpty()) {
                clashes(pictures.get(0).scene(), PHONE, played.at(moments.get(i)), findings);
            }
        }
    }

    private static void legend(Scene scene, String where, Findings findings) {
        for (String look : Legend.unexplained(scene)) {
            findings.add(where, "legend " + look, "\"" + look + "\" is drawn, and no entry of the legend names it");
        }
        for (String unlike : Likeness.of(scene)) {
            findings.add(where, "likeness " + unlike, "legend and board differ: " + unlike);
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
