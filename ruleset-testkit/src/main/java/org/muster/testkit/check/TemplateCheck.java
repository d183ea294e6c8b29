package org.muster.testkit.check;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;
import org.muster.testkit.words.Templates;

/**
 * Sentences have a value for each hole, and their templates are constants. Found in the sources, where Maven has them:
 * {@code src/main/java} beside {@code target/classes}. A ruleset that comes as a jar is not looked at.
 */
public final class TemplateCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("sentences have a value for each hole");
    }

    @Override
    public Needs needs() {
        return Needs.NOTHING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        return Templates.wrongIn(sources(trial.loaded().home()), System.getProperty("java.class.path")).stream()
                .map(wrong -> new Finding("the sources", wrong))
                .toList();
    }

    private static List<Path> sources(Class<?> home) {
        try {
            Path classes = Path.of(
                    home.getProtectionDomain().getCodeSource().getLocation().toURI());
            return classes.endsWith(Path.of("target", "classes"))
                    ? List.of(classes.resolve("../../src/main/java").normalize())
                    : List.of();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
