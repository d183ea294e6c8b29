package org.muster.testkit.check;

import java.util.List;

/** Whatever is answered is legal or refused with a reason that people understand; nothing is ever thrown. */
public final class FuzzCheck implements Check {

    @Override
    public String name() {
        return "wrong answers are refused with a reason";
    }

    @Override
    public List<Finding> findings(Trial trial) {
        return trial.fuzzing().findings();
    }
}
