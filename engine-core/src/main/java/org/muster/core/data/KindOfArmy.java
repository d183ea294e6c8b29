package org.muster.core.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.Ruleset;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A kind of army list, and the book by which its lists are judged: with a game's house rules and data.
 *
 * @param <B> the ruleset's book
 * @param <F> the list's record
 */
public record KindOfArmy<B, F>(ArmyFile<B, F> file, B book) {

    private static final String FACTION = "faction";

    /** All that a ruleset knows; {@code book} is its own. */
    public static <S, B> List<KindOfArmy<?, ?>> of(Ruleset<S, B> rules, Object book) {
        return rules.armies().stream()
                .<KindOfArmy<?, ?>>map(one -> new KindOfArmy<>(one, rules.book().cast(book)))
                .toList();
    }

    /** What people call it. */
    public String name() {
        return file.name();
    }

    /** Whether its lists say for which faction they are. */
    public boolean hasFaction() {
        return List.of(file.type().getRecordComponents()).stream()
                .anyMatch(component -> component.getName().equals(FACTION));
    }

    /** How a list looks by the book. */
    public ArmyFile.Judged judged(F list) {
        return file.judge().apply(book, list);
    }

    /**
     * The same of one that is still text.
     *
     * @param text YAML or JSON
     * @param faction for which it is; null: what the text says
     * @throws BadJson if it can't be read, and where
     */
    public ArmyFile.Judged judged(String text, @Nullable String faction) {
        return judged(faction == null ? Yaml.read(text, file.type()) : read(text, faction));
    }

    private F read(String text, String faction) {
        JsonNode list = Yaml.read(text);
        try {
            return Json.MAPPER.treeToValue(
                    list instanceof ObjectNode fields ? fields.put(FACTION, faction) : list, file.type());
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }
}
