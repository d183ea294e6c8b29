package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;

/**
 * A group of figures that moves and fights as one.
 *
 * @param id stable: {@code imperial-2} is the second squad the Imperials raised
 * @param figures in the order in which they came; never empty
 * @param condition judged anew whenever its figures change
 * @param moved whether it has moved in this turn's Movement
 */
public record Squad(
        @Id("squads") String id,
        Player owner,
        @RefersTo("territories") String territory,
        List<Figure> figures,
        Condition condition,
        boolean moved) {

    public Squad {
        figures = List.copyOf(figures);
    }

    /** The two states of a squad (SWM-SQUAD-02). */
    public enum Condition {
        ACTIVE,
        DAMAGED
    }

    /** Whether it can act and fight. */
    public boolean isActive() {
        return condition == Condition.ACTIVE;
    }

    /** Whether it takes no actions and cannot fight (SWM-SQUAD-05). */
    public boolean isDamaged() {
        return condition == Condition.DAMAGED;
    }

    /** Whether it stands there. */
    public boolean isIn(String place) {
        return territory.equals(place);
    }

    /** The figure of that id, or null. */
    @Nullable
    public Figure find(String figure) {
        for (Figure one : figures) {
            if (one.id().equals(figure)) {
                return one;
            }
        }
        return null;
    }

    /** The figure of an id that is known to be there. */
    public Figure the(String figure) {
        Figure found = find(figure);
        if (found == null) {
            throw new IllegalArgumentException(figure + " is not in " + id);
        }
        return found;
    }

    /** In another territory. */
    public Squad in(String place) {
        return new Squad(id, owner, place, figures, condition, moved);
    }

    /** With its Movement of this turn done, or to do. */
    public Squad moved(boolean done) {
        return moved == done ? this : new Squad(id, owner, territory, figures, condition, done);
    }

    /** With other figures, not judged yet: only {@link War#with(Squad)} puts it in its place. */
    public Squad holding(List<Figure> others) {
        return new Squad(id, owner, territory, others, condition, moved);
    }

    /** With a figure changed. */
    public Squad with(Figure changed) {
        List<Figure> others = new ArrayList<>(figures);
        others.replaceAll(figure -> figure.id().equals(changed.id()) ? changed : figure);
        return holding(others);
    }

    /** Without a figure. */
    public Squad without(String figure) {
        List<Figure> others = new ArrayList<>(figures);
        others.removeIf(one -> one.id().equals(figure));
        return holding(others);
    }

    public Squad judged(boolean active) {
        Condition now = active ? Condition.ACTIVE : Condition.DAMAGED;
        return now == condition ? this : new Squad(id, owner, territory, figures, now, moved);
    }
}
