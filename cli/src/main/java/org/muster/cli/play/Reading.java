package org.muster.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.LogLines;
import org.muster.cli.words.Together;
import org.muster.cli.words.ToldOnce;
import org.muster.core.match.Match;
import org.muster.core.match.News;
import org.muster.core.story.Line;
import org.muster.core.story.Revision;

/** What each person at the keyboard has read of what happened. */
final class Reading {

    private final Console console;
    /** Shorter answers may stand in a question by chance. */
    private static final int LONG = 20;

    private final Match match;
    private final Set<Player> people;
    /** How much each person has heard. */
    private final Map<Player, Revision> heard = new HashMap<>();
    /** What each has read of what came later, on a screen that all could read. */
    private final Map<Player, Set<News.Heard>> shown = new HashMap<>();

    Reading(Console console, Match match, Set<Player> people) {
        this.console = console;
        this.match = match;
        this.people = people;
    }

    /** Tells a person what they have not read. */
    void tell(Player seat) throws IOException {
        tell(seat, Sentence.NOTHING);
    }

    /** The same, but for answers that stand in {@code asked} too, which they read next: a report is long. */
    void tell(Player seat, Sentence asked) throws IOException {
        News news = unread(seat);
        List<News.Heard> lines =
                news.lines().stream().filter(line -> !isSaidIn(asked, line)).toList();
        Set<News.Heard> open = new HashSet<>(heardBy(Viewer.SPECTATOR));
        if (!lines.isEmpty() && comesBack(seat)) { // older than what others at this screen have read just now
            console.line("Since {who} answered last:", match.as(Viewer.of(seat)).name(seat));
        }
        print(lines);
        read(seat, news.revision());
        readByAll(seat, news.lines().stream().filter(open::contains).toList());
    }

    /** Whether a person who has chosen before in this game reads here for the first time, and after others. */
    private boolean comesBack(Player seat) throws IOException {
        return !heard.isEmpty()
                && !heard.containsKey(seat)
                && heardBy(Viewer.of(seat)).stream().anyMatch(line -> isChosenBy(seat, line));
    }

    /** Tells all who sit here what somebody has not read; who sits alone reads also what is theirs only. */
    void tellTable() throws IOException {
        if (people.size() == 1) {
            tell(people.iterator().next());
        } else {
            tellAll();
        }
    }

    /** Tells all at the table what all may read and somebody has not. */
    private void tellAll() throws IOException {
        List<News.Heard> open = heardBy(Viewer.SPECTATOR);
        Set<News.Heard> unread = new HashSet<>(people.isEmpty() ? ToldOnce.of(open) : List.of());
        for (Player seat : people) {
            unread.addAll(unread(seat).lines());
        }
        List<News.Heard> lines = open.stream().filter(unread::contains).toList();
        print(lines);
        for (Player seat : people) {
            note(seat, lines);
        }
    }

    /** Whether there is news for a person that others may not read. */
    boolean isSecret(Player seat) throws IOException {
        return !new HashSet<>(heardBy(Viewer.SPECTATOR))
                .containsAll(unread(seat).lines());
    }

    /** Something was taken back: what is read of it now never was, and what stands is not told again. */
    void takenBack() throws IOException {
        for (Player seat : people) {
            Revision now = match.as(Viewer.of(seat)).revision();
            heard.computeIfPresent(
                    seat, (any, before) -> new Revision(now.takenBack(), Math.min(before.news(), now.news())));
            Set<News.Heard> read = shown.get(seat);
            if (read != null) {
                read.retainAll(heardBy(Viewer.of(seat)));
            }
        }
    }

    private void read(Player seat, Revision revision) {
        heard.put(seat, revision);
        shown.remove(seat);
    }

    /** What others at the same screen have read with {@code reader} need not be told to them. */
    private void readByAll(Player reader, List<News.Heard> lines) throws IOException {
        for (Player other : people) {
            if (!other.equals(reader)) {
                List<News.Heard> theirs = new ArrayList<>(lines);
                unread(other).lines().stream()
                        .filter(line -> isChosenBy(reader, line))
                        .forEach(theirs::add);
                note(other, theirs);
            }
        }
    }

    private void note(Player seat, List<News.Heard> lines) {
        shown.computeIfAbsent(seat, none -> new HashSet<>()).addAll(lines);
    }

    /** What this person has not read, but not what they have chosen themselves. */
    private News unread(Player seat) throws IOException {
        Viewer viewer = Viewer.of(seat);
        Revision before = heard.get(seat);
        News news = match.as(viewer).since(before == null ? beginning(viewer) : before);
        List<News.Heard> lines = news.lines();
        for (int i = lines.size() - 1; before == null && i >= 0; i--) {
            boolean isAsked = seat.equals(Player.ORGANIZER) && lines.get(i).kind() == Line.Kind.CHOSE;
            if (isAsked
                    || isChosenBy(
                            seat, lines.get(i))) { // who comes back was there when they chose, or is called for this
                lines = lines.subList(i, lines.size());
                break;
            }
        }
        Set<News.Heard> read = shown.getOrDefault(seat, Set.of());
        return new News(
                news.since(),
                news.revision(),
                news.again(),
                ToldOnce.of(lines).stream()
                        .filter(line -> !isChosenBy(seat, line) && !read.contains(line))
                        .toList());
    }

    private Revision beginning(Viewer viewer) throws IOException {
        return new Revision(match.as(viewer).revision().takenBack(), 0);
    }

    private List<News.Heard> heardBy(Viewer viewer) throws IOException {
        return match.as(viewer).since(beginning(viewer)).lines();
    }

    private static boolean isSaidIn(Sentence asked, News.Heard line) {
        return line.kind() == Line.Kind.CHOSE
                && line.sentence().values().get("answer") instanceof Sentence answer
                && answer.toString().length() >= LONG
                && asked.toString().contains(answer.toString());
    }

    private static boolean isChosenBy(Player seat, News.Heard line) {
        return line.kind() == Line.Kind.CHOSE && seat.id().equals(line.by());
    }

    private void print(List<News.Heard> lines) {
        Together.told(lines).forEach(line -> console.verbatim("  " + LogLines.told(console, line)));
    }
}
