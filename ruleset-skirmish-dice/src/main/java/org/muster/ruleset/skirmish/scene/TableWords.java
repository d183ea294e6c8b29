package org.muster.ruleset.skirmish.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.table.Words;

/** What the picture of a table says in words. */
final class TableWords {

    private final Skirmish skirmish;
    private final Book book;

    TableWords(Skirmish skirmish) {
        this.skirmish = skirmish;
        this.book = skirmish.book();
    }

    /** How far the game has come. */
    String caption() {
        List<String> parts = new ArrayList<>();
        parts.add(skirmish.round() == 0 ? "Setup" : "Round " + skirmish.round() + " of " + book.rounds());
        String first = skirmish.progress().initiative();
        if (first != null) {
            parts.add(first + " have the initiative");
        }
        Activation acting = skirmish.activation();
        UnitState actor = acting == null ? null : skirmish.find(acting.unit());
        if (actor != null) {
            parts.add(Words.name(skirmish, actor) + (actor.minis().size() > 1 ? " act" : " acts"));
        }
        List<String> points = new ArrayList<>();
        book.sides().forEach(side -> points.add(side + " " + skirmish.vp(side)));
        parts.add(String.join(", ", points) + " VP");
        return String.join("; ", parts);
    }

    /** All of it, for who does not see it. */
    String all() {
        List<String> sides = new ArrayList<>();
        for (String side : book.sides()) {
            List<String> units = skirmish.of(side).stream()
                    .map(unit -> Words.name(skirmish, unit) + " at "
                            + Words.number(unit.leader().x()) + ", "
                            + Words.number(unit.leader().y()))
                    .toList();
            sides.add(side + ": " + (units.isEmpty() ? "nobody" : String.join("; ", units)));
        }
        return "A table of " + Words.number(book.numbers().table().x()) + " by "
                + Words.number(book.numbers().table().y()) + " cm. " + String.join(". ", sides) + ".";
    }

    /** A piece of terrain. */
    static String of(TerrainPiece piece) {
        List<String> facts = new ArrayList<>();
        facts.add(Words.number(piece.height()) + " cm " + (piece.kind() == TerrainPiece.Kind.PIT ? "deep" : "high"));
        facts.add(piece.cover() == Cover.NONE ? "no cover" : piece.cover().word() + " cover");
        facts.add(piece.blocksLos() ? "blocks sight" : "never blocks sight");
        facts.add(piece.climbable() ? "can be climbed" : "can't be climbed");
        facts.add(piece.standable() ? "a move may end on it" : "no move ends on it");
        return String.join(", ", facts);
    }

    /** How a unit is. */
    String of(UnitState unit) {
        UnitCard card = skirmish.card(unit);
        List<String> facts = new ArrayList<>();
        facts.add(unit.isReady() ? "ready" : "exhausted");
        facts.add(unit.strained() ? "strained" : "eager");
        facts.add(count(unit.actionDice(), "Action Die", "Action Dice"));
        if (card.forceAptitude() > 0) {
            facts.add(count(unit.forceDice(), "Force Die", "Force Dice"));
        }
        facts.add(count(unit.minis().size(), "mini", "minis"));
        facts.add(count(unit.wounds(), "wound", "wounds") + " of " + card.resilience());
        return String.join(", ", facts);
    }

    /** Where a mini stands. */
    String of(UnitState unit, Mini mini) {
        Disc disc = mini.disc();
        return Words.name(skirmish, unit) + " at " + Words.number(disc.at().x()) + ", "
                + Words.number(disc.at().y()) + (disc.z() == 0 ? "" : ", height " + Words.number(disc.z()));
    }

    private static String count(int n, String one, String many) {
        return n + " " + (n == 1 ? one : many);
    }

    /** A token by its id. */
    static String of(String id) {
        return id.replace('-', ' ').toLowerCase(Locale.ROOT);
    }
}
