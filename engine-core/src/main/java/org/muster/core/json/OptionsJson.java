package org.muster.core.json;

import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Options described as JSON, for a page or a program that shows them as a form. */
public final class OptionsJson implements OptionsVisitor<ObjectNode> {

    private final UnaryOperator<Sentence> naming;

    private OptionsJson(UnaryOperator<Sentence> naming) {
        this.naming = naming;
    }

    /** What may be answered, seats called by their ids. */
    public static ObjectNode describe(Options<?> options) {
        return describe(options, UnaryOperator.identity());
    }

    /**
     * What may be answered. The field {@code kind} is the word of the grammar; {@code closed} lists what can't be
     * answered now, each with every violation.
     *
     * @param naming makes of a sentence what people of the game read
     */
    public static ObjectNode describe(Options<?> options, UnaryOperator<Sentence> naming) {
        return new OptionsJson(naming).described(options);
    }

    private ObjectNode described(Options<?> options) {
        ObjectNode json = options.accept(this);
        if (!options.question().isEmpty()) {
            json.put("question", naming.apply(options.question()).toString());
        }
        Sentence sum = options.nothing().map(options::sumOf).orElse(Sentence.NOTHING);
        if (!sum.isEmpty()) {
            json.put("sum", naming.apply(sum).toString());
        }
        options.proposal().ifPresent(one -> {
            ObjectNode proposal = json.putObject("proposal");
            proposal.put("called", naming.apply(one.called()).toString());
            proposal.set("answer", Json.MAPPER.valueToTree(one.answer()));
        });
        List<Closed> closed = options.closed();
        if (!closed.isEmpty()) {
            ArrayNode array = json.putArray("closed");
            for (Closed one : closed) {
                ArrayNode violations = option(array.addObject(), one.option()).putArray("violations");
                one.violations().forEach(broken -> violation(violations.addObject(), broken));
            }
        }
        return json;
    }

    private static ObjectNode kind(String word) {
        return Json.MAPPER.createObjectNode().put("kind", word);
    }

    @Override
    public ObjectNode oneOf(OneOf<?> options) {
        return options(kind("oneOf"), "options", options.faces());
    }

    @Override
    public ObjectNode someOf(SomeOf<?> options) {
        ObjectNode json = kind("someOf").put("min", options.min()).put("max", options.max());
        return options(json, "options", options.faces());
    }

    @Override
    public ObjectNode several(ListOf<?> options) {
        ObjectNode json = kind("several").put("min", options.min()).put("max", options.max());
        json.set("each", described(options.each()));
        return json;
    }

    @Override
    public ObjectNode number(Between options) {
        return kind("number").put("min", options.min()).put("max", options.max());
    }

    @Override
    public ObjectNode split(Split options) {
        ObjectNode json = kind("split").put("min", options.min()).put("max", options.max());
        return options(json, "keys", options.keys());
    }

    @Override
    public ObjectNode each(Each<?> options) {
        ObjectNode json = kind("each");
        ArrayNode keys = json.putArray("keys");
        options.keys().forEach((key, part) -> option(keys.addObject(), key).set("options", described(part)));
        return json;
    }

    @Override
    public ObjectNode either(Either<?> options) {
        ObjectNode json = kind("either");
        ArrayNode cases = json.putArray("cases");
        for (Options.Case<?> one : options.cases()) {
            ObjectNode described = option(cases.addObject(), one.option());
            if (!one.saysAll()) {
                described.set("options", described(one.options().get()));
            }
        }
        return json;
    }

    @Override
    public ObjectNode form(Form<?> options) {
        ObjectNode json = kind("form");
        ArrayNode fields = json.putArray("fields");
        for (Form.Field<?, ?> field : options.fields()) {
            ObjectNode one = fields.addObject().put("name", field.name());
            if (field.isOptional()) {
                one.put("optional", true);
            }
            one.set("options", described(field.options()));
        }
        return json;
    }

    @Override
    public ObjectNode army(ArmyOf<?> options) {
        ObjectNode json = kind("army");
        options.room(Roster.EMPTY).ifPresent(points -> json.put("room", points));
        ArrayNode offered = json.putArray("offered");
        for (Profile profile : options.offered()) {
            ObjectNode one = offered.addObject()
                    .put("id", profile.id())
                    .put("name", profile.name())
                    .put("points", profile.points());
            if (!profile.group().isEmpty()) {
                one.put("group", profile.group());
            }
            options.brokenForGood(Roster.ofIds(List.of(profile.id()))).stream()
                    .findFirst()
                    .ifPresent(why ->
                            one.put("against", naming.apply(why.sentence()).toString()));
        }
        ArrayNode standing = json.putArray("standing");
        options.standing().forEach(profile -> standing.add(profile.id()));
        return json;
    }

    @Override
    public ObjectNode text(Text options) {
        ObjectNode json = kind("text").put("min", options.min()).put("max", options.max());
        return options.faces().isEmpty() ? json : options(json, "options", options.faces());
    }

    @Override
    public ObjectNode point(PointIn options) {
        return ground(kind("point"), options);
    }

    @Override
    public ObjectNode path(PathIn options) {
        ObjectNode json = kind("path");
        json.putArray("from").add(options.from().x()).add(options.from().y());
        return ground(json, options);
    }

    @Override
    public ObjectNode pathOver(PathOver options) {
        return options(kind("way"), "options", options.faces());
    }

    private ObjectNode options(ObjectNode json, String field, List<Option> options) {
        ArrayNode array = json.putArray(field);
        options.forEach(one -> option(array.addObject(), one));
        return json;
    }

    private ObjectNode option(ObjectNode json, Option option) {
        json.put("id", option.id()).put("label", naming.apply(option.label()).toString());
        if (!option.note().isEmpty()) {
            json.put("note", naming.apply(option.note()).toString());
        }
        if (!option.anchors().isEmpty()) {
            ArrayNode anchors = json.putArray("anchors");
            option.anchors().forEach(anchors::add);
        }
        if (option.givesUp()) {
            json.put("givesUp", true);
        }
        return json;
    }

    private void violation(ObjectNode json, Violation violation) {
        json.put("code", violation.code())
                .put("text", naming.apply(violation.sentence()).toString());
        if (!violation.rules().isEmpty()) {
            ArrayNode rules = json.putArray("rules");
            violation.rules().forEach(rules::add);
        }
    }

    private static ObjectNode ground(ObjectNode json, Options<?> options) {
        json.set("outline", rings(options.ground()));
        return json;
    }

    /** Rings of corners: {@code [[[x, y], ...], ...]}. */
    public static ArrayNode rings(List<List<Point>> rings) {
        ArrayNode outline = JsonNodeFactory.instance.arrayNode();
        for (List<Point> ring : rings) {
            ArrayNode corners = outline.addArray();
            ring.forEach(corner -> corners.addArray().add(corner.x()).add(corner.y()));
        }
        return outline;
    }
}
