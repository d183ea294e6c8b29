package org.muster.core.data;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.muster.api.scene.Raster;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * Pictures that a file of data names instead of holding them: they lie beside it, and are taken into its text, so that
 * whoever keeps the file keeps them.
 */
public final class RastersBeside {

    private RastersBeside() {}

    /**
     * The text of a file with the pictures in it that it names.
     *
     * @param type the record that the file becomes; a component of the type {@link Raster} may be named
     * @param beside what a file of that name holds
     * @throws BadJson with line and column if a picture can't be taken
     */
    public static String taken(String text, Class<?> type, Function<String, byte[]> beside) {
        String whole = text;
        for (String field : pictures(type)) {
            Optional<ScalarNode> named =
                    YamlPlaces.in(whole).scalar(field).filter(one -> Raster.isName(one.getValue()));
            if (named.isPresent()) {
                whole = with(whole, field, named.get(), beside);
            }
        }
        return whole;
    }

    private static List<String> pictures(Class<?> type) {
        return type.isRecord()
                ? Arrays.stream(type.getRecordComponents())
                        .filter(component -> component.getType().equals(Raster.class))
                        .map(RecordComponent::getName)
                        .toList()
                : List.of();
    }

    private static String with(String text, String field, ScalarNode named, Function<String, byte[]> beside) {
        String name = named.getValue();
        if (name.isBlank() || name.contains("/") || name.contains("\\") || name.startsWith(".")) {
            throw Yaml.at(text, List.of(field), Sentence.of("{name} is no name of a file beside this one", name));
        }
        try {
            Raster picture = Raster.of(beside.apply(name));
            int from = text.offsetByCodePoints(
                    0, named.getStartMark().orElseThrow().getIndex());
            int to = text.offsetByCodePoints(0, named.getEndMark().orElseThrow().getIndex());
            return text.substring(0, from) + '"' + picture.text() + '"' + text.substring(to);
        } catch (IllegalArgumentException e) {
            throw Yaml.at(
                    text,
                    List.of(field),
                    Sentence.of("{file}: {why}", name, Sentence.verbatim(String.valueOf(e.getMessage()))));
        }
    }
}
