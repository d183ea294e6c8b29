package org.muster.core.audit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.json.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * What of a journal concerns its fair dice, a line of JSON each, in order: what docs/fair-dice/verify.py judges. It holds
 * no answers, and all faces: it is for who may see them.
 *
 * <pre>
 * game       its id, seats, commitment, format, and the number of its first roll
 * joined     what a seat put in before anything was rolled; once
 * given      what a seat put in with an answer
 * rolled     a roll: number, pool, faces
 * typed      the same of real dice, which prove themselves
 * ended      a phase has ended
 * revealed   the seed of a phase
 * </pre>
 */
public final class RollRecord {

    private final List<String> lines = new ArrayList<>();
    private final Set<Long> made = new HashSet<>();

    private RollRecord() {}

    /**
     * The lines of a journal.
     *
     * @param firstRoll number of its first roll
     */
    public static List<String> of(Header header, List<Entry> entries, long firstRoll) {
        RollRecord record = new RollRecord();
        ObjectNode game = Json.MAPPER.createObjectNode();
        game.put("game", header.game()).put("format", header.format());
        game.put("commitment", header.dice().commitment()).put("first", firstRoll);
        game.set("seats", Json.MAPPER.valueToTree(header.seats().keySet()));
        record.lines.add(Json.write(game));
        entries.forEach(entry -> record.add(entry, entry.body()));
        return record.lines;
    }

    private void add(Entry entry, Entry.Body body) {
        if (body instanceof Entry.Joined joined) {
            putIn(entry, "joined", joined.seat(), joined.contribution());
        } else if (body instanceof Entry.Chose chose && chose.contribution() != null) {
            putIn(entry, "given", chose.seat(), chose.contribution());
        } else if (body instanceof Entry.Rolled rolled) {
            rolled.rolls().forEach(one -> rolled(entry, one));
        } else if (body instanceof Entry.Reached) {
            write(line(entry, "ended"));
        } else if (body instanceof Entry.Revealed revealed) {
            write(line(entry, "revealed").put("phase", revealed.phase()).put("seed", revealed.seed()));
        } else if (body instanceof Entry.Corrected corrected) {
            for (Entry.Past past : corrected.history()) {
                if (past.instead() instanceof Entry.Rolled rolled) {
                    rolled.rolls().stream()
                            .filter(one -> !made.contains(one.number()))
                            .toList()
                            .forEach(one -> rolled(entry, one));
                }
            }
        }
    }

    private void putIn(Entry entry, String kind, Player seat, @Nullable String contribution) {
        write(line(entry, kind).put("seat", seat.id()).put("contribution", contribution));
    }

    private void rolled(Entry entry, Entry.Throw one) {
        made.add(one.number());
        String kind = one.source().equals("typed") ? "typed" : "rolled";
        ObjectNode line = line(entry, kind).put("number", one.number()).put("pool", one.pool());
        line.set("faces", Json.MAPPER.valueToTree(one.faces()));
        write(line);
    }

    private static ObjectNode line(Entry entry, String kind) {
        return Json.MAPPER.createObjectNode().put("entry", entry.n()).put("kind", kind);
    }

    private void write(ObjectNode line) {
        lines.add(Json.write(line));
    }
}
