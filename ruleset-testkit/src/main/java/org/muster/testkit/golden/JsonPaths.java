package org.muster.testkit.golden;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Places in a tree of JSON: names and numbers joined by dots, {@code bidders.anna.won.0}. */
final class JsonPaths {

    private JsonPaths() {}

    /** What stands there, or a missing node. */
    static JsonNode at(JsonNode root, String path) {
        JsonNode at = root;
        for (String step : path.split("\\.")) {
            at = at.isArray() && isNumber(step) ? at.path(Integer.parseInt(step)) : at.path(step);
        }
        return at;
    }

    /**
     * Puts something there; what it stands in must be there already.
     *
     * @throws IllegalArgumentException if it is not
     */
    static void set(JsonNode root, String path, JsonNode value) {
        int dot = path.lastIndexOf('.');
        JsonNode parent = dot < 0 ? root : at(root, path.substring(0, dot));
        String last = path.substring(dot + 1);
        if (parent instanceof ObjectNode object) {
            object.set(last, value);
        } else if (parent instanceof ArrayNode array && isNumber(last) && Integer.parseInt(last) < array.size()) {
            array.set(Integer.parseInt(last), value);
        } else {
            throw new IllegalArgumentException("there is no " + path + " in " + root);
        }
    }

    private static boolean isNumber(String step) {
        return step.matches("[0-9]{1,6}");
    }
}
