package org.muster.cli.prompt;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** Takes an army from a catalogue, a line at a time. */
final class ArmyPrompt {

    private static final int SHOWN = 15;
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern LINE = Pattern.compile("(-?\\d{1,4})\\s+(?:x\\s+)?(.+)");

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final ArmyOf<?> army;
    private final List<Option> offered;
    private final Map<String, Integer> points = new LinkedHashMap<>();
    private final Map<String, Integer> taken = new LinkedHashMap<>();
    /** Of which list it was told what it leaves. */
    private final Map<String, Integer> toldOf = new LinkedHashMap<>();
    /** What was taken before each line, the last first. */
    private final Deque<Map<String, Integer>> before = new ArrayDeque<>();

    ArmyPrompt(Console console, AnswerPrompt prompt, ArmyOf<?> army, Place place) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.army = army;
        this.offered = army.offered().stream()
                .map(one -> Option.called(one.id(), one.name()))
                .toList();
        for (Profile one : army.offered()) {
            points.put(one.id(), one.points());
        }
        put(place.fields());
    }

    private void put(Map<String, Answer> counts) {
        counts.forEach((id, count) -> {
            if (count instanceof Answer.Whole whole) {
                taken.put(id, (int) whole.number());
            }
        });
    }

    Optional<Answer> ask() {
        Sentence.of(
                        "Take from the list: \"2 {name}\" takes two of the only entry that begins so, \"-1 {name}\" puts one"
                                + " back,\n\"/{name}\" lists what has that in its name, \"done\" ends.",
                        shortest())
                .toString()
                .lines()
                .forEach(console::verbatim);
        list("", SHOWN);
        told();
        while (true) {
            Optional<String> line = prompt.typed(
                    place,
                    place.knowing(null).prompt(points()),
                    offered.stream().map(Option::id).toList(),
                    () -> list("", offered.size()));
            if (line.isEmpty() && prompt.isBeginning()) {
                return Optional.empty();
            }
            if (prompt.leftToChance()) {
                byChance();
                continue;
            }
            if (line.isEmpty()) {
                if (prompt.isEnded() || before.isEmpty() || !prompt.goesBack()) {
                    return Optional.empty();
                }
                taken.clear();
                taken.putAll(before.pop());
                told();
                continue;
            }
            String text = line.get();
            if (text.equalsIgnoreCase("done")) {
                Answer list = given();
                List<Violation> violations = army.read(list).violations();
                if (violations.isEmpty() && !saysWhatIsLeft()) {
                    return Optional.of(list);
                }
                violations.forEach(console::no);
                continue;
            }
            if (text.startsWith("/")) {
                list(text.substring(1).strip(), SHOWN);
            } else if (!text.isBlank()) {
                take(text);
            }
        }
    }

    private Answer given() {
        Map<String, Answer> counts = new LinkedHashMap<>();
        taken.forEach((id, count) -> counts.put(id, new Answer.Whole(count)));
        return new Answer.Fields(counts);
    }

    /** A list that chance makes can be changed before it is done; one that somebody has begun is not thrown away. */
    private void byChance() {
        if (!taken.isEmpty()) {
            console.line("Something is taken already: put it back first, or go on.");
            return;
        }
        prompt.byChance(army).ifPresent(list -> {
            before.push(Map.of());
            put(Options.fieldsOf(list));
            told();
        });
    }

    private void told() {
        offered.stream()
                .filter(one -> taken.containsKey(one.id()))
                .forEach(one ->
                        console.verbatim(String.format("%5d x ", taken.getOrDefault(one.id(), 0)) + one.label()));
    }

    /** {@code 90 of 150 points}, where the rules bound them. */
    private Sentence points() {
        OptionalInt room = room();
        return room.isPresent()
                ? Sentence.of("{taken} of {n point|points}", sum(), sum() + room.getAsInt())
                : Sentence.of("{n point|points}", sum());
    }

    private OptionalInt room() {
        return army.room(new Roster(OrderedMap.copyOf(taken)));
    }

    /**
     * Whether it has just been told, for the first time, that a list which is begun with nothing leaves points unspent for
     * which there is something.
     */
    private boolean saysWhatIsLeft() {
        int left = room().orElse(0);
        boolean isKept = !place.sum(given()).isEmpty(); // what is not spent is told all along, and not lost
        if (isKept || !army.standing().isEmpty() || taken.isEmpty() || taken.equals(toldOf) || !isRoomForMore(left)) {
            return false;
        }
        toldOf.clear();
        toldOf.putAll(taken);
        console.line(
                "{n point is|points are} left, and more could be taken; done once more takes the list as it is.", left);
        return true;
    }

    private boolean isRoomForMore(int left) {
        return offered.stream()
                .map(Option::id)
                .filter(id -> points.getOrDefault(id, 0) <= left)
                .anyMatch(id -> {
                    Map<String, Integer> more = new LinkedHashMap<>(taken);
                    more.merge(id, 1, Integer::sum);
                    return army.check(new Roster(OrderedMap.copyOf(more))).isEmpty();
                });
    }

    private int sum() {
        return taken.entrySet().stream()
                .mapToInt(one -> one.getValue() * points.getOrDefault(one.getKey(), 0))
                .sum();
    }

    private String shortest() {
        return offered.stream()
                .map(one -> one.label().toString().toLowerCase(Locale.ROOT))
                .min(Comparator.comparingInt(String::length))
                .orElse("...");
    }

    private void take(String text) {
        if (NUMBER.matcher(text).matches()) { // the list has none
            console.line("{n} of which? As in \"{n} {name}\".", text, shortest());
            return;
        }
        Matcher line = LINE.matcher(text);
        int count = line.matches() ? Integer.parseInt(line.group(1)) : 1;
        String name = line.matches() ? line.group(2) : text;
        Optional<Option> found = Names.find(Listed.of(offered), name);
        if (found.isEmpty()) {
            console.line(
                    "No one entry begins so; {command} lists what there is.",
                    found(name).isEmpty() ? "/" : "/" + name);
            return;
        }
        before.push(new LinkedHashMap<>(taken));
        int now = Math.max(0, taken.getOrDefault(found.get().id(), 0) + count);
        taken.put(found.get().id(), now);
        if (now == 0) {
            taken.remove(found.get().id());
        }
        told();
        prompt.soFar(place, given());
    }

    private List<Option> found(String part) {
        String wanted = part.toLowerCase(Locale.ROOT);
        return offered.stream()
                .filter(one -> one.label().toString().toLowerCase(Locale.ROOT).contains(wanted)
                        || one.id().contains(wanted))
                .toList();
    }

    private void list(String part, int most) {
        List<Option> found = found(part);
        int width = found.stream()
                .limit(most)
                .mapToInt(one -> one.label().toString().length())
                .max()
                .orElse(0);
        found.stream()
                .limit(most)
                .forEach(one -> console.verbatim("  " + one.label()
                        + " ".repeat(width - one.label().toString().length() + 2)
                        + console.screen().faint(Sentence.of("{n point|points}", points.getOrDefault(one.id(), 0)))));
        if (found.size() > most) {
            console.line("  ... and {n} more; ? lists all", found.size() - most);
        }
    }
}
