package org.muster.testkit.cite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.muster.core.rules.RuleBook;

/** Finds in a module's files which rules they cite, and where: by text alone, so that nothing need be compiled. */
final class Sources {

    private static final Pattern TYPE = Pattern.compile(
            "^\\s*(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:(?:public|protected|private|static|final|abstract|sealed|non-sealed)\\s+)*"
                    + "(?:class|record|interface|enum|@interface)\\s+(\\w+)");
    private static final Pattern METHOD = Pattern.compile("^\\s+(?:[\\w.<>\\[\\],?@]+\\s+)+(\\w+)\\s*\\(");
    private static final Pattern SITUATION = Pattern.compile("^\\s*-?\\s*situation:\\s*(.+)$");

    private Sources() {}

    /** What {@code src/main} cites: types of Java by their names, other files by theirs. */
    static List<Citation> main(Path module) throws IOException {
        List<Citation> citations = new ArrayList<>();
        for (Path file : files(module.resolve("src/main/java"), ".java")) {
            citations.addAll(types(file));
        }
        Path resources = module.resolve("src/main/resources");
        for (Path file : files(resources, ".yaml")) {
            for (String rule : RuleBook.idsIn(Files.readString(file))) {
                citations.add(new Citation(rule, "data " + file.getFileName()));
            }
        }
        return citations;
    }

    /** A citation in a comment belongs to the type that the comment stands before, any other to the type around it. */
    private static List<Citation> types(Path file) throws IOException {
        List<Citation> citations = new ArrayList<>();
        String outer = file.getFileName().toString().replace(".java", "");
        String around = outer;
        List<String> waiting = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String code = line.strip();
            boolean comment = code.startsWith("*") || code.startsWith("/*") || code.startsWith("//");
            if (comment) {
                waiting.addAll(RuleBook.idsIn(line));
                continue;
            }
            Matcher type = TYPE.matcher(line);
            if (type.find()) {
                around = type.group(1).equals(outer) ? outer : outer + '.' + type.group(1);
            }
            boolean annotation = code.startsWith("@") || code.isEmpty() || code.startsWith("import ");
            if (!annotation) {
                for (String rule : waiting) {
                    citations.add(new Citation(rule, around));
                }
                waiting.clear();
            }
            for (String rule : RuleBook.idsIn(line)) {
                citations.add(new Citation(rule, around));
            }
        }
        return citations;
    }

    /** What the tests cite with {@code @Rule}, and situations with {@code rules:}. */
    static List<Citation> tests(Path module) throws IOException {
        List<Citation> citations = new ArrayList<>();
        for (Path file : files(module.resolve("src/test/java"), ".java")) {
            citations.addAll(annotated(file));
        }
        for (Path file : files(module.resolve("src/test/resources"), ".yaml")) {
            String situation = "";
            for (String line : Files.readAllLines(file)) {
                Matcher named = SITUATION.matcher(line);
                if (named.find()) {
                    situation = named.group(1).strip();
                }
                if (line.strip().startsWith("rules:")) {
                    for (String rule : RuleBook.idsIn(line)) {
                        citations.add(new Citation(rule, file.getFileName() + ": " + situation));
                    }
                }
            }
        }
        return citations;
    }

    private static List<Citation> annotated(Path file) throws IOException {
        List<Citation> citations = new ArrayList<>();
        String type = file.getFileName().toString().replace(".java", "");
        List<String> waiting = new ArrayList<>();
        boolean open = false;
        for (String line : Files.readAllLines(file)) {
            String code = line.strip();
            open |= code.startsWith("@Rule(");
            if (open) {
                waiting.addAll(RuleBook.idsIn(code));
                open = !code.endsWith(")");
                continue;
            }
            Matcher method = METHOD.matcher(line);
            Matcher nested = TYPE.matcher(line);
            if (waiting.isEmpty() || code.startsWith("@")) {
                continue;
            }
            if (nested.find() || method.find()) {
                String name = nested.reset().find() ? nested.group(1) : type + '.' + method.group(1);
                waiting.forEach(rule -> citations.add(new Citation(rule, name)));
                waiting.clear();
            }
        }
        return citations;
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
    }

    /** Of a rule book. */
    static RuleBook book(Path file) throws IOException {
        return RuleBook.parse(Files.readString(file, StandardCharsets.UTF_8));
    }
}
