package org.muster.core.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.muster.api.records.Table;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.core.bot.Bot;
import org.muster.core.engine.Position;
import org.muster.core.game.Play;
import org.muster.core.lab.Outlook;
import org.muster.core.view.View;

/** Where a match stood at a moment of the past, as one viewer could know it then. Nothing can be done there. */
public final class PastView {

    private final Match match;
    private final Viewer viewer;
    private final int moment;

    PastView(Match match, Viewer viewer, int moment) {
        this.match = match;
        this.viewer = viewer;
        this.moment = moment;
    }

    /** Number of the moment; 1 is the first. */
    public int moment() {
        return moment;
    }

    /** The picture. */
    public Scene scene() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Scene at(View<S> view) {
                return view.scene();
            }
        });
    }

    /** What was to be read of the whole game. */
    public List<Table> records() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> List<Table> at(View<S> view) {
                return view.records();
            }
        });
    }

    /**
     * What could come of it for all that the viewer's seat could know then, made by whoever says how far to look ahead:
     * that takes long, and the match goes on meanwhile. Empty for who has no seat, and where the game was over.
     */
    public Optional<Function<Outlook.Extent, Outlook>> outlook() throws IOException {
        return look(new Match.Look<>() {
            @Override
            public <S> Optional<Function<Outlook.Extent, Outlook>> at(View<S> view) {
                Play<S> play = view.game().play();
                Position<S> then = view.game().position();
                return viewer.seat()
                        .filter(seat -> play.setup().seats().containsKey(seat) && !then.isOver())
                        .map(seat -> extent ->
                                play.watched(() -> Outlook.of(play, then, seat, Bot.usual(), extent, 1, n -> {})));
            }
        });
    }

    private <T> T look(Match.Look<T> look) throws IOException {
        return match.look(viewer, moment, look);
    }
}
