package org.muster.testkit.check;

import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.core.engine.RulesetFault;
import org.muster.core.engine.StepNames;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * What a game is saved as comes back: state and steps are records of plain values, and every step is listed, under a name
 * of its own, as saved games name steps.
 */
public final class StepCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("state and steps can be saved, and every step is listed under a name of its own");
    }

    @Override
    public Needs needs() {
        return Needs.NOTHING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        List<String> flaws = trial.loaded().flaws();
        flaws.forEach(flaw -> findings.add("what is saved", flaw));
        Set<Class<?>> listed = new HashSet<>(trial.loaded().steps());
        for (Class<?> type : ClassFiles.of(trial.loaded().home()).classes()) {
            boolean concrete = !type.isInterface() && !Modifier.isAbstract(type.getModifiers());
            String name = StepNames.of(type);
            if (concrete
                    && Step.class.isAssignableFrom(type)
                    && !listed.contains(type)
                    && flaws.stream().noneMatch(flaw -> flaw.contains("the step " + name + ' '))) {
                findings.thrown(type.getName(), "", new RulesetFault(type, "", StepNames.unlisted(name)));
            }
        }
        return findings.list();
    }
}
