package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.drawing.words.Columns;

class SceneTextTest {

    @Test
    void a_small_scene_is_written_as_it_was_looked_at() throws IOException {
        Golden.matches("small.txt", SceneText.draw(SampleScenes.small(), Terminal.plain(60)));
        Golden.matches("small-ascii.txt", SceneText.draw(SampleScenes.small(), new Terminal(60, false, true)));
    }

    @Test
    void the_four_kinds_of_games_are_written_as_they_were_looked_at() throws IOException {
        Golden.matches("campaign.txt", SceneText.draw(SampleScenes.campaign(), Terminal.plain(120)));
        Golden.matches("squares.txt", SceneText.draw(SampleScenes.squares(), Terminal.plain(80)));
        Golden.matches("hexes.txt", SceneText.draw(SampleScenes.hexes(), Terminal.plain(100)));
        Golden.matches("table.txt", SceneText.draw(SampleScenes.table(), Terminal.plain(80)));
    }

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void no_line_is_wider_than_the_terminal(Scene scene) {
        for (int columns : new int[] {40, 57, 80, 132, 200}) {
            String text = SceneText.draw(scene, Terminal.plain(columns));
            assertThat(text.lines()).allMatch(line -> Columns.width(line) <= columns);
            assertThat(text.lines()).allMatch(line -> line.equals(line.stripTrailing()));
        }
    }

    /** In a melee a name would stand as near to the enemy as to whom it names. */
    @Test
    void a_name_of_a_piece_is_nearest_to_it() {
        Mark[] melee = {
            fighter("ezra", "Ezra Bridger", 46, 20),
            fighter("troopers-1", "Night Troopers A", 50, 21),
            fighter("troopers-2", "Night Troopers A", 54, 20),
            fighter("sabine", "Sabine Wren", 50, 18.5),
            fighter("ahsoka", "Ahsoka Tano", 45.5, 18),
            name("Ezra Bridger", 46, 20),
            name("Night Troopers A", 50, 21),
            name("Sabine Wren", 50, 18.5),
            name("Ahsoka Tano", 45.5, 18)
        };
        Scene scene = Scene.of(Sentence.of("melee"), 90, 40).showing(List.of(melee), List.of());
        List<String> rows = SceneText.draw(scene, Terminal.plain(120)).lines().toList();
        Map<String, String> pieces = Map.of(
                "(ez)",
                "Ezra Bridger",
                "(t1)",
                "Night Troopers A",
                "(t2)",
                "Night Troopers A",
                "(sa)",
                "Sabine Wren",
                "(ah)",
                "Ahsoka Tano");
        List<String> named = new ArrayList<>();
        for (int row = 0; row < rows.size() && !rows.get(row).startsWith("Pieces"); row++) {
            for (String name : Set.copyOf(pieces.values())) {
                int at = rows.get(row).indexOf(name);
                if (at >= 0) {
                    named.add(name);
                    assertThat(nearest(rows, pieces.keySet(), at, at + name.length() - 1, row).stream()
                                    .map(pieces::get))
                            .as("%s%n%s", name, String.join("\n", rows))
                            .containsOnly(name);
                }
            }
        }
        assertThat(named).hasSizeGreaterThan(2);
    }

    /** The pieces that are nearest to the words in a row, of which two columns are as wide as a row is high. */
    private static List<String> nearest(List<String> rows, Set<String> pieces, int from, int to, int row) {
        int least = Integer.MAX_VALUE;
        List<String> nearest = new ArrayList<>();
        for (String piece : pieces) {
            for (int r = 0; r < rows.size(); r++) {
                int at = rows.get(r).indexOf(piece);
                if (at >= 0) {
                    int beside = Math.max(0, Math.max(from - at - piece.length() + 1, at - to));
                    int distance = beside + 2 * Math.abs(r - row);
                    if (distance < least) {
                        nearest.clear();
                        least = distance;
                    }
                    if (distance == least) {
                        nearest.add(piece);
                    }
                }
            }
        }
        return nearest;
    }

    private static Mark fighter(String id, String unit, double x, double y) {
        String letters =
                id.charAt(0) + id.substring(Math.max(1, id.indexOf('-') + 1)).substring(0, 1);
        return Mark.token(id, new Point(x, y), 1).text(letters).noting(Sentence.verbatim(unit + " at " + x + ", " + y));
    }

