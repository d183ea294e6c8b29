package org.muster.host.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * The page of a game, as it is read without script; with it, the page is made from {@code state}.
 *
 * @param id of the game
 * @param ruleset id of it
 * @param place that is looked from
 * @param organizes whether the reader runs the game
 * @param sits whether the reader has a place in it
 * @param phase where the game is
 * @param waiting for whom it waits
 * @param elsewhere where else the reader is asked
 * @param pauses when no time runs, in words
 * @param taken that its journal was taken, in words; empty: nobody has
 * @param houseRules those that differ from the book, in words
 * @param picture as SVG
 * @param asked of who looks
 * @param records of the whole game
 * @param log the last that happened first
 * @param state as JSON
 * @param words that the page's script says, as JSON
 */
public record GamePage(
        String id,
        String ruleset,
        String place,
        boolean organizes,
        boolean sits,
        String name,
        String phase,
        String waiting,
        List<Call> elsewhere,
        List<String> pauses,
        String taken,
        List<String> houseRules,
        String picture,
        List<Asked> asked,
        List<Table> records,
        List<String> log,
        String state,
        String words) {

    /**
     * A question.
     *
     * @param path where in the round it is asked
     */
    public record Asked(String path, String prompt) {}

    /** A table of the records, without columns in which nothing stands. */
    public record Table(String title, List<String> heads, List<List<String>> rows) {
        private static final int FEW = 5;

        /** Whether its columns are more than stand beside a picture: then they are read as lines there. */
        public boolean isMany() {
            return heads.size() > FEW;
        }

        /** Those that are given as JSON. */
        public static List<Table> all(JsonNode records) {
            List<Table> tables = new ArrayList<>();
            for (JsonNode table : records) {
                tables.add(new Table(
                        table.path("title").asString(),
                        filled(table, table.path("heads").valueStream().map(JsonNode::asString)),
                        table.path("rows")
                                .valueStream()
                                .map(row -> filled(
                                        table, row.path("cells").valueStream().map(Table::text)))
                                .toList()));
            }
            return tables;
        }

        private static List<String> filled(JsonNode table, Stream<String> line) {
            List<String> all = line.toList();
            return IntStream.range(0, all.size())
                    .filter(column -> isFilled(table.path("rows"), column))
                    .mapToObj(all::get)
                    .toList();
        }

        private static boolean isFilled(JsonNode rows, int column) {
            return rows.isEmpty()
                    || rows.valueStream()
                            .anyMatch(
                                    row -> !text(row.path("cells").path(column)).isEmpty());
        }

        private static String text(JsonNode cell) {
            return cell.path("text").asString();
        }
    }
}
