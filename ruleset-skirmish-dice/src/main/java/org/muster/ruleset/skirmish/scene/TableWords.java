package org.muster.ruleset.skirmish.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Called;
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
    Sentence caption() {
        List<Sentence> parts = new ArrayList<>();
        parts.add(
                skirmish.round() == 0
                        ? Sentence.of("Setup")
                        : Sentence.of("Round {n} of {last}", skirmish.round(), book.rounds()));
        String first = skirmish.progress().initiative();
        if (first != null) {
            parts.add(Sentence.of("the initiative is with {side}", Called.side(first)));
        }
        Activation acting = skirmish.activation();
        UnitState actor = acting == null ? null : skirmish.find(acting.unit());
        if (actor != null) {
            parts.add(Sentence.of("{unit} {minis:acts|act}", Called.of(skirmish, actor), actor.minis()));
        }
        List<Sentence> points = new ArrayList<>();
        book.sides()
                .forEach(side -> points.add(Sentence.of("{side}: {points} VP", Called.side(side), skirmish.vp(side))));
        parts.add(Sentence.joined(", ", points));
        return Sentence.joined("; ", parts);
    }

    /** All of it, for who does not see it. */
    Sentence all() {
        List<Sentence> sides = new ArrayList<>();
        for (String side : book.sides()) {
            List<Sentence> units = skirmish.of(side).stream()
                    .map(unit -> Sentence.of(
                            "{unit} at {x}, {y}",
                            Called.of(skirmish, unit),
                            Words.cm(unit.leader().x()),
                            Words.cm(unit.leader().y())))
                    .toList();
            sides.add(Sentence.of(
                    "{side}: {units}",
                    Called.side(side),
                    units.isEmpty() ? Sentence.of("nobody") : Sentence.joined("; ", units)));
        }
        return Sentence.of(
                "A table of {width} by {depth} cm. {sides}.",
                Words.cm(book.numbers().table().x()),
                Words.cm(book.numbers().table().y()),
                Sentence.joined(". ", sides));
    }

    /** A piece of terrain, as it is written on the table. */
    static Sentence shortly(TerrainPiece piece) {
        boolean pit = piece.kind() == TerrainPiece.Kind.PIT;
        Object height = Words.cm(pit ? piece.height() : piece.level() + piece.height());
        Sentence name = Sentence.of(
                pit ? "{piece}, {height} cm deep" : "{piece}, {height} cm", Called.thing(piece.id()), height);
        return piece.cover() == Cover.NONE
                ? name
                : Sentence.of("{piece}, {cover}", name, piece.cover().words());
    }

    /** A piece of terrain. */
    static Sentence of(TerrainPiece piece) {
        Object height = Words.cm(piece.height());
        return Sentence.joined(
                ", ",
                List.of(
                        piece.kind() == TerrainPiece.Kind.PIT
                                ? Sentence.of("{depth} cm deep", height)
                                : Sentence.of("{height} cm high", height),
                        piece.cover().words(),
                        piece.blocksLos() ? Sentence.of("blocks sight") : Sentence.of("never blocks sight"),
                        piece.climbable() ? Sentence.of("can be climbed") : Sentence.of("can't be climbed"),
                        piece.standable() ? Sentence.of("can be stood on") : Sentence.of("not stood on")));
    }

    /** How a unit is. */
    Sentence of(UnitState unit) {
        UnitCard card = skirmish.card(unit);
        List<Sentence> facts = new ArrayList<>();
        facts.add(unit.isReady() ? Sentence.of("ready") : Sentence.of("exhausted"));
        facts.add(unit.strained() ? Sentence.of("strained") : Sentence.of("eager"));
        facts.add(Sentence.of("{n Action Die|Action Dice}", unit.actionDice()));
        if (card.forceAptitude() > 0) {
            facts.add(Sentence.of("{n Force Die|Force Dice}", unit.forceDice()));
        }
        facts.add(Sentence.of("{n mini|minis}", unit.minis().size()));
        facts.add(Sentence.of("{n wound|wounds} of {resilience}", unit.wounds(), card.resilience()));
        return Sentence.joined(", ", facts);
    }

    /** Where a mini stands. */
    Sentence of(UnitState unit, Mini mini) {
        Disc disc = mini.disc();
        String name = Called.of(skirmish, unit);
        Object x = Words.cm(disc.at().x());
        Object y = Words.cm(disc.at().y());
        return disc.z() == 0
                ? Sentence.of("{unit} at {x}, {y}", name, x, y)
                : Sentence.of("{unit} at {x}, {y}, height {z}", name, x, y, Words.cm(disc.z()));
    }
}
