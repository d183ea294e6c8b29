package org.muster.host.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Viewer;
import org.muster.core.match.Feed;
import org.muster.core.match.Match;
import org.muster.core.match.News;
import org.muster.core.match.SeatView;
import org.muster.core.story.Revision;

/**
 * Those who look at a game through the same eyes. What is new to them is asked of the game and put into words once, not by
 * each of them: a thousand who look on would queue for the game with those who play it.
 */
public final class Gallery {

    private final Place place;
    private final SeatView view;
    private final BiConsumer<Place, Gallery> empty;
    private final Set<Runnable> lookers = ConcurrentHashMap.newKeySet();
    private @Nullable Feed feed;
    /** What was told last; null: nothing yet. */
    private volatile @Nullable Told last;

    /** Where one looks from. */
    public record Place(Match match, Viewer viewer) {}

    /**
     * An empty one.
     *
     * @param empty is told when the last has left
     */
    public Gallery(Place place, BiConsumer<Place, Gallery> empty) {
        this.place = place;
        this.view = place.match().as(place.viewer());
        this.empty = empty;
    }

    /** Something to be told. */
    public static final class Event {

        private final Revision revision;
        private final byte[] bytes;

        private Event(Revision revision, byte[] bytes) {
            this.revision = revision;
            this.bytes = bytes;
        }

        /** How much has been heard with it. */
        public Revision revision() {
            return revision;
        }

        /** As it goes over the line. */
        public byte[] bytes() {
            return bytes;
        }
    }

    /** News, written by the first who needs it. */
    private static final class Told {

        private final News news;
        private @Nullable Event event;

        Told(News news) {
            this.news = news;
        }

        synchronized Event event() {
            Event written = event;
            if (written == null) {
                written = Gallery.event(news);
                event = written;
            }
            return written;
        }
    }

    private static Event event(News news) {
        return new Event(
                news.revision(),
                ("id: " + news.revision() + "\nevent: news\ndata: " + news.json() + "\n\n").getBytes(UTF_8));
    }

    /** From now on {@code looker} is told that there may be something new. */
    public synchronized void enter(Runnable looker) throws IOException {
        if (feed == null) {
            feed = view.listen(this::hear);
        }
        lookers.add(looker);
    }

    private void hear(News news) {
        last = new Told(news);
        lookers.forEach(Runnable::run);
    }

    /** {@code looker} is told no more. */
    public synchronized void leave(Runnable looker) {
        Feed ear = feed;
        if (lookers.remove(looker) && lookers.isEmpty() && ear != null) {
            ear.close();
            feed = null;
            last = null; // what comes until somebody enters is not heard
            empty.accept(place, this);
        }
    }

    /** What is new to who has heard so much. */
    public Optional<Event> since(Revision heard) throws IOException {
        Told told = last;
        if (told != null && told.news.since().equals(heard)) {
            return Optional.of(told.event());
        }
        if (told != null && told.news.revision().equals(heard)) {
            return Optional.empty(); // who has heard it all need not ask
        }
        News news = view.since(heard);
        return news.revision().equals(heard) && !news.again() ? Optional.empty() : Optional.of(event(news));
    }
}
