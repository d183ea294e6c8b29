package org.muster.host.storage;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.story.TimeInWords;

/**
 * That a game's journal was handed out. Who has read everybody's secrets must not play on: the game's end is final.
 *
 * @param by what who took it is called; null: they have deleted themselves since
 */
public record Taken(Instant at, @Nullable String by) {

    /** Whether, when and by whom it was. */
    static Optional<Taken> of(Handle handle, String game) {
        return handle.createQuery("""
                        select game.taken, person.name from game left join person on person.id = game.taken_by
                        where game.id = ? and game.taken is not null""")
                .bind(0, game)
                .map((row, context) -> new Taken(Instant.ofEpochMilli(row.getLong("taken")), row.getString("name")))
                .findOne();
    }

    private Sentence who() {
        return by == null ? Sentence.of("somebody who has deleted themselves since") : Sentence.of("{name}", by);
    }

    /** As everybody is told where it is said beside it whose clock it is by. */
    public Sentence told(ZoneId zone) {
        return Sentence.of(
                "The journal, with everybody's secrets, was taken by {who} on {time}: this end is final.",
                who(),
                TimeInWords.of(at, zone));
    }

    /** Why nothing is written any more. */
    public BadGame refusal() {
        return new BadGame(
                "JOURNAL_TAKEN",
                "The journal of this game, with everybody's secrets, was taken by {who}; its end is final, and"
                        + " nothing is taken back, mended or added. To play on, open a new game from its position.",
                who());
    }
}
