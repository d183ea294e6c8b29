package org.muster.testkit.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.decision.Option;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.Trees;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Parts;
import org.muster.testkit.trial.Trial;

/**
 * Every viewer has a view and a picture at every moment, in numbers that can be drawn; the owner of the journal sees
 * the whole state; and what an option is anchored to is in the picture of whoever is asked.
 */
public final class SceneCheck implements Check {

    private static final int MOMENTS = 24;

    @Override
    public Sentence name() {
        return Sentence.of("every viewer has a view and a picture, with what options are anchored to");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        for (Played<?> game : trial.soundGames()) {
            game(game, findings);
        }
        AskedQuestion.all(trial, MOMENTS, new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                try {
                    anchors(asked, findings);
                } catch (RuntimeException e) {
                    // a scene that fails is found for every viewer
                }
            }
        });
        return findings.list();
    }

    private static <S> void game(Played<S> played, Findings findings) {
        Game<S> game = played.game();
        Ruleset<S, ?> ruleset = game.play().ruleset();
        for (Moment<S> moment : played.moments(Effort.of(MOMENTS))) {
            S state = moment.situation().position().state();
            for (Viewer viewer : game.play().watchers()) {
                scene(played.at(moment), ruleset, state, viewer, findings);
                labels(played.at(moment), game, state, viewer, findings);
            }
            var json = game.play().json();
            List<String> hidden =
                    Trees.differences(json.state(state), json.state(ruleset.view(state, Viewer.EVERYTHING)), 3);
            if (!hidden.isEmpty()) {
                findings.add(
                        played.at(moment),
                        "EVERYTHING",
                        "something is hidden from the owner of the journal: " + String.join("; ", hidden));
            }
        }
    }

    private static <S> void labels(String where, Game<S> game, S state, Viewer viewer, Findings findings) {
        Ruleset<S, ?> ruleset = game.play().ruleset();
        for (Player seat : game.setup().players()) {
            try {
                ruleset.seatLabel(ruleset.view(state, viewer), seat);
            } catch (RuntimeException e) {
                findings.thrown(where, "label", "what " + seat + " plays can't be told to " + viewer, e);
            }
        }
    }

    private static <S> void scene(String where, Ruleset<S, ?> ruleset, S state, Viewer viewer, Findings findings) {
        try {
            Scene scene = ruleset.scene(ruleset.view(state, viewer), viewer);
            if (scene.title().isBlank() || scene.alt().isBlank()) {
                findings.add(where, "title", "the picture for " + viewer + " has no title or no words for the blind");
            }
            if (!positive(scene.width()) || !positive(scene.height())) {
                findings.add(where, "size", "the picture for " + viewer + " has no size");
            }
            for (Mark mark : scene.marks()) {
                if (!mark.accept(new Drawable())) {
                    findings.add(where, "numbers", "this can't be drawn: " + mark);
                }
            }
        } catch (RuntimeException e) {
            findings.thrown(where, "fault", "view or picture fails for " + viewer, e);
        }
    }

    private static boolean positive(double length) {
        return Double.isFinite(length) && length > 0;
    }

    /** Whether a mark's numbers make a shape. */
    private static final class Drawable implements Mark.Visitor<Boolean> {

        @Override
        public Boolean patch(Mark.Patch patch) {
            return patch.corners().size() >= 3 && patch.corners().stream().allMatch(SceneCheck::finite);
        }

        @Override
        public Boolean line(Mark.Line line) {
            return line.points().size() >= 2 && line.points().stream().allMatch(SceneCheck::finite);
        }

        @Override
        public Boolean token(Mark.Token token) {
            return finite(token.at()) && positive(token.radius()) && Double.isFinite(token.facing());
        }

        @Override
        public Boolean label(Mark.Label label) {
            return finite(label.at()) && positive(label.size());
        }

        @Override
        public Boolean backdrop(Mark.Backdrop backdrop) {
            return finite(backdrop.from())
                    && finite(backdrop.to())
                    && backdrop.from().x() != backdrop.to().x()
                    && backdrop.from().y() != backdrop.to().y();
        }
    }

    private static boolean finite(Point point) {
        return Double.isFinite(point.x()) && Double.isFinite(point.y());
    }

    private static <S, C> void anchors(AskedQuestion<S, C> asked, Findings findings) {
        Ruleset<S, ?> ruleset = asked.game().play().ruleset();
        Set<String> anchored = new HashSet<>();
        Parts.forEach(
                asked.question().options(),
                part -> Parts.faces(part).stream().map(Option::anchors).forEach(anchored::addAll));
        if (anchored.isEmpty()) {
            return;
        }
        S state = asked.moment().situation().position().state();
        for (Player player : asked.question().who()) {
            Viewer viewer = Viewer.of(player);
            Set<String> drawn = new HashSet<>();
            ruleset.scene(ruleset.view(state, viewer), viewer).marks().forEach(mark -> drawn.add(mark.id()));
            for (String anchor : anchored) {
                if (!drawn.contains(anchor)) {
                    findings.add(
                            asked.where(),
                            asked.step() + " anchor",
                            "an option is anchored to \"" + anchor + "\", which is not in the picture of " + player);
                }
            }
        }
    }
}
