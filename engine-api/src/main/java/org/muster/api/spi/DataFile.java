package org.muster.api.spi;

import org.muster.api.Stable;
import org.muster.api.text.Template;

/**
 * A file of data that a ruleset ships and a game may replace. It is YAML or JSON; its JSON Schema is made from the
 * record.
 *
 * @param name what people call it: {@code map}, {@code catalogue}
 * @param resource path beside the ruleset's class: {@code data/map.yaml}
 * @param type the record it becomes
 * @param about what is in it, one sentence; a template without holes, so that it can be translated
 */
@Stable
public record DataFile(
        String name,
        String resource,
        Class<?> type,
        @Template String about) {

    /** One that lies where most do: {@code data/NAME.yaml}. */
    public static DataFile of(String name, Class<?> type, @Template String about) {
        return new DataFile(name, "data/" + name + ".yaml", type, about);
    }
}
