package org.muster.maps;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.space.Point;

/**
 * A game file of TripleA, which names territories and what they touch, with {@code polygons.txt} and {@code centers.txt}
 * beside it, which say where they lie.
 */
final class TripleA {

    private static final Pattern POINT =
            Pattern.compile("\\(\\s*(-?\\d{1,6}(?:\\.\\d+)?)\\s*,\\s*(-?\\d{1,6}(?:\\.\\d+)?)\\s*\\)");

    private final Source source;
    private final Xml game;
    private final Draft draft;

    TripleA(Source source, Xml game) {
        this.source = source;
        this.game = game;
        this.draft =
                new Draft(game.first("info").map(info -> info.attribute("name")).orElse("Map"));
    }

    static boolean isOne(Xml root) {
        return root.name().equals("game") && root.first("map").isPresent();
    }

    Draft read() throws IOException {
        Xml map = game.first("map").orElseThrow();
        map.all("territory").forEach(territory -> {
            String name = territory.attribute("name");
            if (name.isBlank()) {
                draft.warn("MAP_NO_NAME", "A territory has no name; it is left out.");
                return;
            }
            draft.place(name);
            draft.note(name, "water", territory.attribute("water").equals("true") ? "true" : "");
        });
        map.all("connection").forEach(one -> draft.border(one.attribute("t1"), one.attribute("t2")));
        owners();
        attachments();
        outlines();
        middles();
        return draft;
    }

    private void owners() {
        game.first("initialize").flatMap(all -> all.first("ownerInitialize")).stream()
                .flatMap(all -> all.all("territoryOwner"))
                .filter(one -> draft.has(one.attribute("territory")))
                .forEach(one -> draft.note(one.attribute("territory"), "owner", one.attribute("owner")));
    }

    /** What a territory is worth. The names of both elements were misspelt for years. */
    private void attachments() {
        for (String spelt : List.of("attach", "attatch")) {
            game.first(spelt + "ments").stream()
                    .flatMap(all -> all.all(spelt + "ment"))
                    .filter(one -> one.attribute("name").equals("territoryAttachment")
                            || one.attribute("name").equals("territoryAttatchment"))
                    .filter(one -> draft.has(one.attribute(spelt + "To")))
                    .forEach(one -> one.all("option")
                            .forEach(option -> draft.note(
                                    one.attribute(spelt + "To"), option.attribute("name"), option.attribute("value"))));
        }
    }

    /** Lines such as {@code Sea Zone 1 < (1,2) (3,2) (3,4) > < (7,8) ... >}. */
    private void outlines() throws IOException {
        Source file = source.beside("polygons.txt").orElse(null);
        if (file == null) {
            draft.warn("MAP_NO_POLYGONS", "No {file} lies beside it, so no ground is drawn.", "polygons.txt");
            return;
        }
        for (String line : file.text().split("\\R")) {
            int open = line.indexOf('<');
            String name = open < 0 ? "" : line.substring(0, open).strip();
            if (draft.has(name)) {
                List<List<Point>> outlines = new ArrayList<>();
                for (String piece : line.substring(open).split("<")) {
                    outlines.add(points(piece));
                }
                draft.outline(name, outlines);
            } else if (!name.isEmpty()) {
                draft.warn("MAP_NO_SUCH_PLACE", "{file} draws {place}, which is no territory.", file.file(), name);
            }
        }
    }

    /** Lines such as {@code Eastern Europe (1021,340)}. */
    private void middles() throws IOException {
        Source file = source.beside("centers.txt").orElse(null);
        if (file == null) {
            return;
        }
        for (String line : file.text().split("\\R")) {
            int open = line.lastIndexOf('(');
            String name = open < 0 ? "" : line.substring(0, open).strip();
            List<Point> points = points(line.substring(Math.max(0, open)));
            if (draft.has(name) && !points.isEmpty()) {
                draft.middle(name, points.get(0));
            }
        }
    }

    private static List<Point> points(String text) {
        List<Point> points = new ArrayList<>();
        Matcher matcher = POINT.matcher(text);
        while (matcher.find()) {
            points.add(new Point(Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2))));
        }
        return points;
    }
}
