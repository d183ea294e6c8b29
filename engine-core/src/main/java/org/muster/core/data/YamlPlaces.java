package org.muster.core.data;

import java.util.List;
import java.util.Optional;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Finds where in a YAML text a field stands. */
public final class YamlPlaces {

    private final Optional<Node> whole;

    private YamlPlaces(Optional<Node> whole) {
        this.whole = whole;
    }

    /** In {@code text}; in one that can't be read nothing stands anywhere, and who reads it says why. */
    public static YamlPlaces in(String text) {
        try {
            Yaml.guarded(text); // composing goes as deep as the text does
            return new YamlPlaces(new Compose(Yaml.SETTINGS).composeString(text));
        } catch (YamlEngineException | BadJson e) {
            return new YamlPlaces(Optional.empty()); // JSON that is no YAML has a field and no line
        }
    }

    /** The text that a field of the whole holds, as it stands there. */
    Optional<ScalarNode> scalar(String name) {
        return whole.filter(MappingNode.class::isInstance)
                .flatMap(node -> field((MappingNode) node, name))
                .map(NodeTuple::getValueNode)
                .filter(ScalarNode.class::isInstance)
                .map(ScalarNode.class::cast);
    }

    /** {@code what} behind {@code "line 3, column 1: "}: the place of the last field of {@code path} that is there. */
    public Sentence told(List<Object> path, Sentence what) {
        Optional<Node> at = whole;
        Sentence place = what;
        for (Object step : path) {
            if (at.isPresent() && at.get() instanceof MappingNode mapping && step instanceof String name) {
                Optional<NodeTuple> field = field(mapping, name);
                at = field.map(NodeTuple::getValueNode);
                place = field.isPresent() ? at(field.get().getKeyNode(), what) : place; // else of what it is missing in
            } else if (at.isPresent()
                    && at.get() instanceof SequenceNode sequence
                    && index(step) >= 0
                    && index(step) < sequence.getValue().size()) {
                at = Optional.of(sequence.getValue().get(index(step)));
                place = at(at.get(), what);
            } else {
                return place;
            }
        }
        return place;
    }

    /** A place in a list, also as rules write it: {@code ships.3.at}; -1: it is none. */
    private static int index(Object step) {
        if (step instanceof Integer index) {
            return index;
        }
        return step instanceof String text && text.matches("\\d{1,9}") ? Integer.parseInt(text) : -1;
    }

    private static Optional<NodeTuple> field(MappingNode mapping, String name) {
        return mapping.getValue().stream()
                .filter(tuple -> tuple.getKeyNode() instanceof ScalarNode key
                        && key.getValue().equals(name))
                .findFirst();
    }

    private static Sentence at(Node node, Sentence what) {
        return node.getStartMark()
                .map(mark -> BadJson.at(mark.getLine() + 1, mark.getColumn() + 1, what))
                .orElse(what);
    }
}
