package org.muster.host.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Viewer;
import org.muster.core.match.Command;
import org.muster.core.story.Revision;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** What is new to many who see the same is made once, and nobody misses any of it. */
class GalleryTest {

    @TempDir
    private Path folder;

    private final List<Gallery.Place> left = new ArrayList<>();

    @Test
    void manyHearTheSameOnceAndWhoComesLateHearsAllOfIt() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", true, "anna", "bert");
            Gallery.Place place = new Gallery.Place(game.match(), Viewer.SPECTATOR);
            Gallery gallery = new Gallery(place, (where, empty) -> left.add(where));
            List<String> woken = new ArrayList<>();
            Runnable one = () -> woken.add("one");
            Runnable other = () -> woken.add("other");
            gallery.enter(one);
            gallery.enter(other);
            Revision before = game.as(Viewer.SPECTATOR).revision();
            assertThat(gallery.since(before)).isEmpty();

            game.match().submit("organizer", null, new Command.Close("a pause"));
            assertThat(woken).containsExactlyInAnyOrder("one", "other");
            Gallery.Event event = gallery.since(before).orElseThrow();
            assertThat(new String(event.bytes(), UTF_8)).contains("a pause");
            assertThat(gallery.since(before).orElseThrow())
                    .as("the other hears the very same")
                    .isSameAs(event);
            assertThat(gallery.since(event.revision())).isEmpty();
            assertThat(gallery.since(Revision.NONE).orElseThrow().revision())
                    .as("who has heard nothing yet")
                    .isEqualTo(event.revision());

            gallery.leave(one);
            assertThat(left).isEmpty();
            gallery.leave(other);
            gallery.leave(other);
            assertThat(left).containsExactly(place);
            game.match().submit("organizer", null, new Command.Undo("go on"));
            gallery.enter(one);
            assertThat(woken).hasSize(2);
            assertThat(gallery.since(event.revision()))
                    .as("what nobody was there for")
                    .isPresent();
        }
    }
}
