package org.muster.api.dice;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.Stable;

/**
 * Dice thrown together, in standard notation: {@code d20}, {@code 2d6+1}, or by kind, {@code 3 black + 2 grey}. Dice
 * of a kind are six-sided. The order of the groups is the order of the faces of a {@link Rolled}.
 *
 * @param groups what is thrown, in order
 * @param plus added to the sum
 */
@Stable
public record Pool(List<Group> groups, int plus) {

    /** No dice at all. */
    public static final Pool NONE = new Pool(List.of(), 0);
    /** One d20. */
    public static final Pool D20 = d(20);
    /** One d6. */
    public static final Pool D6 = d(6);
    /** Two six-sided dice. */
    public static final Pool TWO_D6 = of(2, 6);

    private static final Pattern TERM =
            Pattern.compile("\\s*([+-]?)\\s*(?:(\\d{0,4})d(\\d{1,6})|(\\d{1,4})\\s*([a-z][a-z-]*)|(\\d{1,6}))\\s*");

    public Pool {
        groups = List.copyOf(groups);
    }

    /**
     * Equal dice.
     *
     * @param count how many, 0 to 9999
     * @param sides faces of each, at least 1
     * @param kind colour or other name; empty for plain dice
     */
    public record Group(int count, int sides, String kind) {
        public Group {
            if (count < 0 || count > 9999 || sides < 1) {
                throw new IllegalArgumentException(count + "d" + sides + " can't be thrown");
            }
        }

        @Override
        public String toString() {
            return kind.isEmpty() ? (count == 1 ? "" : count) + "d" + sides : count + " " + kind;
        }
    }

    /** One die. */
    public static Pool d(int sides) {
        return of(1, sides);
    }

    /** {@code count} dice of {@code sides}. */
    public static Pool of(int count, int sides) {
        return new Pool(List.of(new Group(count, sides, "")), 0);
    }

    /** {@code count} six-sided dice of a kind, such as a colour. */
    public static Pool of(int count, String kind) {
        return new Pool(List.of(new Group(count, 6, kind)), 0);
    }

    /** Both, this one's faces first. */
    public Pool and(Pool other) {
        List<Group> both = new ArrayList<>(groups);
        both.addAll(other.groups);
        return new Pool(both, plus + other.plus);
    }

    /** With a constant added to the sum. */
    public Pool plus(int more) {
        return new Pool(groups, plus + more);
    }

    /** How many dice there are in all. */
    public int count() {
        int count = 0;
        for (Group group : groups) {
            count += group.count;
        }
        return count;
    }

    /** Sides of the die at place {@code index} among the faces. */
    public int sidesOf(int index) {
        return groupOf(index).sides;
    }

    /** The group of the die at place {@code index} among the faces. */
    public Group groupOf(int index) {
        int at = index;
        for (Group group : groups) {
            if (at < group.count) {
                return group;
            }
            at -= group.count;
        }
        throw new IndexOutOfBoundsException(index);
    }

    /**
     * Reads the notation.
     *
     * @throws IllegalArgumentException with what would be right
     */
    @JsonCreator
    public static Pool parse(String notation) {
        if (notation.equals("0")) {
            return NONE;
        }
        List<Group> groups = new ArrayList<>();
        int plus = 0;
        Matcher term = TERM.matcher(notation);
        int at = 0;
        while (at < notation.length()) {
            term.region(at, notation.length());
            boolean reads = term.lookingAt();
            boolean minus = reads && "-".equals(term.group(1));
            boolean constant = reads && term.group(6) != null;
            if (!reads || at > 0 && term.group(1).isEmpty() || minus && !constant) {
                throw new IllegalArgumentException("\"" + notation + "\" is not dice notation at character " + (at + 1)
                        + "; right would be d20, 2d6+1 or 3 black + 2 grey");
            }
            if (term.group(3) != null) {
                String count = term.group(2);
                groups.add(
                        new Group(count.isEmpty() ? 1 : Integer.parseInt(count), Integer.parseInt(term.group(3)), ""));
            } else if (term.group(5) != null) {
                groups.add(new Group(Integer.parseInt(term.group(4)), 6, term.group(5)));
            } else {
                plus += (minus ? -1 : 1) * Integer.parseInt(term.group(6));
            }
            at = term.end();
        }
        if (groups.isEmpty()) {
            throw new IllegalArgumentException("no dice in \"" + notation + "\"; right would be d20 or 2d6+1");
        }
        return new Pool(groups, plus);
    }

    /** The notation. */
    @Override
    @JsonValue
    public String toString() {
        if (groups.size() == 1 && plus == 0) { // as with nearly every roll that is journalled
            return groups.get(0).toString();
        }
        StringBuilder text = new StringBuilder();
        for (Group group : groups) {
            text.append(text.length() == 0 ? "" : " + ").append(group);
        }
        if (plus != 0) {
            text.append(plus > 0 ? "+" : "").append(plus);
        }
        return text.length() == 0 ? "0" : text.toString();
    }
}
