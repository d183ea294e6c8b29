package org.muster.cli.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.spi.NotBuilt;
import org.muster.core.plugin.Rulesets;

/** What a rule book offers is there: its options are built or said not to be, its refusals are made. */
class BooksTest {

    /** {@code option nomadReach = HOME_HALF / ANYWHERE}, as rows of rules name one. */
    private static final Pattern IN_A_RULE =
            Pattern.compile("[oO]ption `?(\\w+)`? = ((?:\\w+(?: \\([^)]*\\))?(?: \\\\?[/|] )?)+)");

    /** {@code Option `crossing`: `MEET` / `PASS`}. */
    private static final Pattern QUOTED =
            Pattern.compile("[oO]ption `([a-z]\\w+)`(?:: ((?:`\\w+`(?: \\([^)]*\\))?(?: / )?)+))?");

    /** {@code crossing: [MEET, PASS]}, in a book's list of options. */
    private static final Pattern LISTED = Pattern.compile("(?m)^  (\\w+): (?:\\[([^]]*)])?");

    private static final Pattern LIST = Pattern.compile("(?ms)^options:.*?^```");
    private static final Pattern TABLE = Pattern.compile("(?ms)^## Options\\n.*?(?=^## )");
    private static final Pattern NOT_BUILT = Pattern.compile("(?ms)^## Options that are not built\\n.*?(?=^## )");
    private static final Pattern NAMED = Pattern.compile("`(\\w+) = (\\w+)`");
    private static final Pattern NAMED_BY = Pattern.compile("- `(\\w+) = (\\w+)` \\(([A-Z0-9-]+)\\)");
    private static final Pattern VALUE = Pattern.compile("\\b[A-Z][A-Z0-9_]+\\b");

    @TempDir
    Path folder;

    private static String book(String ruleset) throws IOException {
        return Files.readString(Path.of("../docs/rules/" + ruleset + ".md"));
    }

    // ---- options

    /** Options and their values as the book names them, but for those it says are not built. */
    private static Map<String, Set<String>> offered(String book) {
        String text = NOT_BUILT.matcher(book).replaceAll("");
        Map<String, Set<String>> offered = new LinkedHashMap<>();
        add(offered, IN_A_RULE.matcher(text));
        add(offered, QUOTED.matcher(text));
        Matcher list = LIST.matcher(text);
        while (list.find()) {
            add(offered, LISTED.matcher(list.group()));
        }
        Matcher table = TABLE.matcher(text);
        if (table.find()) {
            table.group().lines().filter(line -> line.startsWith("| `")).forEach(line -> {
                String[] cells = line.split("(?<!\\\\)\\|");
                Matcher name = Pattern.compile("`(\\w+)`").matcher(cells[1]);
                while (name.find()) {
                    values(offered, name.group(1)).addAll(words(cells[2]));
                }
            });
        }
        offered.remove("name"); // "option name = A / B" explains how options are written
        return offered;
    }

    private static Set<String> values(Map<String, Set<String>> offered, String name) {
        return offered.computeIfAbsent(name, any -> new TreeSet<>());
    }

    private static void add(Map<String, Set<String>> offered, Matcher matcher) {
        while (matcher.find()) {
            String values = matcher.group(2);
            values(offered, matcher.group(1))
                    .addAll(values == null ? Set.of() : words(values.replaceAll("\\([^)]*\\)", "")));
        }
    }

