package org.muster.testkit.check;

import java.util.List;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** What a ruleset says of itself can be typed, compared and read. */
public final class InfoCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("its id, version and seats are well written");
    }

    @Override
    public Needs needs() {
        return Needs.NOTHING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        RulesetInfo info = trial.loaded().info();
        if (!info.id().matches("[a-z0-9][a-z0-9-]{1,39}")) {
            findings.add("id", "\"" + info.id() + "\" is not 2 to 40 of a-z, 0-9 and -, not beginning with -");
        }
        if (!info.version().matches("\\d+\\.\\d+\\.\\d+([-+].*)?")) {
            findings.add("version", "\"" + info.version() + "\" is not major.minor.patch");
        }
        if (info.name().isBlank() || info.source().isBlank()) {
            findings.add("name", "it has no name, or does not say which document it implements");
        }
        if (info.minSeats() < 1 || info.maxSeats() < info.minSeats()) {
            findings.add("seats", "it can't be for " + info.minSeats() + " to " + info.maxSeats() + " players");
        }
        return findings.list();
    }
}
