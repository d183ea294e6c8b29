package org.muster.core.plugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.check.Violation;
import org.muster.api.spi.DataFile;
import org.muster.core.data.Yaml;
import org.muster.core.json.BadJson;

/** The YAML beside a source file: each of its fields is a file of data, whose lines keep their numbers. */
final class SourceData {

    private static final Pattern FIELD = Pattern.compile("(?m)^([A-Za-z0-9_-]+):(?=\\s|$)");

    private final Path file;
    private final Map<String, String> fields = new TreeMap<>();

    SourceData(Path file, String yaml) {
        this.file = file;
        List<String> names = names(yaml);
        Matcher field = FIELD.matcher(yaml);
        String name = null;
        int from = 0;
        while (field.find()) {
            if (name != null) {
                fields.put(name, below(yaml, from, field.start()));
            }
            name = field.group(1);
            from = field.end();
        }
        if (name != null) {
            fields.put(name, below(yaml, from, yaml.length()));
        }
        if (!fields.keySet().equals(new TreeSet<>(names))) {
            throw new Uncompiled(List.of(Violation.of(
                    "BAD_DATA",
                    "{file}: the name of each file of data begins a line, in letters, digits, - and _; here are {names}.",
                    file,
                    names)));
        }
    }

    private List<String> names(String yaml) {
        try {
            return List.copyOf(Yaml.read(yaml).propertyNames());
        } catch (BadJson e) {
            throw new Uncompiled(List.of(bad(e)));
        }
    }

    /** A part of it, at the same line and column. */
    private static String below(String yaml, int from, int to) {
        String above = yaml.substring(0, from);
        int begun = above.lastIndexOf('\n') + 1;
        long lines = above.chars().filter(one -> one == '\n').count();
        return "\n".repeat((int) lines) + " ".repeat(from - begun) + yaml.substring(from, to);
    }

    private Violation bad(BadJson why) {
        return Violation.of("BAD_DATA", "{file}: {why}", file, why.sentence());
    }

    /**
     * That each field is a file that is read, and can be read as what it becomes.
     *
     * @param known the files; empty: nobody knows yet, and who opens a game hears
     * @throws Uncompiled with every reason
     */
    void mustFit(Optional<List<DataFile>> known) {
        List<Violation> wrong = new ArrayList<>();
        known.ifPresent(files -> fields.forEach((name, text) -> files.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .ifPresentOrElse(
                        one -> {
                            try {
                                Yaml.read(text, one.type());
                            } catch (BadJson e) {
                                wrong.add(bad(e));
                            }
                        },
                        () -> wrong.add(Violation.of(
                                "NO_SUCH_DATA",
                                "{file}: the ruleset has no data called {data}; there are: {known}.",
                                file,
                                name,
                                files.stream().map(DataFile::name).toList())))));
        if (!wrong.isEmpty()) {
            throw new Uncompiled(wrong);
        }
    }

    /** The files, by where they lie beside the plugin. */
    Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        fields.forEach((name, text) -> files.put("data/" + name + ".yaml", text));
        return files;
    }
}
