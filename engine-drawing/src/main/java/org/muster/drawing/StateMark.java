package org.muster.drawing;

import java.util.List;
import org.muster.drawing.shape.PathData;

/** The icons of states: each has a shape of its own, so that they are told apart small and without colours. */
final class StateMark {

    private StateMark() {}

    /** The icon of a state, in a circle of that radius; for a site, in the colour of its owner if {@code classes} tell one. */
    static List<Drawn> of(String state, double x, double y, double radius, List<String> classes) {
        return switch (state) {
            case "capital" -> List.of(Roles.silhouette("star", x, y, radius, List.of("crown")));
            case "mined" -> List.of(Roles.silhouette("mine", x, y, radius, List.of("mines")));
            case "fortified" ->
                List.of(Roles.silhouette(
                        "fort",
                        x,
                        y,
                        radius,
                        Glossary.owner(classes)
                                .map(who -> List.of("bastion", who))
                                .orElse(List.of("bastion"))));
            default ->
                List.of(
                        new Drawn.Shape(PathData.circle(x, y, radius, false), List.of("state", state)),
                        Roles.silhouette("state-" + state, x, y, radius * 0.72, List.of("state-sign", state)));
        };
    }
}
