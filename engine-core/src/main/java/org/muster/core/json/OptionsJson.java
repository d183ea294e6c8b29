package org.muster.core.json;

import java.util.List;
import org.muster.api.army.Profile;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Explained;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.Mapped;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.decision.WayOf;
import org.muster.api.decision.Where;
import org.muster.api.space.Point;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Options described as JSON, for a page or a program that shows them as a form. The only place that lists them. */
public final class OptionsJson {

    private OptionsJson() {}

    /** What may be answered. The field {@code kind} is the word of the grammar. */
    public static ObjectNode describe(Options<?> options) {
        ObjectNode json = Json.MAPPER.createObjectNode();
        if (options instanceof OneOf<?> one) {
            json.put("kind", "oneOf");
            options(json.putArray("options"), one.options());
        } else if (options instanceof SomeOf<?> some) {
            json.put("kind", "someOf").put("min", some.min()).put("max", some.max());
            options(json.putArray("options"), some.options());
        } else if (options instanceof ListOf<?> many) {
            json.put("kind", "several").put("min", many.min()).put("max", many.max());
            json.set("each", describe(many.each()));
        } else if (options instanceof Between between) {
            json.put("kind", "number").put("min", between.min()).put("max", between.max());
        } else if (options instanceof Split split) {
            json.put("kind", "split").put("min", split.min()).put("max", split.max());
            options(json.putArray("keys"), split.keys());
        } else if (options instanceof Each<?> each) {
            json.put("kind", "each");
            ArrayNode keys = json.putArray("keys");
            each.parts().forEach((key, part) -> option(keys.addObject(), key).set("options", describe(part)));
        } else if (options instanceof Either<?> either) {
            json.put("kind", "either");
            ArrayNode cases = json.putArray("cases");
            for (Options.Case<?> one : either.cases()) {
                ObjectNode described = option(cases.addObject(), one.face());
                Options<?> rest = one.options().get();
                boolean saysAll = rest instanceof OneOf<?> only
                        && only.values().size() == 1
                        && only.options().get(0).id().equals(one.face().id());
                if (!saysAll) {
                    described.set("options", describe(rest));
                }
            }
        } else if (options instanceof Form<?> form) {
            json.put("kind", "form");
            ArrayNode fields = json.putArray("fields");
            for (Form.Field<?, ?> field : form.fields()) {
                ObjectNode one = fields.addObject().put("name", field.name());
                if (field.isOptional()) {
                    one.put("optional", true);
                }
                one.set("options", describe(field.options()));
            }
        } else if (options instanceof ArmyOf<?> army) {
            army(json, army);
        } else if (options instanceof Text text) {
            json.put("kind", "text").put("min", text.min()).put("max", text.max());
        } else if (options instanceof PointIn point) {
            json.put("kind", "point");
            outline(json, point.outline());
        } else if (options instanceof PathIn path) {
            json.put("kind", "path");
            json.putArray("from").add(path.from().x()).add(path.from().y());
            outline(json, path.reach().outline());
        } else if (options instanceof WayOf way) {
            json.put("kind", "way");
            options(json.putArray("options"), way.options());
        } else if (options instanceof Where<?> where) {
            return describe(where.options());
        } else if (options instanceof Explained<?> explained) {
            return describe(explained.options());
        } else if (options instanceof Mapped<?, ?> mapped) {
            return describe(mapped.options());
        }
        return json;
    }

    private static void army(ObjectNode json, ArmyOf<?> army) {
        json.put("kind", "army");
        ArrayNode offered = json.putArray("offered");
        for (Profile profile : army.offered()) {
            offered.addObject()
                    .put("id", profile.id())
                    .put("name", profile.name())
                    .put("points", profile.points());
        }
        ArrayNode standing = json.putArray("standing");
        army.standing().forEach(profile -> standing.add(profile.id()));
    }

    private static void options(ArrayNode array, List<Option> options) {
        options.forEach(one -> option(array.addObject(), one));
    }

    private static ObjectNode option(ObjectNode json, Option option) {
        json.put("id", option.id()).put("label", option.label());
        if (!option.note().isEmpty()) {
            json.put("note", option.note());
        }
        if (!option.anchors().isEmpty()) {
            ArrayNode anchors = json.putArray("anchors");
            option.anchors().forEach(anchors::add);
        }
        return json;
    }

    private static void outline(ObjectNode json, List<List<Point>> rings) {
        ArrayNode outline = json.putArray("outline");
        for (List<Point> ring : rings) {
            ArrayNode corners = outline.addArray();
            ring.forEach(corner -> corners.addArray().add(corner.x()).add(corner.y()));
        }
    }
}
