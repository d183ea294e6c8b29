package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.UnitCard;

/** What people call things: the same in a sentence, a question, a table and a picture. */
public final class Called {

    /** What follows the id of its card: a letter where a force may have several, and the number of a mini. */
    private static final Pattern UNIT_OR_MINI = Pattern.compile("(-[A-Z])?(-\\d+)?");

    private static final Pattern NUMBER = Pattern.compile("-\\d+$");

    private Called() {}

    /** Anything with an id in a game: a unit on the table, gone or to come, one of its minis, a card, terrain, a token. */
    public static String of(Skirmish now, String id) {
        UnitState unit = now.find(id);
        return unit != null ? of(now.card(unit), id) : of(now.book(), id);
    }

    /** Whether it is the id of a unit, a mini, a card, terrain or a token. */
    public static boolean isKnown(Skirmish now, String id) {
        return now.has(id)
                || now.book().terrain(id) != null
                || now.book().mission().tokens().containsKey(id)
                || now.book().cards().find(id).isPresent()
                || now.book().units().all().stream().anyMatch(card -> isUnitOf(card, id));
    }

    /** Several of them. */
    public static List<String> all(Skirmish now, Collection<String> ids) {
        return ids.stream().map(id -> of(now, id)).toList();
    }

    /** A unit: {@code Night Troopers A}. */
    public static String of(Skirmish now, UnitState unit) {
        return of(now.card(unit), unit.id());
    }

    private static String of(Book book, String id) {
        return book.cards()
                .find(id)
                .map(DeploymentCard::name)
                .orElseGet(() -> of(book.units().all(), id));
    }

    /** A unit of one of these cards, or one of its minis, that may not have come to the table yet. */
    public static String of(Collection<UnitCard> cards, String id) {
        for (UnitCard card : cards) {
            if (isUnitOf(card, id)) {
                return of(card, id);
            }
        }
        return thing(id);
    }

    private static boolean isUnitOf(UnitCard card, String id) {
        return id.startsWith(card.id())
                && UNIT_OR_MINI
                        .matcher(id)
                        .region(card.id().length(), id.length())
                        .matches();
    }

    /**
     * A unit, or one of its minis: {@code Night Troopers A 2}. Who stands alone needs no number.
     *
     * @param id as {@link org.muster.ruleset.skirmish.table.Units} gives them
     */
    public static String of(UnitCard card, String id) {
        if (!id.startsWith(card.id())) {
            return thing(id);
        }
        String rest = id.substring(card.id().length());
        if (rest.isEmpty()) {
            return card.name();
        }
        String told = card.minis() == 1 ? NUMBER.matcher(rest).replaceFirst("") : rest;
        return card.name() + told.replace('-', ' ');
    }

    /** What has no name but its id: {@code gate lever}. */
    public static String thing(String id) {
        return id.toLowerCase(Locale.ROOT).replace('-', ' ').replace('_', ' ');
    }

    /** A side: {@code Heroes}, {@code Empire}; no verb can tell whether it is one or many. */
    public static String side(String side) {
        return side.charAt(0) + side.substring(1).toLowerCase(Locale.ROOT);
    }

    /** What a mission looks at, as people read it: {@code unit in zone: summit}. */
    public static Sentence condition(Skirmish now, ConditionLine line) {
        List<Sentence> details = new ArrayList<>();
        String unit = line.unit();
        if (unit != null) {
            details.add(Sentence.verbatim(now.book().card(unit).name()));
        }
        if (line.with() != null) {
            details.add(Sentence.of("with {keyword}", thing(line.with())));
        }
        if (line.without() != null) {
            details.add(Sentence.of("without {keyword}", thing(line.without())));
        }
        if (line.zone() != null) {
            details.add(Sentence.verbatim(thing(line.zone())));
        }
        if (line.atLeast() != null) {
            details.add(Sentence.of("at least {n}", line.atLeast()));
        }
        Sentence words = now.book().condition(line.is()).words();
        return details.isEmpty() ? words : Sentence.of("{what}: {details}", words, Sentence.joined(", ", details));
    }
}
