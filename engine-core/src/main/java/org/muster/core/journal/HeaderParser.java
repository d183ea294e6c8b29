package org.muster.core.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.core.data.LegibleTexts;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** Reads a header. It says what is read of it: nothing in it is taken for something else than it is. */
final class HeaderParser {

    private static final Pattern DIE = Pattern.compile("d[1-9]\\d{0,8}");

    private HeaderParser() {}

    /** What a guarded header says, as it is written; older ones are taken as they are. */
    static Header read(JsonNode json) {
        Header header = Json.MAPPER.treeToValue(json, Header.class);
        if (header.isGuarded()) {
            JsonNode written = Json.read(Json.write(header));
            for (String name : written.propertyNames()) {
                if (!written.path(name).equals(json.path(name))) {
                    throw new BadJson("the field {field} of the header is not as Muster writes it", name);
                }
            }
            mustBeOfItsKind(header);
        }
        return header;
    }

    private static void mustBeOfItsKind(Header header) {
        if (!header.options().isObject()) {
            throw new BadJson("the options of the header should be names with values");
        }
        List<String> owned = header.dice().owned();
        for (String die : owned == null ? List.<String>of() : owned) {
            if (!DIE.matcher(die).matches()) {
                throw new BadJson("a die of the header should be one such as d6, not {die}", die);
            }
        }
        if (!Header.DiceOrigin.SOURCES.contains(header.dice().source())) {
            throw new BadJson(
                    "the dice of the header should be one of {sources}, not {source}",
                    Header.DiceOrigin.SOURCES,
                    header.dice().source());
        }
        if (!header.isFair() && !header.dice().commitment().isEmpty()) {
            throw new BadJson("the header commits to fair dice, and has none");
        }
        for (String seat : header.dice().physical()) {
            if (!Header.DiceOrigin.isRoller(seat, header.seats().keySet())) {
                throw new BadJson("the header names {seat}, who rolls real dice and has no seat", seat);
            }
        }
        mustBeLegible(header);
    }

    /** What {@code new} would not take, since it would not show what it says. */
    private static void mustBeLegible(Header header) {
        if (!Entry.ID.matcher(header.game()).matches()) {
            throw new BadJson("the game's id should be 1 to 64 letters, digits, - or _, not {id}", header.game());
        }
        List<Violation> violations =
                new ArrayList<>(LegibleTexts.check(Sentence.of("the name of the game"), header.name()));
        header.seats()
                .forEach((seat, name) ->
                        violations.addAll(LegibleTexts.check(Sentence.of("the name of seat {seat}", seat), name)));
        if (!violations.isEmpty()) {
            throw new BadJson(violations.get(0).sentence());
        }
    }
}
