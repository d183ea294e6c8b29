package org.muster.testkit.check;

import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.core.engine.StepNames;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Every step is a record that the ruleset lists, under a name of its own: saved games name steps. */
public final class StepCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("every step is listed, once, under a name of its own");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Set<Class<?>> listed = new HashSet<>();
        StepNames.shared(trial.loaded().steps()).forEach(shared -> findings.add("steps()", shared));
        for (Class<?> step : trial.loaded().steps()) {
            listed.add(step);
            if (!step.isRecord()) {
                findings.add(step.getName(), "a step is a record, so that it can be written with the state");
            }
        }
        for (Class<?> type : ClassFiles.of(trial.loaded().home()).classes()) {
            boolean concrete = !type.isInterface() && !Modifier.isAbstract(type.getModifiers());
            if (concrete && Step.class.isAssignableFrom(type) && !listed.contains(type)) {
                findings.add(type.getName(), "this step is not in steps(), so a game that waits at it can't be read");
            }
        }
        return findings.list();
    }
}
