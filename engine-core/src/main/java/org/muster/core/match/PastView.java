package org.muster.core.match;

import java.io.IOException;
import java.util.List;
import org.muster.api.records.Table;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
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

    private <T> T look(Match.Look<T> look) throws IOException {
        return match.look(viewer, moment, look);
    }
}
