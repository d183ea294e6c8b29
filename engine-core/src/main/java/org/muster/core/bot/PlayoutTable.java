package org.muster.core.bot;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.core.engine.Table;

/** Dice that never wait, and nobody who listens. */
final class PlayoutTable implements Table {

    private final RandomGenerator random;

    PlayoutTable(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public Rolled roll(Roll roll, int index) {
        List<Pool.Group> groups = roll.pool().groups();
        int[] faces = new int[roll.pool().count()];
        int at = 0;
        for (int g = 0; g < groups.size(); g++) {
            Pool.Group group = groups.get(g);
            for (int i = 0; i < group.count(); i++) {
                faces[at++] = 1 + random.nextInt(group.sides());
            }
        }
        return new Rolled(roll, faces);
    }
}
