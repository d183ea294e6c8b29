package org.muster.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.text.Language;
import org.muster.testkit.check.ArchitectureCheck;
import org.muster.testkit.check.BotCheck;
import org.muster.testkit.check.Check;
import org.muster.testkit.check.ChoiceCheck;
import org.muster.testkit.check.CitationCheck;
import org.muster.testkit.check.CoverageCheck;
import org.muster.testkit.check.DataCheck;
import org.muster.testkit.check.EndCheck;
import org.muster.testkit.check.EnumerationCheck;
import org.muster.testkit.check.FuzzCheck;
import org.muster.testkit.check.GrammarCheck;
import org.muster.testkit.check.InfoCheck;
import org.muster.testkit.check.JvmCheck;
import org.muster.testkit.check.LapseCheck;
import org.muster.testkit.check.NameCheck;
import org.muster.testkit.check.RecordsCheck;
import org.muster.testkit.check.RosterCheck;
import org.muster.testkit.check.SceneCheck;
import org.muster.testkit.check.SecretCheck;
import org.muster.testkit.check.StepCheck;
import org.muster.testkit.check.TemplateCheck;
import org.muster.testkit.check.TranslationCheck;
import org.muster.testkit.check.WordingCheck;
import org.muster.testkit.check.drawn.PageCheck;
import org.muster.testkit.check.drawn.PictureCheck;
import org.muster.testkit.check.record.CopyCheck;
import org.muster.testkit.check.record.FairCheck;
import org.muster.testkit.check.record.PositionCheck;
import org.muster.testkit.check.record.ReplayCheck;
import org.muster.testkit.check.record.SnapshotCheck;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/** All checks, in the order in which one would mend what they find. */
public final class Checkup {

    private Checkup() {}

    /** All checks there are. */
    public static List<Check> all() {
        return List.of(
                new InfoCheck(),
                new StepCheck(),
                new DataCheck(),
                new RosterCheck(),
                new ArchitectureCheck(),
                new TemplateCheck(),
                new EndCheck(),
                new LapseCheck(),
                new ReplayCheck(),
                new CopyCheck(),
                new SnapshotCheck(),
                new FairCheck(),
                new PositionCheck(),
                new ChoiceCheck(),
                new EnumerationCheck(),
                new FuzzCheck(),
                new WordingCheck(),
                new GrammarCheck(),
                new TranslationCheck(),
                new NameCheck(),
                new SceneCheck(),
                new PictureCheck(),
                new PageCheck(),
                new RecordsCheck(),
                new SecretCheck(),
                new BotCheck(),
                new CitationCheck(),
                new CoverageCheck(),
                new JvmCheck());
    }

    /**
     * What {@code check} finds, in English, as authors read it; a fault of the ruleset that stops the check is a finding
     * too.
     */
    public static List<Finding> run(Check check, Trial trial) {
        try {
            return Language.speaking(Language.ENGLISH, () -> check.findings(trial));
        } catch (RuntimeException | Error e) {
            return List.of(new Finding("the check itself", "was stopped: " + Thrown.told(e)));
        }
    }

    /** What all checks find, by their names; a check that finds nothing has an empty list. */
    public static Map<String, List<Finding>> run(Trial trial) {
        Map<String, List<Finding>> found = new LinkedHashMap<>();
        all().forEach(check -> found.put(check.name().toString(), run(check, trial)));
        return found;
    }
}
