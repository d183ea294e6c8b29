package org.muster.cli.prompt;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.ArmyLine;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.Whereabouts;

/** Takes an army from a catalogue, a line at a time. */
final class ArmyPrompt {

    private static final int SHOWN = 15;
    private static final int SOME = 3;
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final ArmyOf<?> army;
    private final List<Option> offered;
    private final boolean isPriced;
    private final Map<String, Integer> points = new LinkedHashMap<>();
    /** Under which each is listed; empty: under none. */
    private final Map<String, String> headings = new LinkedHashMap<>();

    private final Map<String, Integer> taken = new LinkedHashMap<>();
    /** Of which list it was told what it leaves. */
    private final Map<String, Integer> toldOf = new LinkedHashMap<>();
    /** What was told to be wrong and still is; it is told again only when more than its numbers has changed. */
    private final Set<String> warned = new LinkedHashSet<>();

    private @Nullable Set<String> beginnings;
    /** What was taken before each line, the last first. */
    private final Deque<Map<String, Integer>> before = new ArrayDeque<>();

    ArmyPrompt(Console console, AnswerPrompt prompt, ArmyOf<?> army, Place place) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.army = army;
        Map<String, ? extends List<? extends Profile>> groups = army.groups();
        this.offered = ArmyLine.entries(army);
        this.isPriced = army.catalogue().isPriced();
        groups.values()
                .forEach(group -> group.forEach(one -> {
                    points.put(one.id(), one.points());
                    headings.put(one.id(), groups.size() > 1 ? one.group() : "");
                }));
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
                                + " back,\nseveral go on a line with commas between, \"/{name}\" lists what has that in its name,"
                                + " \"done\" ends.",
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
                warn();
                continue;
            }
            String text = line.get();
            if (text.equalsIgnoreCase("done")) {
                Answer list = given();
                List<Violation> violations = army.read(list).violations();
                if (violations.isEmpty() && !warns()) {
                    prompt.looked();
                    return Optional.of(list);
                }
                Whereabouts.inWords(army, violations).forEach(console::no);
                continue;
            }
            if (text.startsWith("/")) {
                list(text.substring(1).strip(), SHOWN);
            } else if (!text.isBlank()) {
                take(text);
            } else if (taken.isEmpty()) {
                console.line("Nothing is taken yet: type what you take, or done for nothing; ? lists what there is.");
            } else {
                console.line("done ends with what is taken.");
                told();
            }
        }
    }

    private Answer given() {
        return written(taken);
    }

    private static Answer written(Map<String, Integer> list) {
        Map<String, Answer> counts = new LinkedHashMap<>();
        list.forEach((id, count) -> counts.put(id, new Answer.Whole(count)));
        return new Answer.Fields(counts);
    }

    /** Tells what is wrong as soon as it is, though it is no matter before the list, or the answer around it, is done. */
    private void warn() {
        List<Violation> wrong = against(taken);
        tell(wrong.stream()
                .filter(one ->
                        !warned.contains(Place.kind(one)) && !beginnings().contains(Place.kind(one)))
                .toList());
        warned.clear();
        warned.addAll(Place.kinds(wrong));
    }

    private void tell(List<Violation> violations) {
        Whereabouts.inWords(place.whole(), violations).forEach(console::no);
    }

    /** What is wrong whichever is taken first, such as too few points: about none of them, and told when it is done. */
    private Set<String> beginnings() {
        Set<String> known = beginnings;
        if (known == null) {
            known = offered.size() < 2
                    ? Set.of()
                    : Place.kinds(against(Map.of(offered.get(0).id(), 1)));
            for (int i = 1; i < offered.size() && !known.isEmpty(); i++) {
                known.retainAll(Place.kinds(against(Map.of(offered.get(i).id(), 1))));
            }
            beginnings = known;
        }
        return known;
    }

    /** What {@code list} breaks that more can't mend, or else what the whole answer breaks with it and not without it. */
    private List<Violation> against(Map<String, Integer> list) {
        List<Violation> own = army.brokenForGood(roster(list));
        if (!own.isEmpty() || list.isEmpty() || !army.read(written(list)).isOk()) {
            return own;
        }
        Set<String> without = place.supposing(written(Map.of())).stream()
                .map(Violation::toString)
                .collect(Collectors.toSet());
        return place.supposing(written(list)).stream()
                .filter(one -> !without.contains(one.toString()))
                .toList();
    }

    /** Why one more of some can't be had, by id; what the whole answer breaks with any of them is about none of them. */
    private Map<String, Violation> closed(List<Option> shown) {
        Set<String> known = Place.kinds(against(taken));
        known.addAll(beginnings());
        Map<String, Violation> closed = new LinkedHashMap<>();
        for (Option one : shown) {
            against(with(one.id())).stream()
                    .filter(violation -> !known.contains(Place.kind(violation)))
                    .findFirst()
                    .ifPresent(violation -> closed.put(one.id(), violation));
        }
        boolean isOfAll = shown.size() > 1
                && closed.size() == shown.size()
                && Place.kinds(List.copyOf(closed.values())).size() == 1
                && army.brokenForGood(roster(with(shown.get(0).id()))).isEmpty();
        return isOfAll ? Map.of() : closed;
    }

    private Map<String, Integer> with(String id) {
        Map<String, Integer> more = new LinkedHashMap<>(taken);
        more.merge(id, 1, Integer::sum);
        return more;
    }

    private static Roster roster(Map<String, Integer> list) {
        return new Roster(OrderedMap.copyOf(list));
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
            warn();
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
        if (!place.sum(given()).isEmpty()) { // which tells it in the book's own points
            return Sentence.of("done ends");
        }
        OptionalInt room = room();
        if (room.isEmpty() && !isPriced) {
            return Sentence.of(
                    "{n} taken", taken.values().stream().mapToInt(n -> n).sum());
        }
        return room.isPresent()
                ? Sentence.of("{taken} of {n point|points}", sum(), sum() + room.getAsInt())
                : Sentence.of("{n point|points}", sum());
    }

    private OptionalInt room() {
        return army.room(roster(taken));
    }

    /** Whether it has just been told, for the first time, what speaks against a list that is legal by itself. */
    private boolean warns() {
        if (taken.isEmpty() || taken.equals(toldOf)) {
            return false;
        }
        List<Violation> breaks = against(taken);
        tell(breaks);
        int left = room().orElse(-1);
        boolean isLeft = leavesMuch(left);
        if (breaks.isEmpty() && !isLeft) {
            return false;
        }
        toldOf.clear();
        toldOf.putAll(taken);
        if (isLeft) {
            console.line("{n point is|points are} left, and more could be taken.", left);
        }
        console.line(
                breaks.isEmpty()
                        ? "done once more takes the list as it is."
                        : "That would be refused; done once more leaves the list so all the same.");
        return true;
    }

    /** Whether a list that is begun with nothing leaves points unspent for which there is something. */
    private boolean leavesMuch(int left) {
        boolean isKept = !place.sum(given()).isEmpty(); // what is not spent is told all along, and not lost
        return !isKept && army.standing().isEmpty() && isRoomForMore(left);
    }

    private boolean isRoomForMore(int left) {
        return offered.stream()
                .map(Option::id)
                .filter(id -> points.getOrDefault(id, 0) <= left)
                .anyMatch(id -> army.check(roster(with(id))).isEmpty());
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
        ArmyLine line = ArmyLine.of(text, offered, taken.keySet());
        line.strange().forEach(this::strange);
        Map<String, Integer> named = line.counts();
        if (named.isEmpty()) {
            return;
        }
        boolean isTooMany = named.entrySet().stream()
                .anyMatch(one -> taken.getOrDefault(one.getKey(), 0) + one.getValue() > Roster.MOST);
        if (isTooMany) {
            console.line("Of one entry there can be {most} at most.", Roster.MOST);
            return;
        }
        before.push(new LinkedHashMap<>(taken));
        named.forEach((id, count) -> {
            taken.put(id, Math.max(0, taken.getOrDefault(id, 0) + count));
            if (taken.getOrDefault(id, 0) == 0) {
                taken.remove(id);
            }
        });
        told();
        prompt.soFar(place, given());
        warn();
    }

    private void strange(String part) {
        String name = ArmyLine.name(part);
        if (part.startsWith("-")) {
            notTaken(name);
            return;
        }
        List<Option> found = found(name);
        if (found.isEmpty()) {
            console.line(meant(name)
                    .map(meant -> Sentence.of(
                            "No entry has \"{name}\" in its name; did you mean {meant}? ? lists what there is.",
                            name,
                            meant))
                    .orElseGet(() -> Sentence.of("No entry has \"{name}\" in its name; ? lists what there is.", name)));
        } else if (found.size() == 1) {
            console.line(
                    "Only {entry} has \"{name}\" in its name, and no word of it begins so: type more of it.",
                    found.get(0).label(),
                    name);
        } else {
            console.line(
                    "{n} entries have \"{name}\" in their name, such as {some}; {command} lists them.",
                    found.size(),
                    name,
                    Sentence.either(
                            found.stream().limit(SOME).map(Option::label).toList()),
                    "/" + name);
        }
    }

    /** What was probably meant by a name that is misspelt. */
    private Optional<Sentence> meant(String name) {
        return army.read(written(Map.of(name.toLowerCase(Locale.ROOT).replace(' ', '-'), 1))).violations().stream()
                .map(one -> String.valueOf(one.sentence().values().get("meant")))
                .flatMap(id -> offered.stream().filter(one -> one.id().equals(id)))
                .map(Option::label)
                .findFirst();
    }

    private void notTaken(String name) {
        List<Option> several =
                found(name).stream().filter(one -> taken.containsKey(one.id())).toList();
        if (several.size() > 1) {
            prompt.showing().several(several);
        } else {
            console.line("Nothing that is taken is called \"{name}\".", name);
        }
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
        List<Option> shown = found.subList(0, Math.min(most, found.size()));
        Map<String, Violation> closed = closed(shown);
        int width = shown.stream()
                .mapToInt(one -> one.label().toString().length())
                .max()
                .orElse(0);
        String heading = "";
        for (Option one : shown) {
            String above = headings.getOrDefault(one.id(), "");
            if (!above.equals(heading)) {
                heading = above;
                console.verbatim(heading.isEmpty() ? "" : heading + ":");
            }
            console.verbatim("  " + one.label()
                    + " ".repeat(width - one.label().toString().length() + 2)
                    + console.screen().faint(priced(one, closed.get(one.id()))));
        }
        if (found.isEmpty()) {
            console.line("No entry has \"{name}\" in its name; ? lists what there is.", part);
        }
        if (found.size() > most) {
            console.line("  ... and {n} more; ? lists all", found.size() - most);
        }
    }

    private Sentence priced(Option one, @Nullable Violation why) {
        Sentence price =
                isPriced ? Sentence.of("{n point|points}", points.getOrDefault(one.id(), 0)) : Sentence.NOTHING;
        return why == null ? price : prompt.showing().notNow(price, why);
    }
}
