package org.muster.cli.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.core.match.News;
import org.muster.core.story.Line;

/**
 * Lines that say the same of several, told as one: {@code Rebel Trooper #1-#3 and #7 live on.} Whether it can be told so
 * their template says: what differs has a form for several, {@code {figure:lives|live}}.
 */
public final class Together {

    private Together() {}

    /** The same lines, neighbours told as one where they can be; rolls in a row count as neighbours. */
    public static List<News.Heard> told(List<News.Heard> lines) {
        List<News.Heard> told = new ArrayList<>();
        int neighbours = 0; // from here on
        for (News.Heard line : lines) {
            int last = told.size() - 1;
            if (last >= 0 && (line.kind() != Line.Kind.ROLLED || told.get(last).kind() != Line.Kind.ROLLED)) {
                neighbours = last;
            }
            boolean isNew = true;
            for (int i = neighbours; i < told.size() && isNew; i++) {
                Optional<News.Heard> both = both(told.get(i), line);
                if (both.isPresent()) {
                    told.set(i, both.get());
                    isNew = false;
                }
            }
            if (isNew) {
                told.add(line);
            }
        }
        return told;
    }

    private static Optional<News.Heard> both(News.Heard one, News.Heard next) {
        return one.kind() != next.kind()
                ? Optional.empty()
                : both(one.sentence(), next.sentence())
                        .map(sentence -> new News.Heard(
                                one.at(),
                                one.by(),
                                one.kind(),
                                sentence,
                                union(one.rules(), next.rules()),
                                union(one.anchors(), next.anchors()),
                                one.phase()));
    }

    private static List<String> union(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).distinct().toList();
    }

    /** Where just one thing differs; lists, of what was thrown each time, are added up. */
    private static Optional<Sentence> both(Sentence one, Sentence next) {
        if (!one.template().equals(next.template())) {
            return Optional.empty();
        }
        Map<String, Object> values = new LinkedHashMap<>(one.values());
        int different = 0;
        for (Map.Entry<String, Object> other : next.values().entrySet()) {
            String hole = other.getKey();
            Object value = values.get(hole);
            boolean mayBeSeveral = one.agreesWith(hole);
            boolean isList = mayBeSeveral && other.getValue() instanceof Collection<?>;
            if (!isList && String.valueOf(other.getValue()).equals(String.valueOf(value))) {
                continue;
            }
            Optional<?> both = both(mayBeSeveral, value, other.getValue());
            if (both.isEmpty()) {
                return Optional.empty();
            }
            values.put(hole, both.get());
            different += isList ? 0 : 1;
        }
        return different == 1
                ? Optional.of(Sentence.restored(one.template(), List.copyOf(values.values())))
                : Optional.empty();
    }

    private static Optional<?> both(boolean mayBeSeveral, @Nullable Object value, Object next) {
        if (value instanceof Number) { // so many each, or in all: nobody could say
            return Optional.empty();
        }
        if (mayBeSeveral) {
            return Optional.of(Stream.concat(parts(value), parts(next)).toList());
        }
        return value instanceof Sentence one && next instanceof Sentence other ? both(one, other) : Optional.empty();
    }

    private static Stream<?> parts(@Nullable Object value) {
        return value instanceof Collection<?> many ? many.stream() : Stream.ofNullable(value);
    }
}
