package org.muster.maps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.space.Point;
import tools.jackson.databind.JsonNode;

/**
 * GeoJSON (RFC 7946): each feature with a name, or an id, is a place, its polygons are its ground. What it touches stands
 * in a property {@code adjacent}, {@code neighbors} or {@code neighbours}; where no feature has one, those touch that
 * share a piece of border.
 */
final class GeoJson {

    private static final List<String> NAMES = List.of("name", "NAME", "Name", "title", "id");
    private static final List<String> NEIGHBOURS = List.of("adjacent", "neighbors", "neighbours", "borders");

    private final Source source;
    private final JsonNode root;
    private final Draft draft;
    /** Places by their ids, under which neighbours may name them. */
    private final Map<String, String> byId = new LinkedHashMap<>();

    GeoJson(Source source, JsonNode root) {
        this.source = source;
        this.root = root;
        this.draft = new Draft(root.path("name").asString("Map"));
    }

    static boolean isOne(JsonNode root) {
        return root.path("type").asString("").equals("FeatureCollection");
    }

    Draft read() {
        List<String> names = new ArrayList<>();
        int n = 0;
        for (JsonNode feature : root.path("features")) {
            n++;
            String name = name(feature);
            List<List<Point>> outlines = outlines(feature.path("geometry"), n);
            if (name.isEmpty()) {
                draft.warn(
                        "MAP_NO_NAME",
                        "Feature {n} has neither a name nor an id among its properties; it is left out.",
                        n);
            } else {
                take(feature, name, outlines);
            }
            names.add(name);
        }
        boolean said = false;
        n = 0;
        for (JsonNode feature : root.path("features")) {
            said |= neighbours(feature, names.get(n++));
        }
        if (!said) {
            draft.bordersByGround();
            draft.warn(
                    "MAP_BORDERS_GUESSED",
                    "No feature says what it touches; {n border was|borders were} found where ground meets.",
                    draft.borders());
        }
        return draft;
    }

    private void take(JsonNode feature, String name, List<List<Point>> outlines) {
        boolean again = draft.has(name);
        draft.place(name);
        if (again) {
            return;
        }
        for (JsonNode id :
                List.of(feature.path("id"), feature.path("properties").path("id"))) {
            if (!id.asString("").isEmpty()) {
                byId.put(id.asString(""), name);
            }
        }
        draft.outline(name, outlines);
        JsonNode geometry = feature.path("geometry");
        if (geometry.path("type").asString("").equals("Point")) {
            draft.middle(name, point(geometry.path("coordinates"), name));
        }
        feature.path("properties").properties().forEach(property -> {
            if (property.getValue().isValueNode() && !NAMES.contains(property.getKey())) {
                draft.note(name, property.getKey(), property.getValue().asString(""));
            }
        });
    }

    private static String name(JsonNode feature) {
        for (String key : NAMES) {
            String name = feature.path("properties").path(key).asString("").strip();
            if (!name.isEmpty()) {
                return name;
            }
        }
        return feature.path("id").asString("").strip();
    }

    private boolean neighbours(JsonNode feature, String name) {
        boolean said = false;
        for (String key : NEIGHBOURS) {
            for (JsonNode one : feature.path("properties").path(key)) {
                String other = one.asString("");
                said = true;
                if (draft.has(name) && other.isEmpty()) {
                    draft.warn(
                            "MAP_NO_NAME",
                            "{place} is said to touch {what}, which is no name; that is left out.",
                            name,
                            one.toString());
                } else if (draft.has(name)) {
                    draft.border(name, draft.has(other) ? other : byId.getOrDefault(other, other));
                }
            }
        }
        return said;
    }

    /** The outer border of each polygon; holes are lakes, and belong to whom they lie in. */
    private List<List<Point>> outlines(JsonNode geometry, int feature) {
        JsonNode coordinates = geometry.path("coordinates");
        return switch (geometry.path("type").asString("")) {
            case "Polygon" -> List.of(ring(coordinates.path(0), feature));
            case "MultiPolygon" -> {
                List<List<Point>> outlines = new ArrayList<>();
                coordinates.forEach(polygon -> outlines.add(ring(polygon.path(0), feature)));
                yield outlines;
            }
            default -> List.of();
        };
    }

    private List<Point> ring(JsonNode ring, int feature) {
        List<Point> points = new ArrayList<>();
        ring.forEach(one -> points.add(point(one, feature)));
        boolean closed = points.size() > 1 && points.get(0).equals(points.get(points.size() - 1));
        return closed ? points.subList(0, points.size() - 1) : points;
    }

    /** North is up, so y runs the other way. */
    private Point point(JsonNode pair, Object where) {
        JsonNode x = pair.path(0);
        JsonNode y = pair.path(1);
        if (!x.isNumber() || !y.isNumber() || Math.abs(x.asDouble()) > 1e9 || Math.abs(y.asDouble()) > 1e9) {
            throw new Refused(
                    "MAP_BAD_POINT",
                    "{file}: a point of feature {feature} should be two numbers, not {point}.",
                    source.file(),
                    where,
                    pair.toString());
        }
        return new Point(x.asDouble(), -y.asDouble());
    }
}