    private static Mark name(String unit, double x, double y) {
        return Mark.label("", new Point(x, y), 1, Sentence.verbatim(unit));
    }

    /** Sixteen squares by twenty and a planet, as a space battle has them. */
    @Test
    void a_map_of_squares_fits_a_screen() {
        List<Mark> marks = new ArrayList<>();
        for (int x = 0; x < 16; x++) {
            for (int y = 0; y < 20; y++) {
                marks.add(square(x + "-" + y, x, y).being("grid"));
            }
        }
        for (int x = 4; x < 9; x++) {
            for (int y = 4; y < 7; y++) {
                String id = "S" + x + y;
                marks.add(Mark.token(id, new Point(x + 0.5, y + 0.5), 0.4).text(id));
            }
        }
        Scene scene = Scene.of(Sentence.verbatim("Space"), 16, 20).showing(marks, List.of());
        for (int columns : new int[] {80, 120, 200}) {
            List<String> lines =
                    SceneText.draw(scene, Terminal.plain(columns)).lines().toList();
            long rows = lines.stream().filter(line -> line.contains("·   ")).count();
            int top = 0;
            while (!lines.get(top).contains("·   ")) {
                top++;
            }
            int last = lines.size() - 1;
            while (!lines.get(last).contains("·   ")) {
                last--;
            }
            assertThat(rows).as("every square has its row").isEqualTo(21);
            for (String id : List.of("S44", "S54", "S64", "S74", "S84")) {
                int at = -1;
                for (int line = 0; line <= last; line++) {
                    at = lines.get(line).contains(id) ? line : at;
                }
                assertThat(at).as(id + " is in its row or has a key").isIn(-1, 9 + top);
            }
            assertThat(last).as(columns + " columns").isLessThan(48);
        }
    }

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void every_name_and_note_is_there_however_narrow(Scene scene) {
        for (int columns : new int[] {40, 80, 132}) {
            String text = SceneText.draw(scene, Terminal.plain(columns)).replaceAll("\\s+", " ");
            for (Mark mark : scene.marks()) {
                for (String part : mark.note().split("[,;] ?")) {
                    assertThat(text).contains(part);
                }
                if (mark instanceof Mark.Label label && !label.classes().contains("quiet")) {
                    assertThat(text).contains(label.text());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void an_ascii_terminal_gets_ascii(Scene scene) {
        String text = SceneText.draw(scene, new Terminal(80, false, true));

        assertThat(text.chars()).allMatch(c -> c == '\n' || c >= 32 && c < 127);
    }

    @Test
    void colours_come_only_if_asked_for_and_end_with_their_line() {
        String coloured = SceneText.draw(SampleScenes.campaign(), new Terminal(100, true, false));

        assertThat(SceneText.draw(SampleScenes.campaign(), Terminal.plain(100))).doesNotContain("\u001B");
        assertThat(coloured).contains("\u001B[38;2;");
        assertThat(coloured.lines().filter(line -> line.contains("\u001B")))
                .allMatch(line -> line.lastIndexOf("\u001B[0m") == line.lastIndexOf("\u001B["));
        assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", "").lines().map(String::stripTrailing))
                .containsExactlyElementsOf(SceneText.draw(SampleScenes.campaign(), Terminal.plain(100))
                        .lines()
                        .toList());
    }

    @Test
    void a_name_without_room_has_a_key_that_the_list_explains() {
        Scene crowded = SampleScenes.crowded();
        String text = SceneText.draw(crowded, Terminal.plain(60));

        assertThat(text).contains("[1]").containsPattern("\\n\\[1\\] \\S+");
    }

    /** Nor is a key put over a border: nobody could say which of two places it is for. */
    @Test
    void where_there_is_no_room_for_a_key_whose_a_place_is_stands_alone() {
        String text = SceneText.draw(SampleScenes.crowded(), Terminal.plain(40));

        assertThat(text)
                .contains("\n│ A│ B│ C│ D│ E│ F│ G│ H│ I│ J│ K│ L│\n", "\nLongwood59: L\n")
                .doesNotContain("[");
    }

    private static Mark.Patch square(String id, double x, double y) {
        return Mark.patch(
                id, List.of(new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1)));
    }

    /** Columns of a place so wide that its middle is a character of its own. */
    private static Mark.Patch column(String id, double from, double to) {
        return Mark.patch(id, List.of(new Point(from, 0), new Point(to, 0), new Point(to, 2), new Point(from, 2)));
    }

    /** A short name would have fitted into the wide place beside it. */
    @Test
    void a_name_never_stands_in_another_place() {
        Scene scene = Scene.of(Sentence.verbatim("Lane"), 12, 2)
                .showing(
                        List.of(
                                column("lane", 0, 0.8),
                                column("wide", 0.8, 12),
                                Mark.label("lane", new Point(0.4, 1), 0.2, "Elm"),
                                Mark.token("piece", new Point(0.4, 1.5), 0.1)
                                        .text("77")
                                        .being("owner-0")),
                        List.of());
        String map = SceneText.draw(scene, Terminal.plain(40)).split("Places")[0];

        assertThat(map).doesNotContain("Elm", "77");
        assertThat(map.lines().filter(line -> line.contains("[2]")).findFirst())
                .as("a piece is where it is, though there be a border")
                .hasValueSatisfying(line -> assertThat(line).startsWith("[2]"));
    }

    /** Who has learnt that Oak is 2 need not look it up again because Elm has got room. */
    @Test
    void a_place_has_the_same_key_on_every_map() {
        for (String elm : List.of("Elm", "Elmsteadford")) {
            List<Mark> marks = List.of(
                    column("elm", 0, 1.4),
                    column("oak", 1.4, 2.8),
                    column("ash", 2.8, 12),
                    Mark.label("elm", new Point(0.7, 1), 0.2, elm),
                    Mark.label("oak", new Point(2.1, 1), 0.2, "Oakenshire"));
            String text = SceneText.draw(
                    Scene.of(Sentence.verbatim("Lane"), 12, 2).showing(marks, List.of()), Terminal.plain(60));

            assertThat(text).contains("\n[2] Oakenshire");
            assertThat(text.contains("[1]")).as(text).isEqualTo(elm.length() > 3);
        }
    }

    /** Both ways: a step up the map was rubbed out by the gaps between its signs. */
    @Test
    void a_move_straight_up_is_seen_as_one_straight_down() {
        for (int way : new int[] {1, -1}) {
            Point from = new Point(2.5, 4.5 - way * 2);
            Point to = new Point(2.5, 4.5 + way * 2);
            List<Mark> marks = new ArrayList<>();
            for (int i = 0; i < 81; i++) {
                double x = i % 9;
                double y = i / 9;
                marks.add(square("", x, y).being("grid"));
            }
            marks.add(Mark.line("", List.of(from, to)).asArrow().being("move"));
            Scene scene = Scene.of(Sentence.verbatim("Step"), 9, 9)
                    .showing(marks, List.of(Scene.Entry.of(List.of("move"), "last move")));
            String text = SceneText.draw(scene, Terminal.plain(80));

            assertThat(text).contains("o last move");
            assertThat(text.lines().filter(line -> line.matches("[ ·]*o[ ·]*")))
                    .as(text)
                    .hasSizeGreaterThanOrEqualTo(3);
        }
    }

    /** A number beside another row or column than its own would be believed. */
    @Test
    void numbers_along_an_edge_stand_where_they_belong_or_not_at_all() {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            for (int k = 0; k < 16; k++) {
                marks.add(Mark.patch(
                                "",
                                List.of(
                                        new Point(1 + i, 1 + k),
                                        new Point(2 + i, 1 + k),
                                        new Point(2 + i, 2 + k),
                                        new Point(1 + i, 2 + k)))
                        .being("grid"));
            }
            marks.add(Mark.label("", new Point(1.5 + i, 0.5), 0.3, "" + (i + 1)).being("quiet"));
            marks.add(Mark.label("", new Point(0.5, 1.5 + i), 0.3, "" + (i + 1)).being("quiet"));
        }
        Scene scene = Scene.of(Sentence.verbatim("Numbers"), 17, 17).showing(marks, List.of());
        assertThat(SceneText.draw(scene, Terminal.plain(80)))
                .containsPattern("\n +1 +2 +3 +4 +5 +6 +7 +8 +9 +10 +11 +12 +13 +14 +15 +16\n");
        String narrow = SceneText.draw(scene, Terminal.plain(40));
        assertThat(narrow).containsPattern("\n[ ·]+2· ·4· ·6· ·8· 10· 12· 14· 16·\n");
        assertThat(narrow.lines().filter(line -> line.matches(" *\\d+\\b.*·.*")).count())
                .as(narrow)
                .isEqualTo(16);
    }

    @Test
    void what_is_to_fit_fits_and_every_key_is_explained() {
        int fitting = 0;
        for (int lines : new int[] {10, 20, 33}) {
            for (Scene scene : SampleScenes.all().toList()) {
                Optional<String> picture = SceneText.fitting(scene, scene, Terminal.plain(100), lines);
                if (picture.isPresent()) {
                    fitting++;
                    assertThat(picture.get().lines().count()).isLessThanOrEqualTo(lines);
                    Matcher key = Pattern.compile("\\[\\d+\\]").matcher(picture.get());
                    while (key.find()) {
                        assertThat(picture.get()).contains(key.group() + " ");
                        assertThat(picture.get().split(Pattern.quote(key.group()), -1))
                                .as(key.group() + picture.get())
                                .hasSize(3);
                    }
                }
            }
        }
        assertThat(fitting).isGreaterThan(7);
    }

    /** Hexes as campaigns have them, with a name and a piece each, at every size that there is a screen for. */
    @Test
    void words_stand_in_their_own_hex() {
        List<Mark> marks = new ArrayList<>();
        for (int q = 0; q < 9; q++) {
            for (int r = 0; r < 6; r++) {
                double x = 1 + 1.5 * q;
                double y = 1 + 1.732 * (r + q % 2 * 0.5);
                String id = "" + (char) ('A' + q) + (r + 1);
                List<Point> corners = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    double angle = Math.PI / 3 * i;
                    corners.add(new Point(x + Math.cos(angle), y + Math.sin(angle)));
                }
                marks.add(Mark.patch(id, corners).being("owner-" + q));
                marks.add(Mark.token("of-" + id, new Point(x, y + 0.4), 0.1)
                        .text("p" + id)
                        .being("owner-" + q));
                marks.add(Mark.label(id, new Point(x, y - 0.3), 0.2, "N" + id));
            }
        }
        Scene scene = Scene.of(Sentence.verbatim("Hexes"), 15, 12.2).showing(marks, List.of());
        int seen = 0;
        for (int columns : new int[] {40, 60, 80, 100, 140}) {
            for (int rows : new int[] {10, 15, 20, 30, 48}) {
                Terminal terminal = Terminal.plain(columns);
                TextMap ground = new TextMap(scene, columns, rows, 1.25);
                List<String> lines = new LetteredMap(scene, new Places(scene), Map.of(), terminal, rows, 1.25)
                        .text()
                        .lines()
                        .toList();
                Matcher word = Pattern.compile("[Np]([A-I][1-6])").matcher("");
                for (int row = 0; row < lines.size(); row++) {
                    word.reset(lines.get(row));
                    while (word.find()) {
                        seen++;
                        String id = word.group(1);
                        for (int column = word.start(); column < word.end(); column++) {
                            int patch = ground.canvas.patch(column, row);
                            assertThat(
                                            patch < 0
                                                    ? "none"
                                                    : scene.marks().get(patch).id())
                                    .as("%s at %s %s of%n%s", id, column, row, String.join("\n", lines))
                                    .isEqualTo(id);
                        }
                    }
                }
            }
        }
        assertThat(seen).isGreaterThan(500);
    }

    @Test
    void a_place_is_not_told_twice_what_it_is() {
        List<Point> shape = List.of(new Point(0, 0), new Point(4, 0), new Point(4, 2), new Point(0, 2));
        Scene scene = new Scene(
                "",
                "",
                4,
                2,
                List.of(
                        new Mark.Patch(
                                "ash", shape, List.of("owner-0", "capital"), "Ash City, Blue; economy 40, capital"),
                        new Mark.Label("ash", new Point(2, 1), 0.3, "Ash City", List.of()),
                        new Mark.Line("", List.of(new Point(3, 1), new Point(5, 1)), true, List.of("link"), "leads on"),
                        new Mark.Line(
                                "", List.of(new Point(3, 1), new Point(5, 2)), true, List.of("link"), "leads on")),
                List.of(new Scene.Entry(List.of("owner-0"), "Blue"), new Scene.Entry(List.of("capital"), "capital")),
                "One city.");
        String text = SceneText.draw(scene, Terminal.plain(60));
        assertThat(text)
                .contains("Ash City: A Blue, capital; economy 40\n")
                .doesNotStartWith("\n")
                .containsOnlyOnce("leads on");
    }

    @Test
    void what_a_sign_stands_for_is_told_once_and_numbers_name_no_place() {
        List<Point> shape = List.of(new Point(0, 0), new Point(8, 0), new Point(8, 4), new Point(0, 4));
        Scene scene = new Scene(
                "",
                "",
                8,
                4,
                List.of(
                        new Mark.Patch("wall", shape, List.of("terrain-ruins"), "10 cm high"),
                        new Mark.Label("", new Point(0.4, 2), 0.3, "75", List.of("quiet")),
                        new Mark.Token("x1", new Point(2, 2), 0.4, 90, "fighter", "X1", List.of("owner-0"), ""),
                        new Mark.Token("x2", new Point(4, 2), 0.4, 90, "fighter", "X2", List.of("owner-0"), ""),
                        new Mark.Token("hut", new Point(6, 2), 0.4, -1, "village", "", List.of(), ""),
                        new Mark.Line("", List.of(new Point(1, 1), new Point(7, 1)), true, List.of("shot"), "a shot")),
                List.of(
                        new Scene.Entry(List.of("owner-0"), "Player 1 (Rebel)"),
                        new Scene.Entry(List.of("terrain-ruins"), "wall"),
                        new Scene.Entry(List.of("fighter"), "X-Wing"),
                        new Scene.Entry(List.of("village"), "village"),
                        new Scene.Entry(List.of("shot"), "shot"),
                        new Scene.Entry(List.of("shot", "hit"), "shot")),
                "A wall.");
        String text = SceneText.draw(scene, Terminal.plain(80));
        assertThat(text)
                .contains("(X1 …) X-Wing", "(vi) village", "\nwall: 10 cm high\n")
                .containsOnlyOnce("s shot")
                .doesNotContain("75:", "( )");
    }

    @Test
    void whose_it_is_stands_there_once() {
        List<Point> shape = List.of(new Point(0, 0), new Point(4, 0), new Point(4, 2), new Point(0, 2));
        Scene scene = new Scene(
                "",
                "",
                4,
                2,
                List.of(new Mark.Patch("ash", shape, List.of("owner-0"), "Anna; hive")),
                List.of(new Scene.Entry(List.of("owner-0"), "Anna (Tau)")),
                "One world.");
        assertThat(SceneText.draw(scene, Terminal.plain(60))).contains("ash: A Anna (Tau); hive\n");
    }

    /** A village, a depot and a battle on a place are said once, at it or at the piece. */
    @Test
    void what_stands_in_a_place_and_what_lies_over_it_is_said_once() {
        List<Point> shape = List.of(new Point(0, 0), new Point(4, 0), new Point(4, 2), new Point(0, 2));
        Scene scene = new Scene(
                "",
                "",
                4,
                2,
                List.of(
                        new Mark.Patch(
                                "B1", shape, List.of("owner-1", "field"), "Tarrow (B1); village; supply depot of Bert"),
                        new Mark.Patch("", shape, List.of("threat"), "battle to be fought"),
                        new Mark.Token("v", new Point(1, 1), 0.4, -1, "village", "", List.of(), "village"),
                        new Mark.Token(
                                "d", new Point(2, 1), 0.4, -1, "depot", "", List.of("owner-1"), "supply depot of Bert"),
                        new Mark.Token(
                                "b", new Point(3, 1), 0.4, -1, "banner", "1", List.of("owner-1"), "Bert's banner 1")),
                List.of(
                        new Scene.Entry(List.of("owner-1"), "Bert, Cygnar"),
                        new Scene.Entry(List.of("threat"), "battle to be fought")),
                "");
        assertThat(SceneText.draw(scene, Terminal.plain(80))).endsWith("""

                        Places
                        B1: B Bert, Cygnar, battle to be fought; Tarrow
                            village
                            depot: B; supply depot of Bert
                            banner 1: B Bert, Cygnar
                        """);
        assertThat(SceneText.brief(scene.showing(scene.marks().subList(0, 2), List.of()), Terminal.plain(80)))
                .as("where a battle is to be fought is news")
                .contains("B1: B");
    }

    /** A map whose signs nobody explained, where two lines were left below it. */
    @Test
    void what_has_no_room_for_the_whole_legend_shows_as_much_of_it_as_there_is_room_for() {
        Scene campaign = SampleScenes.campaign();
        for (int lines = 25; lines < 29; lines++) {
            String picture = SceneText.fitting(campaign, campaign, Terminal.plain(100), lines)
                    .orElseThrow();
            assertThat(picture.lines()).hasSize(lines);
            assertThat(picture.contains("\nA Old Guard   B Red Sun")).isEqualTo(lines > 25);
            assertThat(picture.contains("\nG Gilded Hand")).isEqualTo(lines > 26);
            assertThat(picture.contains("\n# fortified")).isEqualTo(lines > 27);
            assertThat(picture).as("after the keys nothing").endsWith("[38] Westmoor J\n");
        }
    }

    /** Twenty rows of squares in ten lines are none. */
    @Test
    void a_board_of_squares_has_a_row_for_each_or_is_not_drawn() {
        List<Mark> squares = new ArrayList<>();
        for (int x = 0; x < 10; x++) {
            for (int y = 0; y < 20; y++) {
                squares.add(square("x" + x + "y" + y, x, y).being("grid"));
            }
        }
        Scene board = Scene.of(Sentence.verbatim("Space"), 10, 20).showing(squares, List.of());

        assertThat(SceneText.fitting(board, board, Terminal.plain(80), 19)).isEmpty();
        assertThat(SceneText.fitting(board, board, Terminal.plain(80), 30)).isPresent();
    }

    /** Where a ship stands is in its note already. */
    @Test
    void a_piece_on_a_square_is_said_where_it_is_once() {
        List<Point> square = List.of(new Point(0, 0), new Point(2, 0), new Point(2, 2), new Point(0, 2));
        Mark.Token ship = new Mark.Token(
                "x1", new Point(1, 1), 0.4, 90, "fighter", "X1", List.of("acted"), "Fighter at (11, 2), speed 4");
        Scene scene = new Scene(
                "",
                "",
                2,
                2,
                List.of(new Mark.Patch("x11y2", square, List.of("grid"), ""), ship),
                List.of(new Scene.Entry(List.of("fighter"), "Fighter")),
                "");
        assertThat(SceneText.draw(scene, Terminal.plain(80)))
                .contains("Fighter X1: has acted, facing east; at (11, 2), speed 4\n");
    }

    /** Letters all over a zone would hide what stands in it; a small one has its letter all the same. */
    @Test
    void a_zone_is_hinted_at() {
        Scene wide = zone(16, 20);
        long letters = SceneText.draw(wide, Terminal.plain(80))
                .substring("Space".length())
                .chars()
                .filter(c -> c == 'a')
                .count();
        assertThat(letters).isBetween(10L, 60L);
        assertThat(SceneText.draw(zone(16, 0.4), Terminal.plain(80))).containsPattern("(?m)^a +a");
        assertThat(SceneText.draw(zone(1, 20), Terminal.plain(80))).containsPattern("(?m)^a$");
    }

    private static Scene zone(double width, double height) {
        return Scene.of(Sentence.verbatim("Space"), 16, 20)
                .showing(
                        List.of(Mark.patch(
                                        "",
                                        List.of(
                                                new Point(0, 0),
                                                new Point(width, 0),
                                                new Point(width, height),
                                                new Point(0, height)))
                                .being("zone", "owner-0")),
                        List.of());
    }

    @Test
    void what_the_list_says_of_a_place_needs_no_key() {
        List<Mark> marks = new ArrayList<>();
        for (int x = 0; x < 8; x++) {
            for (int y = 0; y < 8; y++) {
                marks.add(square("S" + x + y, x, y).noting("{id}, fortress", "S" + x + y));
            }
        }
        marks.add(Mark.label("S33", new Point(3.5, 3.4), 0.1, "Aegis"));
        marks.add(Mark.label("", new Point(3.5, 3.6), 0.1, "S33 fortress").being("coordinate"));
        marks.add(Mark.label("", new Point(5.5, 5.6), 0.1, "S55 harbour").being("coordinate"));
        Scene scene = Scene.of(Sentence.verbatim("Worlds"), 8, 8).showing(marks, List.of());
        assertThat(SceneText.draw(scene, Terminal.plain(40)))
                .containsPattern("\\[\\d+] Aegis: S33, fortress\n")
                .containsPattern("\\[\\d+] S55 harbour")
                .doesNotContain("S33 fortress");
    }

    @Test
    void briefly_only_places_where_something_stands_are_listed() {
        String brief = SceneText.brief(SampleScenes.campaign(), Terminal.plain(120));
        assertThat(brief)
                .contains("squad 7: C; ")
                .doesNotContain("Millbrook: D")
                .doesNotContain("\nLines\n");
        assertThat(SceneText.draw(SampleScenes.campaign(), Terminal.plain(120)))
                .contains("\nMillbrook: D")
                .hasSizeGreaterThan(brief.length());
    }

    @Test
    void words_break_between_words_and_wide_letters_count_twice() {
        assertThat(Columns.wrap("one two three", 7)).isEqualTo(List.of("one two", "three"));
        assertThat(Columns.wrap("abcdefghij", 4)).isEqualTo(List.of("abcd", "efgh", "ij"));
        assertThat(Columns.width("東京 e\u0301")).isEqualTo(6);
        assertThat(Columns.ascii("Łódź – Größe")).isEqualTo("Lodz - Grosse");
    }

    private static List<Point> box(double left, double top, double right, double bottom) {
        return List.of(new Point(left, top), new Point(right, top), new Point(right, bottom), new Point(left, bottom));
    }

    /** "A1" is a place, so a piece of A that is called 1 is not. */
    @Test
    void a_piece_is_not_called_as_a_place_is() {
        Scene scene = Scene.of(Sentence.verbatim("Land"), 40, 10)
                .showing(
                        List.of(
                                Mark.patch("A1", box(0, 0, 20, 10)),
                                Mark.patch("A2", box(20, 0, 40, 10)),
                                Mark.token("anna-1", new Point(30, 5), 0.5)
                                        .text("1")
                                        .being("owner-0"),
                                Mark.token("anna-3", new Point(10, 5), 0.5)
                                        .text("3")
                                        .being("owner-0")),
                        List.of());
        assertThat(SceneText.draw(scene, Terminal.plain(100)))
                .contains("(A:1)", "(A:3)")
                .doesNotContain("(A1)", "(A3)");
    }

    /** Small letters are ground, capital ones are pieces; what covers many squares is said of none. */
    @Test
    void a_zone_has_small_letters_and_a_line_of_the_legend() {
        List<Mark> marks = new ArrayList<>();
        for (int x = 0; x < 4; x++) {
            for (int y = 0; y < 4; y++) {
                marks.add(Mark.patch("x" + x + "y" + y, box(x, y, x + 1, y + 1)).being("grid"));
            }
        }
        marks.add(Mark.patch("", box(0, 0, 4, 3)).being("zone", "owner-1"));
        Scene scene = Scene.of(Sentence.verbatim("Space"), 4, 4)
                .showing(marks, List.of(Scene.Entry.of(List.of("owner-1"), "Rebels")));
        assertThat(SceneText.draw(scene, Terminal.plain(60)))
                .contains("b zone of Rebels")
                .containsPattern("(?m)^[^\\w]*b[^\\w]")
                .doesNotContain("x2y1");
    }

    /** Where two pieces are named the places they stand on are not, and may be told. */
    @Test
    void what_a_line_says_is_left_out_only_where_it_was_said() {
        Scene scene = Scene.of(Sentence.of("cover"), 90, 40)
                .showing(
                        List.of(
                                Mark.patch(
                                        "wall",
                                        List.of(
                                                new Point(50, 10),
                                                new Point(60, 10),
                                                new Point(60, 30),
                                                new Point(50, 30))),
                                Mark.label("wall", new Point(55, 28), 1, Sentence.of("heavy cover")),
                                fighter("ezra", "Ezra Bridger", 10, 20),
                                fighter("morgan", "Morgan Elsbeth", 55, 20),
                                Mark.line("", List.of(new Point(10, 20), new Point(55, 20)))
                                        .noting("sees 1 of 1; 1 obscured, heavy cover")),
                        List.of());
        assertThat(SceneText.draw(scene, Terminal.plain(120))).contains("1 obscured, heavy cover");
    }
}
