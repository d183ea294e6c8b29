package org.muster.paper;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.match.Moment;
import org.muster.core.match.News;
import org.muster.core.match.SeatView;
import org.muster.core.story.Line;
import org.muster.core.view.Documents;
import org.muster.core.view.KnownRoll;
import org.muster.core.view.Luck;
import tools.jackson.databind.JsonNode;

/**
 * The story of a season, for one viewer: a title page with the ranking, a page for each round with the picture at its
 * end, what happened in it and how everybody stood, and how the dice fell.
 */
public final class Chronicle {

    /** Percent of a page. */
    private static final int PICTURE = 44;

    private final SeatView view;
    private final List<Player> seats;
    private final String system;
    private final JsonNode asked;
    private final List<Paper.Part> parts = new ArrayList<>();

    private Chronicle(SeatView view, List<Player> seats, String system) throws IOException {
        this.view = view;
        this.seats = seats;
        this.system = system;
        this.asked = view.asked();
    }

    /**
     * Of a game.
     *
     * @param view whose eyes it is told to
     * @param seats who plays
     * @param system what is played
     */
    public static Paper of(SeatView view, List<Player> seats, String system, PageSize size) throws IOException {
        return new Chronicle(view, seats, system).on(size);
    }

    private Paper on(PageSize size) throws IOException {
        String game = asked.path("name").asString();
        List<Moment> moments = view.moments();
        cover(game, moments);
        for (Round round : Round.of(moments)) {
            page(round);
        }
        dice();
        Sentence title = Sentence.of("Chronicle: {game}", game);
        return new Paper(title.toString(), title.toString(), size, parts);
    }

    /** A round of the game: its moments, and where it ended. */
    private record Round(Sentence title, List<Moment.Told> lines, int end) {

        /** In order; what happened before anything has a title belongs to the first. */
        static List<Round> of(List<Moment> moments) {
            List<Round> rounds = new ArrayList<>();
            Sentence title = Sentence.NOTHING;
            List<Moment.Told> lines = new ArrayList<>();
            int end = 0;
            for (Moment moment : moments) {
                for (Moment.Told line : moment.lines()) {
                    Sentence now = line.heard().phase().isEmpty()
                            ? title
                            : line.heard().phase().get(0);
                    if (!now.toString().equals(title.toString()) && !title.isEmpty()) {
                        rounds.add(new Round(title, lines, end));
                        lines = new ArrayList<>();
                    }
                    title = now;
                    lines.add(line);
                    end = moment.n();
                }
            }
            if (!lines.isEmpty()) {
                rounds.add(new Round(title, lines, end));
            }
            return rounds;
        }
    }

    // ---- the title page

    private void cover(String game, List<Moment> moments) throws IOException {
        Xhtml cover = new Xhtml();
        cover.open("div", "class", "cover").element("h1", game).element("p", system, "class", "lead");
        cover.open("ul", "class", "told");
        for (Player seat : seats) {
            cover.element("li", view.name(seat));
        }
        cover.close();
        if (!moments.isEmpty()) {
            String first = TurnSheet.day(moments.get(0).at());
            String last = TurnSheet.day(moments.get(moments.size() - 1).at());
            cover.element("p", first.equals(last) ? first : Sentence.of("{first} to {last}", first, last));
        }
        JsonNode result = asked.path("result");
        if (!result.isMissingNode()) {
            cover.element("h2", Sentence.of("How it ended"))
                    .element("p", result.path("reason").asString());
            ranking(cover, result.path("ranking"));
        } else {
            cover.element("h2", asked.path("over").asBoolean() ? Sentence.of("At the end") : Sentence.of("So far"));
            if (asked.has("closed")) {
                cover.element(
                        "p",
                        Sentence.of(
                                "The game was closed: {why}",
                                asked.path("closed").asString()));
            }
        }
        parts.add(new Paper.Html(cover.close().toString()));
        Xhtml tables = new Xhtml();
        standings(tables, view.records(), Integer.MAX_VALUE);
        parts.add(new Paper.Html(tables.toString()));
    }

    private void ranking(Xhtml cover, JsonNode ranking) throws IOException {
        cover.open("ol", "class", "ranking");
        for (JsonNode place : ranking) {
            List<String> names = new ArrayList<>();
            for (JsonNode seat : place) {
                names.add(view.name(new Player(seat.asString())));
            }
            cover.element("li", String.join(", ", names));
        }
        cover.close();
    }

    // ---- a page a round

