package org.muster.testkit.cite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.muster.core.rules.RuleBook;

/**
 * Writes {@code docs/rule-index/ID.md} for each {@code docs/rules/ID.md}: which rule stands where in {@code ruleset-ID},
 * and which tests would miss it. With {@code --check} it writes nothing and fails where an index is out of date.
 */
public final class RuleIndex {

    private static final int TEXT = 110;

    private RuleIndex() {}

    /** Works in the current folder. */
    public static void main(String[] args) throws IOException {
        boolean check = List.of(args).contains("--check");
        List<String> stale = run(Path.of(""), check);
        if (!stale.isEmpty()) {
            System.err.println("out of date: " + String.join(", ", stale) + "; ./check --index writes them anew");
            System.exit(1);
        }
    }

    /**
     * Writes or checks all indexes below {@code root}.
     *
     * @return what is out of date or cites a rule that no book has; always empty unless checking
     */
    static List<String> run(Path root, boolean check) throws IOException {
        List<String> stale = new ArrayList<>();
        List<Path> books;
        try (Stream<Path> files = Files.list(root.resolve("docs/rules"))) {
            books = files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
        for (Path book : books) {
            String id = book.getFileName().toString().replace(".md", "");
            String index = index(id, Sources.book(book), root.resolve("ruleset-" + id));
            Path file = root.resolve("docs/rule-index").resolve(id + ".md");
            if (!check) {
                Files.createDirectories(root.resolve("docs/rule-index"));
                Files.writeString(file, index);
            } else if (!Files.exists(file) || !Files.readString(file).equals(index)) {
                stale.add(file.toString());
            }
        }
        return stale;
    }

    private static String index(String id, RuleBook book, Path module) throws IOException {
        Map<String, Set<String>> code = byRule(Sources.main(module));
        Map<String, Set<String>> tests = byRule(Sources.tests(module));
        long coded =
                book.all().stream().filter(rule -> code.containsKey(rule.id())).count();
        long tested =
                book.all().stream().filter(rule -> tests.containsKey(rule.id())).count();
        StringBuilder text = new StringBuilder();
        text.append("# Where the rules of ").append(id).append(" are\n\n");
        text.append("Written by `./check --index` from [the rule book](../rules/")
                .append(id)
                .append(".md), ");
        text.append("the sources and the tests; don't edit.\n");
        text.append(coded).append(" of ").append(book.all().size()).append(" rules are cited by code or data, ");
        text.append(tested).append(" by tests.\n");
        Set<String> unknown = new TreeSet<>(code.keySet());
        unknown.addAll(tests.keySet());
        book.all().forEach(rule -> unknown.remove(rule.id()));
        if (!unknown.isEmpty()) {
            text.append("\nCited, and in no book: ")
                    .append(String.join(", ", unknown))
                    .append(".\n");
        }
        String section = "";
        for (RuleBook.Entry rule : book.all()) {
            if (!rule.section().equals(section)) {
                section = rule.section();
                text.append("\n## ")
                        .append(section)
                        .append("\n| Rule | What it says | Where | Tests |\n|---|---|---|---|\n");
            }
            text.append("| ").append(rule.id());
            text.append(" | ").append(shortly(rule.text()));
            text.append(" | ").append(places(code.get(rule.id())));
            text.append(" | ").append(places(tests.get(rule.id())));
            text.append(" |\n");
        }
        return text.toString();
    }

    private static Map<String, Set<String>> byRule(List<Citation> citations) {
        Map<String, Set<String>> byRule = new TreeMap<>();
        for (Citation citation : citations) {
            byRule.computeIfAbsent(citation.rule(), rule -> new LinkedHashSet<>())
                    .add(citation.place());
        }
        return byRule;
    }

    private static String places(@org.jspecify.annotations.Nullable Set<String> places) {
        return places == null ? "" : String.join(", ", places).replace("|", "\\|");
    }

    private static String shortly(String text) {
        String plain = text.replace("|", "\\|");
        if (plain.length() <= TEXT) {
            return plain;
        }
        int end = plain.lastIndexOf(' ', TEXT - 4);
        return plain.substring(0, end < 0 ? TEXT - 4 : end) + " ...";
    }
}
