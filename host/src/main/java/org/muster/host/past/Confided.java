package org.muster.host.past;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.match.SeatView;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.Difference;
import org.muster.host.pages.MendPage;
import org.muster.host.pages.OrganizePage;
import org.muster.host.pages.Say;
import org.muster.host.pages.SeatWords;
import tools.jackson.databind.JsonNode;

/**
 * What the rules tell who runs a game and would not tell them where they play: who plays against others reads what is
 * secret to these only where they want to, and learns not even that there is something before they do. Who plays nowhere
 * in it is no party, and reads all as it comes.
 */
public final class Confided {

    private static final Viewer EYES = Viewer.of(Player.ORGANIZER);

    /** What only who runs the game knows is numbered from here on: no journal is so long. */
    private static final int APART = 1_000_000;

    /** Of every log that has it the same. */
    private record Line(String at, String by, String text) {
        static Line of(JsonNode line) {
            return new Line(
                    line.path("at").asString(),
                    line.path("by").asString(),
                    line.path("text").asString());
        }
    }

    private final SeatView organizers;
    /** Through which the reader knows what is open to them; none: who reads plays nowhere. */
    private final List<SeatView> own = new ArrayList<>();

    private final List<String> folds = new ArrayList<>();
    private final List<OrganizePage.Told> lines = new ArrayList<>();
    /** The organizer's numbers of entries, by those that the reader is given: a gap would tell of what is folded. */
    private final Map<Integer, Integer> entries = new LinkedHashMap<>();

    private Confided(SeatView organizers) {
        this.organizers = organizers;
    }

    /** To who sits on {@code places} of {@code game}, which stands still while it is read. */
    public static Confided in(HostedGame game, List<String> places) throws IOException {
        Confided confided = new Confided(game.as(EYES));
        if (places.stream().noneMatch(game.seats()::containsKey)) {
            for (JsonNode line : confided.organizers.log()) {
                confided.lines.add(OrganizePage.Told.of(line, line.path("entry").asInt(), List.of()));
            }
            return confided;
        }
        Map<String, Set<Line>> others = new LinkedHashMap<>();
        Set<Line> known = new HashSet<>();
        confided.own.add(game.as(Viewer.SPECTATOR));
        for (String seat : game.seats().keySet()) {
            SeatView view = game.as(game.viewer(seat));
            if (places.contains(seat)) {
                confided.own.add(view);
            } else {
                String fold = Say.say("What is secret to {name}: show it", SeatWords.called(seat, game));
                others.computeIfAbsent(fold, any -> new HashSet<>()).addAll(lines(view));
            }
        }
        for (SeatView view : confided.own) {
            known.addAll(lines(view));
        }
        confided.folds.addAll(others.keySet());
        confided.folds.add(Say.say("What is secret to who runs the game: show it"));
        confided.tell(known, others);
        return confided;
    }

    private static Set<Line> lines(SeatView view) throws IOException {
        Set<Line> lines = new HashSet<>();
        view.log().forEach(line -> lines.add(Line.of(line)));
        return lines;
    }

    private void tell(Set<Line> known, Map<String, Set<Line>> others) throws IOException {
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        for (JsonNode line : organizers.log()) {
            Line told = Line.of(line);
            int entry = line.path("entry").asInt();
            // A mend is told to everybody alike, and stands where each reader has it.
            boolean isOpen =
                    known.contains(told) || line.path("kind").asString().equals(Told.MENDED);
            int n = isOpen ? numbers.computeIfAbsent(entry, any -> numbers.size() + 1) : APART + entry;
            entries.put(n, entry);
            lines.add(OrganizePage.Told.of(line, n, isOpen ? List.of() : keepers(told, others)));
        }
    }

    private List<String> keepers(Line told, Map<String, Set<Line>> others) {
        List<String> keepers = others.entrySet().stream()
                .filter(other -> other.getValue().contains(told))
                .map(Map.Entry::getKey)
                .toList();
        return keepers.isEmpty() ? folds.subList(folds.size() - 1, folds.size()) : keepers;
    }

    /** Whether who reads plays against those whose secrets it tells. */
    public boolean isToAPlayer() {
        return !folds.isEmpty();
    }

    /** What happened, in order. */
    public List<OrganizePage.Told> lines() {
        return lines;
    }

    /** The organizer's number of an entry that these lines call {@code n}; empty: they tell of none. */
    public Optional<Integer> entry(int n) {
        return isToAPlayer() ? Optional.ofNullable(entries.get(n)) : Optional.of(n);
    }

    /** What was done, as far as it stands open, by the journal's number of its entry. */
    public Map<Integer, OrganizePage.Told> done() throws IOException {
        Function<Integer, Optional<Integer>> journal = organizers.entries();
        Map<Integer, OrganizePage.Told> done = new LinkedHashMap<>();
        for (OrganizePage.Told line : lines) {
            if (line.isOpen() && line.is(OrganizePage.Told.Kind.DONE)) {
                entry(line.n()).flatMap(journal).ifPresent(entry -> done.putIfAbsent(entry, line));
            }
        }
        return done;
    }

    /** Some of these lines: what is open, and each fold, that none tells by standing there what is in it. */
    public List<OrganizePage.Passage> passages(List<OrganizePage.Told> some, int most) {
        List<OrganizePage.Passage> all = new ArrayList<>();
        all.add(passage(
                "", some.stream().filter(line -> line.secret().isEmpty()).toList(), most));
        for (String fold : folds) {
            all.add(passage(
                    fold,
                    some.stream().filter(line -> line.secret().contains(fold)).toList(),
                    most));
        }
        return all;
    }

    private static OrganizePage.Passage passage(String fold, List<OrganizePage.Told> lines, int most) {
        return new OrganizePage.Passage(fold, lines.subList(0, Math.min(most, lines.size())));
    }

    /** The table as the reader has it before them. */
    public SeatView table() {
        return isToAPlayer() ? own.get(own.size() - 1) : organizers;
    }

    /** What is read of the game as it stands. */
    public Records records() throws IOException {
        List<JsonNode> read = new ArrayList<>();
        for (SeatView view : own.subList(Math.min(1, own.size()), own.size())) { // whoever looks on knows no more
            read.add(view.records());
        }
        return new Records(organizers.records(), read);
    }

    /**
     * Records as they are read at one time.
     *
     * @param organizers by who runs the game
     * @param own from where they play
     */
    public record Records(JsonNode organizers, List<JsonNode> own) {

        /** Rows that would read otherwise {@code then}. */
        public List<MendPage.Changed> open(Records then) {
            if (own.isEmpty()) {
                return Difference.rows(organizers, then.organizers);
            }
            Set<MendPage.Changed> rows = new LinkedHashSet<>();
            for (int i = 0; i < own.size(); i++) {
                rows.addAll(Difference.rows(own.get(i), then.own.get(i)));
            }
            return List.copyOf(rows);
        }

        /** Those that only who runs the game would read so. */
        public List<MendPage.Changed> folded(Records then) {
            List<MendPage.Changed> rows = new ArrayList<>(Difference.rows(organizers, then.organizers));
            rows.removeAll(open(then));
            return rows;
        }
    }

    /** Of entries of the journal those that the reader has heard of without unfolding anything. */
    public Predicate<Integer> known() throws IOException {
        Predicate<Integer> known = isToAPlayer() ? entry -> false : organizers.known();
        for (SeatView view : own) {
            known = known.or(view.known());
        }
        return known;
    }
}
