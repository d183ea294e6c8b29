package org.muster.rosters;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * JSON from a stranger, as New Recruit writes rosters: the same elements as in XML, lists as arrays and attributes as
 * values beside them, in any order. So an element is known only when it has ended, and what a roster may use of the file
 * is kept in memory; all else is stepped over, and both are bounded.
 */
final class SafeJson implements Elements {

    private static final int LONGEST = 1 << 18;
    private static final Set<String> ELEMENTS = Set.copyOf(LISTS.values());
    private static final Set<String> ATTRIBUTES = Set.of(
            "name",
            "customName",
            "type",
            "typeId",
            "typeName",
            "number",
            "value",
            "primary",
            "catalogueName",
            "gameSystemName",
            "battleScribeVersion");

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(LONGEST)
                    .maxNestingDepth(DEEPEST + 2) // in the braces of file and roster
                    .build())
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES) // would keep every name it has seen
            .build();

    private final String file;
    private final JsonParser json;
    private final Deque<Part> open = new ArrayDeque<>();
    private int parts;

    /** An element with what it holds. */
    private record Part(String element, Map<String, String> attributes, List<Part> parts) {

        Part(String element) {
            this(element, new LinkedHashMap<>(4), new ArrayList<>(2));
        }
    }

    /**
     * Reads it whole, if a roster is in it.
     *
     * @throws IOException as {@code text} does
     */
    SafeJson(String file, Reader text) throws IOException {
        this.file = file;
        this.json = FACTORY.createParser(ObjectReadContext.empty(), text);
        try {
            open.push(toRoster() ? whole() : new Part(""));
        } catch (JacksonIOException e) {
            throw e.getCause();
        } catch (StreamConstraintsException e) {
            throw json.streamReadContext().getNestingDepth() > DEEPEST
                    ? Elements.tooDeep(file, json.currentLocation().getLineNr())
                    : Elements.tooLong(file, LONGEST);
        } catch (JacksonException e) {
            throw broken();
        }
    }

    private boolean toRoster() {
        try {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean wanted = json.currentName().equals("roster");
                if (json.nextToken() == JsonToken.START_OBJECT && wanted) {
                    return true;
                }
                json.skipChildren();
            }
        } catch (StreamReadException e) {
            return false; // RTF begins with a brace too
        }
        return false;
    }

    private Part whole() {
        Part roster = new Part("roster");
        fields(roster);
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            json.nextToken();
            json.skipChildren();
        }
        if (json.nextToken() != null) {
            throw broken();
        }
        return roster;
    }

    @Override
    public String element() {
        return open.element().element();
    }

    @Override
    public String attribute(String name) {
        return Names.plain(open.element().attributes().getOrDefault(name, ""));
    }

    @Override
    public void within(Known known) throws IOException {
        for (Part part : open.element().parts()) {
            open.push(part);
            known.read(part.element());
            open.pop();
        }
    }

    /** What stands in an object, whose brace was just read, up to its end. */
    private void fields(Part into) {
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            counted();
            String name = json.currentName();
            JsonToken value = json.nextToken();
            String list = LISTS.get(name);
            if (list != null && value == JsonToken.START_OBJECT) {
                fields(into); // as XML has it: {"costs": {"cost": [...]}}
            } else if (list != null || ELEMENTS.contains(name)) {
                elements(list == null ? name : list, value, into);
            } else if (ATTRIBUTES.contains(name) && value.isScalarValue() && value != JsonToken.VALUE_NULL) {
                if (into.attributes().put(name, json.getString()) != null) {
                    throw broken();
                }
            } else {
                json.skipChildren();
            }
        }
    }

    /** One element, or an array of them. */
    private void elements(String element, @Nullable JsonToken value, Part into) {
        if (value == JsonToken.START_ARRAY) {
            for (JsonToken one = json.nextToken(); one != JsonToken.END_ARRAY; one = json.nextToken()) {
                elements(element, one, into);
            }
        } else if (value == JsonToken.START_OBJECT) {
            counted();
            Part part = new Part(element);
            into.parts().add(part);
            fields(part);
        }
    }

    private void counted() {
        if (++parts > MOST_PARTS) {
            throw Elements.tooMuch(file, "elements and attributes", MOST_PARTS);
        }
    }

    @Override
    public void skip() {}

    @Override
    public void end() {}

    @Override
    public Refused noRoster() {
        return new Refused(
                "ROSTER_OTHER_JSON",
                "{file} begins like JSON and holds no roster: New Recruit's files have it under \"roster\".",
                file);
    }

    private Refused broken() {
        return new Refused(
                "ROSTER_BROKEN_JSON",
                "{file} is no whole JSON: it breaks off or goes wrong at line {line}, column {column}.",
                file,
                Math.max(1, json.currentLocation().getLineNr()),
                Math.max(1, json.currentLocation().getColumnNr()));
    }
}
