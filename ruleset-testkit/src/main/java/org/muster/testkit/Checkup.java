package org.muster.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.text.Language;
import org.muster.testkit.check.ArchitectureCheck;
import org.muster.testkit.check.Check;
import org.muster.testkit.check.ChoiceCheck;
import org.muster.testkit.check.CitationCheck;
import org.muster.testkit.check.CoverageCheck;
import org.muster.testkit.check.DataCheck;
import org.muster.testkit.check.DefaultCheck;
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
import org.muster.testkit.check.StepCheck;
import org.muster.testkit.check.TemplateCheck;
import org.muster.testkit.check.TranslationCheck;
import org.muster.testkit.check.VariantCheck;
import org.muster.testkit.check.WordingCheck;
import org.muster.testkit.check.drawn.PageCheck;
import org.muster.testkit.check.drawn.PictureCheck;
import org.muster.testkit.check.record.CopyCheck;
import org.muster.testkit.check.record.FairCheck;
import org.muster.testkit.check.record.PositionCheck;
import org.muster.testkit.check.record.ReplayCheck;
import org.muster.testkit.check.record.SnapshotCheck;
import org.muster.testkit.check.secret.BotCheck;
import org.muster.testkit.check.secret.SecretCheck;
import org.muster.testkit.check.secret.SecretRollCheck;
import org.muster.testkit.check.secret.ShownCheck;
import org.muster.testkit.play.Thrown;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/**
 * All checks of one trial, in the order in which one would mend what they find. What was found once is not told again by
 * the checks that it stops.
 */
public final class Checkup {

    private final Trial trial;
    /** The names of the checks that told of them, by causes. */
    private final Map<String, String> told = new HashMap<>();
    /** The names of the checks that stopped others. */
    private final Map<String, String> stopped = new HashMap<>();

    /** Of the games of {@code trial}. */
    public Checkup(Trial trial) {
        this.trial = trial;
    }

    /**
     * What came of a check.
     *
     * @param findings empty: nothing was found
     * @param stoppedBy the name of the check whose finding kept this one from looking at all there is; empty: none did
     */
    public record Result(Check check, List<Finding> findings, String stoppedBy) {

        /** Whether it could look at all there is, and found nothing. */
        public boolean isGood() {
            return findings.isEmpty() && stoppedBy.isEmpty();
        }

        /** Whether it found nothing because it could not look. */
        public boolean isNotRun() {
            return findings.isEmpty() && !stoppedBy.isEmpty();
        }
    }

    /** All checks there are. */
    public static List<Check> all() {
        return List.of(
                new InfoCheck(),
                new StepCheck(),
                new DataCheck(),
                new RosterCheck(),
                new VariantCheck(),
                new ArchitectureCheck(),
                new TemplateCheck(),
                new EndCheck(),
                new ChoiceCheck(),
                new LapseCheck(),
                new EnumerationCheck(),
                new FuzzCheck(),
                new SceneCheck(),
                new RecordsCheck(),
                new ReplayCheck(),
                new CopyCheck(),
                new SnapshotCheck(),
                new FairCheck(),
                new PositionCheck(),
                new WordingCheck(),
                new GrammarCheck(),
                new TranslationCheck(),
                new NameCheck(),
                new PictureCheck(),
                new PageCheck(),
                new SecretCheck(),
                new SecretRollCheck(),
                new BotCheck(),
                new CitationCheck(),
                new DefaultCheck(),
                new ShownCheck(),
                new CoverageCheck(),
                new JvmCheck());
    }

    /**
     * What {@code check} finds, in English, as authors read it; a fault of the ruleset that stops the check is a finding
     * too.
     */
    public Result run(Check check) {
        String name = check.name().toString();
        String hindrance = Language.speaking(Language.ENGLISH, () -> hindrance(check));
        if (!hindrance.isEmpty()) {
            stopped.put(name, hindrance);
            return new Result(check, List.of(), hindrance);
        }
        List<Finding> all;
        try {
            all = Language.speaking(Language.ENGLISH, () -> check.findings(trial));
        } catch (RuntimeException | Error e) {
            all = List.of(Finding.thrown("the check itself", "was stopped", e));
        }
        String stoppedBy = "";
        List<Finding> own = new ArrayList<>();
        for (Finding finding : all) {
            String teller = told.getOrDefault(finding.cause(), name);
            if (finding.cause().isEmpty() || teller.equals(name)) {
                own.add(finding);
            } else {
                stoppedBy = teller;
                stopped.put(name, teller);
            }
        }
        own.stream().map(Finding::cause).filter(cause -> !cause.isEmpty()).forEach(cause -> told.put(cause, name));
        return new Result(check, List.copyOf(own), stoppedBy);
    }

    /** Which check has told why this one has nothing to look at; empty: it has. */
    private String hindrance(Check check) {
        if (check.needs() == Check.Needs.NOTHING) {
            return "";
        }
        try {
            if (!trial.loaded().flaws().isEmpty()) {
                return new StepCheck().name().toString();
            }
            boolean played =
                    check.needs() != Check.Needs.GAMES || !trial.soundGames().isEmpty();
            String end = new EndCheck().name().toString();
            return played ? "" : stopped.getOrDefault(end, end);
        } catch (RuntimeException | Error e) {
            return told.getOrDefault(Thrown.cause(e), "");
        }
    }
}
