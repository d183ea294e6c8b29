package org.muster.testkit.check;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.util.List;
import java.util.regex.Pattern;
import org.muster.api.text.Sentence;
import org.muster.testkit.arch.ArchitectureRules;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** A ruleset sees the API alone, and is pure. */
public final class ArchitectureCheck implements Check {

    private static final Pattern UNREPEATABLE = Pattern.compile(
            "does not (read a clock|make or copy an unordered|depend on the default|use a random|use an object)|no static");

    @Override
    public Sentence name() {
        return Sentence.of("the ruleset is pure and sees only the API");
    }

    @Override
    public Needs needs() {
        return Needs.NOTHING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Class<?> home = trial.loaded().home();
        String root = home.getPackageName();
        JavaClasses all = new ClassFileImporter()
                .withImportOption(new InFolder(root.replace('.', '/')))
                .importLocations(List.of(
                        Location.of(home.getProtectionDomain().getCodeSource().getLocation())));
        ArchitectureRules.ofRuleset(root)
                .forEach(rule -> rule.evaluate(all)
                        .getFailureReport()
                        .getDetails()
                        .forEach(detail -> findings.add(
                                detail, new Finding(rule.getDescription(), detail, cause(rule.getDescription())))));
        return findings.list();
    }

    /** What is not pure comes out otherwise the next time. */
    private static String cause(String rule) {
        return UNREPEATABLE.matcher(rule).find() ? Thrown.UNREPEATABLE : "";
    }

    private record InFolder(String folder) implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return location.contains('/' + folder + '/');
        }
    }
}
