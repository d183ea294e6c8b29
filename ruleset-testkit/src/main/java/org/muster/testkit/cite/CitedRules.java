package org.muster.testkit.cite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.muster.core.rules.RuleBook;
import org.muster.testkit.Rule;

/**
 * Writes down which test cited which rule, and how it went: {@code target/rules-cited.tsv} with rule, test, name and
 * result on each line. JUnit finds it by itself. Rules are those of {@link Rule} at the test's method and classes, and
 * those in brackets behind the name of a dynamic test.
 */
public final class CitedRules implements TestExecutionListener {

    /** Where to write, if not to {@code target/rules-cited.tsv}. */
    public static final String PROPERTY = "muster.rules.cited";

    private final Map<String, String> lines = new TreeMap<>();
    private @Nullable TestPlan plan;

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
        lines.clear();
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) {
            took(test, result.getStatus().name().toLowerCase(Locale.ROOT));
        }
    }

    private void took(TestIdentifier test, String result) {
        Optional<MethodSource> method = methodOf(test);
        List<String> rules = new ArrayList<>();
        method.ifPresent(source -> rules.addAll(cited(source)));
        String name = test.getDisplayName();
        int bracket = name.lastIndexOf('[');
        if (bracket >= 0 && name.endsWith("]")) {
            rules.addAll(RuleBook.idsIn(name.substring(bracket)));
        }
        String where = method.map(source -> source.getClassName() + '#' + source.getMethodName())
                .orElse(test.getLegacyReportingName());
        String plain = name.replaceAll("\\s+", " ");
        for (String rule : rules) {
            // of the runs of one test, a failed one counts
            lines.merge(
                    rule + '\t' + where + '\t' + plain,
                    result,
                    (before, now) -> before.equals("successful") ? now : before);
        }
    }

    /** Dynamic tests have the method of the factory they come from. */
    private Optional<MethodSource> methodOf(TestIdentifier test) {
        Optional<TestIdentifier> at = Optional.of(test);
        while (at.isPresent()) {
            Optional<TestSource> source = at.get().getSource();
            if (source.isPresent() && source.get() instanceof MethodSource method) {
                return Optional.of(method);
            }
            TestPlan known = plan;
            at = known == null ? Optional.empty() : at.flatMap(known::getParent);
        }
        return Optional.empty();
    }

    /** Rules at the method, its class and the classes around it. */
    static List<String> cited(MethodSource source) {
        List<String> rules = new ArrayList<>(citedAt(source.getJavaMethod()));
        for (Class<?> type = source.getJavaClass(); type != null; type = type.getEnclosingClass()) {
            rules.addAll(citedAt(type));
        }
        return rules;
    }

    private static List<String> citedAt(AnnotatedElement element) {
        List<String> rules = new ArrayList<>();
        for (Rule rule : element.getAnnotationsByType(Rule.class)) {
            rules.addAll(List.of(rule.value()));
        }
        return rules;
    }

    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        if (lines.isEmpty()) {
            return;
        }
        Path file = Path.of(System.getProperty(PROPERTY, "target/rules-cited.tsv"));
        StringBuilder text = new StringBuilder("rule\ttest\tname\tresult\n");
        lines.forEach(
                (line, result) -> text.append(line).append('\t').append(result).append('\n'));
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
