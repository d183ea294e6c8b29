package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.army.Profile;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Option;

/**
 * What a line takes of a list, or puts back: {@code 2 mule, -1 nym, darth-malak 1}.
 *
 * @param counts how many more of each, below 0 where they are put back
 * @param strange parts that name nothing, or more than one thing; the rest is meant all the same
 */
public record ArmyLine(Map<String, Integer> counts, List<String> strange) {

    private static final Pattern LINE = Pattern.compile("(-?\\d{1,4})\\s+(?:x\\s+)?(.+)");
    /** The gap in {@code - 3 nym}. */
    private static final Pattern GAP = Pattern.compile("^-\\s+(?=\\d)");
    /** {@code -nym} for {@code -1 nym}. */
    private static final Pattern BACK = Pattern.compile("-\\s*(\\D.*)");

    /** Of a name. */
    private static final int MOST_WORDS = 6;

    private static final Pattern BEHIND = Pattern.compile("(.+?)\\s+(?:x\\s*)?(\\d{1,4})");

    /**
     * Reads a line.
     *
     * @param taken ids of those of which some can be put back
     */
    public static ArmyLine of(String line, List<Option> offered, Set<String> taken) {
        ArmyLine read = new ArmyLine(new LinkedHashMap<>(), new ArrayList<>());
        String[] parts = line.split(",");
        for (int from = 0; from < parts.length; ) {
            int most = Math.min(parts.length, from + Names.MOST_COMMAS + 1);
            int to = parts[from].isBlank() ? from : most; // a comma too many
            while (to > from
                    && !(mayBeOne(parts, from, to, offered) && read.take(together(parts, from, to), offered, taken))) {
                to--;
            }
            if (to == from && !parts[from].isBlank()) {
                read.strange.add(counted(parts[from].strip()));
            }
            from = Math.max(to, from + 1);
        }
        return read;
    }

    /** The entries of a list as they can be named, in the order in which they are shown. */
    public static List<Option> entries(ArmyOf<?> army) {
        Map<String, ? extends List<? extends Profile>> groups = army.groups();
        return groups.values().stream()
                .<Profile>flatMap(List::stream)
                .map(one -> Option.called(one.id(), one.name()))
                .toList();
    }

    /** What a part of a line names, without how many. */
    public static String name(String part) {
        Matcher line = LINE.matcher(part);
        return line.matches() ? line.group(2) : part;
    }

    /** Names may have commas, letter by letter: two names together are none. */
    private static boolean mayBeOne(String[] parts, int from, int to, List<Option> offered) {
        String name = name(together(parts, from, to)).toLowerCase(Locale.ROOT);
        return to == from + 1
                || offered.stream()
                        .anyMatch(one ->
                                one.label().toString().toLowerCase(Locale.ROOT).startsWith(name));
    }

    private static String together(String[] parts, int from, int to) {
        return counted(GAP.matcher(
                        String.join(",", List.of(parts).subList(from, to)).strip())
                .replaceFirst("-"));
    }

    /** With the number that a minus alone leaves out. */
    private static String counted(String part) {
        Matcher back = BACK.matcher(part);
        return back.matches() ? "-1 " + back.group(1) : part;
    }

    /** Whether it names one entry; of what is put back, one of those that were taken. */
    private boolean take(String part, List<Option> offered, Set<String> taken) {
        Matcher line = LINE.matcher(part);
        int count = line.matches() ? Integer.parseInt(line.group(1)) : 1;
        List<Option> among = count < 0
                ? offered.stream().filter(one -> taken.contains(one.id())).toList()
                : offered;
        Optional<Option> found = find(among, name(part));
        Matcher behind = BEHIND.matcher(part);
        if (found.isEmpty() && !line.matches() && behind.matches()) {
            found = find(among, behind.group(1));
            count = Integer.parseInt(behind.group(2));
        }
        int more = count;
        found.ifPresent(one -> counts.merge(one.id(), more, Integer::sum));
        return found.isPresent();
    }

    /** Of several one says "troopers", and of a long name some words: "iron fang officer". */
    private static Optional<Option> find(List<Option> among, String name) {
        Optional<Option> found = Names.find(Listed.of(among), name);
        Optional<Option> one = found.isEmpty() && name.endsWith("s")
                ? Names.find(Listed.of(among), name.substring(0, name.length() - 1))
                : found;
        return one.or(() -> byWords(among, name));
    }

    private static Optional<Option> byWords(List<Option> among, String name) {
        String[] some = name.strip().split("\\s+");
        if (some.length > MOST_WORDS) {
            return Optional.empty();
        }
        Pattern words = Pattern.compile(
                Stream.of(some)
                        .map(word -> "(?:^|.*\\s)" + Pattern.quote(word))
                        .collect(Collectors.joining("", "", ".*")),
                Pattern.CASE_INSENSITIVE);
        List<Option> found = among.stream()
                .filter(one -> words.matcher(one.label().toString()).matches())
                .toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }
}
