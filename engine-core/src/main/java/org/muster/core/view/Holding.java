package org.muster.core.view;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/**
 * What somebody has a number of.
 *
 * @param seat id of it
 */
public record Holding(Subject subject, String seat) {

    private static final String OWNER = "owner-";
    private static final long GREATEST = 1_000_000_000_000L;

    /**
     * What is counted.
     *
     * @param title of the table; the same for all that stands in it
     * @param what the column's head
     */
    public record Subject(Sentence title, Sentence what) {}

    /** Every number in tables that have a row for each seat and none twice. */
    public static void ofRecords(List<Table> tables, Map<Holding, Long> into) {
        for (Table table : tables) {
            if (tellsStandings(table)) {
                table.rows().forEach(row -> ofRow(table, row, into));
            }
        }
    }

    /** Whether a table has a row for each of several seats, none twice, and numbers; a table of things tells no standings. */
    public static boolean tellsStandings(Table table) {
        Set<String> owners = new HashSet<>();
        boolean counts = false;
        for (Row row : table.rows()) {
            String owner = row.owner().map(Player::id).orElse("");
            boolean isOfAThing = !row.anchor().isEmpty() && !row.anchor().equals(owner);
            if (owner.isEmpty() || isOfAThing || !owners.add(owner)) {
                return false;
            }
            counts |= row.cells().stream().anyMatch(cell -> cell.accept(NUMBER).isPresent());
        }
        return owners.size() > 1 && counts && !table.heads().isEmpty();
    }

    private static void ofRow(Table table, Row row, Map<Holding, Long> into) {
        String seat = row.owner().orElseThrow().id();
        for (int i = numbersRows(table) ? 1 : 0; i < row.cells().size(); i++) {
            Subject subject = new Subject(table.title(), table.heads().get(i));
            row.cells().get(i).accept(NUMBER).ifPresent(number -> into.put(new Holding(subject, seat), number));
        }
    }

    /** Whether the first column counts the rows, who is level alike: it tells where a row stands, and nothing of what somebody has. */
    private static boolean numbersRows(Table table) {
        long before = 0;
        long rows = 0;
        for (Row row : table.rows()) {
            rows++;
            Optional<Long> number = row.cells().isEmpty()
                    ? Optional.empty()
                    : row.cells().get(0).accept(NUMBER);
            long is = number.orElse(-1L);
            if (is != rows && is != before) {
                return false;
            }
            before = is;
        }
        return before > 0;
    }

    /** What stands for "without end" is no number of a chart. */
    private static Optional<Long> drawable(long number) {
        return Math.abs(number) <= GREATEST && number != Long.MIN_VALUE ? Optional.of(number) : Optional.empty();
    }

    private static final Cell.Visitor<Optional<Long>> NUMBER = new Cell.Visitor<>() {
        @Override
        public Optional<Long> words(Cell.Words words) {
            return Optional.empty();
        }

        @Override
        public Optional<Long> amount(Cell.Amount amount) {
            return drawable(amount.value());
        }

        @Override
        public Optional<Long> share(Cell.Share share) {
            return drawable(share.value());
        }

        @Override
        public Optional<Long> mark(Cell.Mark mark) {
            return Optional.empty();
        }
    };

    /** Whose the places and pieces of a picture are: ids of seats by what the places and pieces are called. */
    public static Map<String, String> owners(Scene scene, List<String> seats) {
        Map<String, String> owners = new LinkedHashMap<>();
        for (Mark mark : scene.marks()) {
            if (!mark.id().isEmpty() && mark.accept(OWNED).isPresent()) {
                owner(mark, seats).ifPresent(seat -> owners.put(mark.id(), seat));
            }
        }
        return owners;
    }

    /** How many places and pieces of the picture are whose. */
    public static void ofScene(Scene scene, List<String> seats, Map<Holding, Long> into) {
        Map<Holding, Set<String>> owned = new LinkedHashMap<>();
        for (Mark mark : scene.marks()) {
            Optional<Sentence> kind = mark.accept(OWNED);
            Optional<String> owner = owner(mark, seats);
            if (kind.isPresent() && owner.isPresent() && !mark.id().isEmpty()) {
                Subject subject = new Subject(Sentence.of("On the map"), kind.get());
                seats.forEach(seat -> owned.computeIfAbsent(new Holding(subject, seat), any -> new HashSet<>()));
                owned.computeIfAbsent(new Holding(subject, owner.get()), any -> new HashSet<>())
                        .add(mark.id());
            }
        }
        owned.forEach((tally, ids) -> into.put(tally, (long) ids.size()));
    }

    private static Optional<String> owner(Mark mark, List<String> seats) {
        for (String one : mark.classes()) {
            if (one.startsWith(OWNER) && one.substring(OWNER.length()).matches("\\d{1,3}")) {
                int seat = Integer.parseInt(one.substring(OWNER.length()));
                return seat < seats.size() ? Optional.of(seats.get(seat)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** What can be owned, in a word. */
    private static final Mark.Visitor<Optional<Sentence>> OWNED = new Mark.Visitor<>() {
        @Override
        public Optional<Sentence> patch(Mark.Patch patch) {
            return Optional.of(Sentence.of("Places"));
        }

        @Override
        public Optional<Sentence> line(Mark.Line line) {
            return Optional.empty();
        }

        @Override
        public Optional<Sentence> token(Mark.Token token) {
            return Optional.of(Sentence.of("Pieces"));
        }

        @Override
        public Optional<Sentence> label(Mark.Label label) {
            return Optional.empty();
        }

        @Override
        public Optional<Sentence> backdrop(Mark.Backdrop backdrop) {
            return Optional.empty();
        }
    };
}