    private void page(Round round) throws IOException {
        Xhtml head = new Xhtml();
        head.element("h1", round.title().isEmpty() ? Sentence.of("The beginning") : round.title(), "class", "turn");
        parts.add(new Paper.Html(head.toString()));
        parts.add(new Paper.Picture(view.then(round.end()).scene(), PICTURE));
        Xhtml told = new Xhtml();
        standings(told, Documents.tables(view.then(round.end()).records()), 1);
        phases(round).forEach((phase, lines) -> {
            if (!phase.isEmpty()) {
                told.element("h3", phase);
            }
            told.open("ul", "class", "told");
            lines.forEach(line -> told.element(
                    "li", line.sentence(), "class", line.kind().name().toLowerCase(Locale.ROOT)));
            told.closeLine();
        });
        parts.add(new Paper.Html(told.toString()));
    }

    /**
     * What was told in each phase; where rules told nothing, what people chose. Dice have a page of their own; what was
     * taken back or mended is no part of the story, and entries that it was done to are none either.
     */
    private static Map<String, List<News.Heard>> phases(Round round) {
        Map<String, List<News.Heard>> all = new LinkedHashMap<>();
        for (Moment.Told line : round.lines()) {
            List<Sentence> phase = line.heard().phase();
            all.computeIfAbsent(phase.size() > 1 ? phase.get(1).toString() : "", any -> new ArrayList<>())
                    .add(line.heard());
        }
        all.replaceAll((phase, lines) -> {
            boolean isTold =
                    lines.stream().anyMatch(line -> line.kind() == Line.Kind.TOLD || line.kind() == Line.Kind.NOTED);
            return lines.stream()
                    .filter(line -> switch (line.kind()) {
                        case CHOSE -> !isTold;
                        case ROLLED, MENDED -> false;
                        case TOLD, NOTED -> true;
                    })
                    .toList();
        });
        all.values().removeIf(List::isEmpty);
        return all;
    }

    private static void standings(Xhtml out, JsonNode records, int most) {
        List<JsonNode> tables = new ArrayList<>();
        for (JsonNode table : records) {
            if (tables.size() < most && tellsStandings(table)) {
                tables.add(table);
            }
        }
        RecordTables.write(out, tables, "");
    }

    /** Whether a table has a row for each of several seats, and none twice. */
    private static boolean tellsStandings(JsonNode table) {
        Set<String> owners = new HashSet<>();
        for (JsonNode row : table.path("rows")) {
            if (!row.has("owner") || !owners.add(row.path("owner").asString())) {
                return false;
            }
        }
        return owners.size() > 1;
    }

    // ---- the dice

    private void dice() throws IOException {
        Map<String, List<KnownRoll>> rolls = new LinkedHashMap<>();
        for (KnownRoll roll : view.rolls()) {
            Player by = roll.roll().by();
            rolls.computeIfAbsent(by == null ? "" : view.name(by), any -> new ArrayList<>())
                    .add(roll);
        }
        if (rolls.isEmpty()) {
            return;
        }
        Xhtml page = new Xhtml();
        page.element("h1", Sentence.of("How the dice fell"), "class", "turn");
        List<Sentence> heads = List.of(
                Sentence.of("Rolls"),
                Sentence.of("Dice"),
                Sentence.of("Shown"),
                Sentence.of("Expected"),
                Sentence.of("Luck"),
                Sentence.of("Had to reach"),
                Sentence.of("Reached"),
                Sentence.of("Expected"));
        page.open("table", "class", RecordTables.kind(1 + heads.size()))
                .open("thead")
                .open("tr");
        page.element("th", Sentence.of("Who"), "class", "w");
        heads.forEach(head -> page.element("th", head, "class", "n"));
        page.close().close().open("tbody");
        rolls.forEach((who, his) -> {
            Luck luck = Luck.of(his);
            page.open("tr").element("td", who.isEmpty() ? Sentence.of("for all") : who, "class", "w");
            List<String> numbers = List.of(
                    String.valueOf(luck.rolls()),
                    String.valueOf(luck.dice()),
                    String.valueOf(luck.shown()),
                    String.format(Locale.ROOT, "%.1f", luck.expected()),
                    String.format(Locale.ROOT, "%+.2f", luck.luck()),
                    String.valueOf(luck.tests()),
                    String.valueOf(luck.passed()),
                    String.format(Locale.ROOT, "%.1f", luck.due()));
            for (int i = 0; i < numbers.size(); i++) {
                page.element(
                        "td",
                        numbers.get(i),
                        "class",
                        "n",
                        "data-head",
                        heads.get(i).toString());
            }
            page.closeLine();
        });
        page.close().close();
        page.element(
                "p",
                Sentence.of(
                        "Luck is what the dice showed beyond what they show in the long run, in units of what that usually"
                                + " differs by: two of three times it lies between -1 and +1. Dice with signs are not"
                                + " added up."),
                "class",
                "hint");
        parts.add(new Paper.Html(page.toString()));
    }
}
