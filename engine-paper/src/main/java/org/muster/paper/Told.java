package org.muster.paper;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** Lines of what happened. */
final class Told {

    private Told() {}

    static void write(Xhtml out, List<JsonNode> lines) {
        out.open("ul", "class", "told");
        lines.forEach(line -> out.element(
                "li", line.path("text").asString(), "class", line.path("kind").asString()));
        out.closeLine();
    }
}
