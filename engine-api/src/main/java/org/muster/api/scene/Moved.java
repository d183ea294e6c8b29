package org.muster.api.scene;

import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.space.Point;

/** A mark with all its places moved, and nothing else changed. */
record Moved(UnaryOperator<Point> to) implements Mark.Visitor<Mark> {

    @Override
    public Mark patch(Mark.Patch patch) {
        return new Mark.Patch(
                patch.id(),
                all(patch.corners()),
                patch.holes().stream().map(this::all).toList(),
                patch.classes(),
                patch.note());
    }

    @Override
    public Mark line(Mark.Line line) {
        return new Mark.Line(line.id(), all(line.points()), line.arrow(), line.classes(), line.note());
    }

    @Override
    public Mark token(Mark.Token token) {
        return new Mark.Token(
                token.id(),
                to.apply(token.at()),
                token.radius(),
                token.facing(),
                token.symbol(),
                token.text(),
                token.classes(),
                token.note());
    }

    @Override
    public Mark label(Mark.Label label) {
        return new Mark.Label(label.id(), to.apply(label.at()), label.size(), label.text(), label.classes());
    }

    @Override
    public Mark backdrop(Mark.Backdrop backdrop) {
        return new Mark.Backdrop(backdrop.picture(), to.apply(backdrop.from()), to.apply(backdrop.to()));
    }

    private List<Point> all(List<Point> points) {
        return points.stream().map(to).toList();
    }
}
