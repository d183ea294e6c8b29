package org.muster.ruleset.swm.data;

/**
 * A special ability or Force power, such as {@code Damage Reduction 10}.
 *
 * @param name without the number
 * @param value the number at the end, 0 where there is none
 */
public record Ability(String name, int value) {

    /** Reads it as printed. */
    public static Ability parse(String printed) {
        int space = printed.lastIndexOf(' ');
        String end = printed.substring(space + 1);
        boolean number = space > 0 && !end.isEmpty() && end.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? new Ability(printed.substring(0, space), Integer.parseInt(end)) : new Ability(printed, 0);
    }

    /** As printed. */
    @Override
    public String toString() {
        return value == 0 ? name : name + ' ' + value;
    }
}
