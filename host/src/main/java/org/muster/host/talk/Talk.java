package org.muster.host.talk;

import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.muster.api.check.Violation;
import org.muster.api.text.Legible;
import org.muster.api.text.Sentence;
import org.muster.core.data.LegibleTexts;
import org.muster.core.game.BadGame;
import org.muster.host.storage.Database;
import org.muster.host.storage.Notices;

/**
 * The talk of all games, beside their journals. What is said to some is read by those who sit there when it is said, and by
 * those in whose seat's name it is; whoever comes to a seat later does not read it, and who runs the game no more than others.
 */
public final class Talk {

    /** Letters of a line. */
    public static final int LONGEST = 2_000;

    /** What other nodes are told begins so; no id of a game does. */
    private static final String NOTICE = "talk/";

    private final Jdbi jdbi;
    private final Notices notices;
    private final Clock clock;
    private final List<Consumer<Heard>> listeners = new CopyOnWriteArrayList<>();

    public Talk(Database database, Notices notices, Clock clock) {
        this.jdbi = database.jdbi();
        this.notices = notices;
        this.clock = clock;
        notices.listen(this::heard, () -> tell(Heard.PERHAPS));
    }

    /**
     * The last lines that {@code reader} may read, in order.
     *
     * @param since only those with a higher number
     * @param before only those with a lower one
     */
    public List<Line> read(String game, Reader reader, int since, int before, int most) {
        return jdbi.withHandle(handle -> TalkRows.last(handle, game, reader, since, before, most));
    }

    /**
     * The last lines that somebody said to a person alone, in order.
     *
     * @param until before which they were said
     */
    public List<Line> told(String game, String person, Instant since, Instant until, int most) {
        return jdbi.withHandle(handle -> TalkRows.told(handle, game, new Reader(person, true), since, until, most));
    }

    /**
     * One line that may stand beside a game, as it is written.
     *
     * @throws BadGame with every reason why not
     */
    public static String checked(String text) {
        Sentence what = Sentence.of("what you say");
        int length = text.codePointCount(0, text.length());
        if (length > LONGEST || !Legible.isVisible(text)) {
            throw new BadGame("BAD_LINE", "A line has 1 to {most} letters that can be seen, not {n}.", LONGEST, length);
        }
        List<Violation> violations = LegibleTexts.check(what, text);
        BadGame.ifAny(violations);
        return text;
    }

    /**
     * Says something.
     *
     * @return the number by which who says it knows it
     * @throws BadGame if nobody would hear it
     */
    public int say(String game, Said said) {
        String text = checked(said.text());
        Reader speaker = new Reader(said.person().id(), true);
        int key = jdbi.inTransaction(handle -> {
            Optional<Integer> before = TalkRows.sent(handle, game, said);
            if (before.isPresent()) {
                return before.get();
            }
            Said line = new Said(said.person(), said.seat(), said.to(), said.about(), text, said.sent());
            int n = TalkRows.add(handle, game, line, readers(handle, game, said), clock.instant());
            notices.tell(handle, NOTICE + game + "/" + n);
            return n;
        });
        tell(game, key);
        return jdbi.withHandle(handle -> TalkRows.number(handle, game, speaker, key));
    }

    private static Set<String> readers(Handle handle, String game, Said said) {
        Set<String> readers = new HashSet<>();
        for (String seat : said.to()) {
            Set<String> sitters = TalkRows.sitters(handle, game, seat);
            if (sitters.isEmpty()) {
                throw new BadGame(
                        "NOBODY_THERE",
                        "Nobody sits at {seat}: who comes there later does not read what was said before.",
                        seat);
            }
            readers.addAll(sitters);
        }
        if (!readers.isEmpty()) {
            readers.addAll(TalkRows.sitters(handle, game, said.seat()));
            readers.add(said.person().id());
        }
        return readers;
    }

    /**
     * Takes a line back: one's own, or, for who runs the game, one that everybody reads.
     *
     * @param n by which the reader knows it
     * @return whether there was such a line
     * @throws BadGame if it is not theirs to take back
     */
    public boolean takeBack(String game, Reader reader, boolean organizes, int n) {
        Optional<TalkRows.Row> row = jdbi.inTransaction(handle -> {
            Optional<TalkRows.Row> found = TalkRows.find(handle, game, reader, n);
            found.ifPresent(one -> {
                Line line = one.line();
                if (!line.own() && !(organizes && line.isPublic())) {
                    throw new BadGame(
                            "NOT_YOURS", "Only who wrote a line takes it back, or the organizer if all read it.");
                }
                TalkRows.takeBack(handle, game, one.key(), line.own() ? Line.Gone.AUTHOR : Line.Gone.ORGANIZER);
                notices.tell(handle, NOTICE + game + "/" + one.key());
            });
            return found;
        });
        row.ifPresent(one -> tell(game, one.key()));
        return row.isPresent();
    }

    // ---- who hears of it

    /** From now on {@code listener} is told for whom there is something new; it must not keep it waiting. */
    public void listen(Consumer<Heard> listener) {
        listeners.add(listener);
    }

    /** Another node has written something. */
    private void heard(String notice) {
        if (notice.startsWith(NOTICE)) {
            String[] which = notice.substring(NOTICE.length()).split("/", 2);
            tell(which[0], Integer.parseInt(which[1]));
        }
    }

    private void tell(String game, int key) {
        tell(jdbi.withHandle(handle -> TalkRows.heard(handle, game, key)));
    }

    private void tell(Heard heard) {
        listeners.forEach(listener -> listener.accept(heard));
    }
}