    private static Set<String> words(String text) {
        return VALUE.matcher(text).results().map(found -> found.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> notBuilt(String text) {
        return NAMED.matcher(text)
                .results()
                .map(found -> found.group(1) + " = " + found.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void everyOptionOfTheBookIsBuiltOrNamedAsNotBuilt(String ruleset) throws IOException {
        Object houseRules =
                Rulesets.find(folder).find(ruleset).orElseThrow().ruleset().houseRules();
        Map<String, RecordComponent> built = Arrays.stream(houseRules.getClass().getRecordComponents())
                .collect(Collectors.toMap(RecordComponent::getName, one -> one));
        String book = book(ruleset);
        Map<String, Set<String>> offered = offered(book);
        assertThat(offered).as("the options could be read").hasSizeGreaterThan(10);
        assertThat(built.keySet()).as("options of the book").containsAll(offered.keySet());
        offered.forEach((name, values) -> {
            Object[] constants = built.get(name).getType().getEnumConstants();
            if (constants != null) {
                assertThat(Arrays.stream(constants).map(Object::toString))
                        .as("values of " + name)
                        .containsAll(values);
            }
        });
        Matcher section = NOT_BUILT.matcher(book);
        assertThat(section.find()).as("a section of what is not built").isTrue();
        Set<String> notBuilt = notBuilt(section.group());
        assertThat(Arrays.stream(houseRules.getClass().getAnnotationsByType(NotBuilt.class))
                        .map(one -> one.option() + " = " + one.value() + ' ' + List.of(one.rules())))
                .as("what who sets it reads of")
                .containsExactlyElementsOf(NAMED_BY.matcher(section.group())
                        .results()
                        .map(one -> one.group(1) + " = " + one.group(2) + " [" + one.group(3) + ']')
                        .toList());
        for (String option : notBuilt) {
            String[] parts = option.split(" = ");
            RecordComponent component = built.get(parts[0]);
            assertThat(component != null && isValue(component, parts[1]))
                    .as(option)
                    .isFalse();
        }
        assertThat(notBuilt(Files.readString(Path.of("../docs/rulesets/" + ruleset + ".md"))))
                .as("what the guide says is not built")
                .isEqualTo(notBuilt);
        for (String row : book.split("\n")) {
            if (row.startsWith("| ") && row.contains("Not built")) {
                assertThat(section.group()).contains("(" + row.split("\\|")[1].strip() + ")");
            }
        }
    }

    private static boolean isValue(RecordComponent component, String value) {
        Object[] constants = component.getType().getEnumConstants();
        return constants == null
                || Arrays.stream(constants).anyMatch(one -> one.toString().equals(value));
    }

    // ---- refusals

    private static String sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> texts = files.filter(file ->
                            file.toString().endsWith(".java") || file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
            StringBuilder all = new StringBuilder();
            for (Path file : texts) {
                all.append(Files.readString(file).replaceAll("\"\\s*\\+\\s*\"", ""))
                        .append('\n');
            }
            return all.toString();
        }
    }

    /** The codes of the tables whose first column is {@code Code}. */
    private static Set<String> codes(String book) {
        Set<String> codes = new TreeSet<>();
        boolean table = false;
        for (String line : book.split("\n")) {
            if (line.startsWith("| Code ")) {
                table = true;
            } else if (!line.startsWith("|")) {
                table = false;
            } else if (table) {
                codes.addAll(words(line.split("\\|")[1]));
            }
        }
        return codes;
    }

    /** Whether a test names the code, or a sentence that is told with it. */
    private static boolean isMade(String code, String rules, String tests) {
        if (Pattern.compile("\\b" + code + "\\b").matcher(tests).find()) {
            return true;
        }
        Matcher told = Pattern.compile("\"" + code + "\",\\s*\"((?:[^\"\\\\]|\\\\.)*)\"")
                .matcher(rules);
        while (told.find()) {
            String sentence = Arrays.stream(told.group(1).split("\\{[^}]*}", -1))
                    .map(Pattern::quote)
                    .collect(Collectors.joining("[^\"\\n]*"));
            if (Pattern.compile(sentence).matcher(tests).find()) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void everyRefusalOfTheBookIsMadeByATest(String ruleset) throws IOException {
        String rules =
                sources(Path.of("../ruleset-" + ruleset + "/src/main")) + sources(Path.of("../engine-api/src/main"));
        String tests = sources(Path.of("../ruleset-" + ruleset + "/src/test"));
        Set<String> codes = codes(book(ruleset));
        assertThat(codes).as("the codes could be read").hasSizeGreaterThan(15);
        assertThat(codes).allSatisfy(code -> {
            assertThat(rules.contains('"' + code + '"'))
                    .as(code + " is told somewhere")
                    .isTrue();
            assertThat(isMade(code, rules, tests))
                    .as(code + " is made by a test")
                    .isTrue();
        });
    }
}
