package org.muster.ruleset.skirmish.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.flow.Event;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.geometry.place.Placing;
import org.muster.geometry.shape.Base;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;

/**
 * Where a player puts down several minis.
 *
 * @param places by mini; none: where the engine puts them
 */
public record Placement(OrderedMap<String, Point> places) {

    /** As the engine does it. */
    public static final Placement ENGINES = new Placement(OrderedMap.empty());

    private static final String PLACE = "place";
    private static final Option HAND = Option.of(PLACE, "put down each by hand");

    /** Where one of them may go. */
    public interface Room {
        /** With some of them, named first, put down already. */
        Placing beside(List<Base> placed);
    }

    /** Whether the engine does it. */
    public boolean isEngines() {
        return places.isEmpty();
    }

    /** These minis, put down there. */
    public List<Base> bases(Skirmish now, List<Mini> minis) {
        List<Base> bases = new ArrayList<>(minis.size());
        for (Mini mini : minis) {
            bases.add(new Base(mini.id(), now.table().stand(places.the(mini.id()), mini.diameter())));
        }
        return bases;
    }

    private static Placement of(List<Base> bases) {
        Map<String, Point> places = new LinkedHashMap<>();
        bases.forEach(base -> places.put(base.id(), base.disc().at()));
        return new Placement(OrderedMap.copyOf(places));
    }

    /**
     * What a player may say of minis that the engine would put down well enough.
     *
     * @param engines what it is called to leave it to the engine
     * @param check what only all of them together can break
     */
    public static Options<Placement> options(
            Skirmish now, List<Mini> minis, Option engines, Room room, Function<List<Base>, List<Violation>> check) {
        return options(now, minis, engines, room, check, random -> scattered(now, minis, room, random));
    }

    /**
     * The same.
     *
     * @param sampler puts them down by chance, in the order of {@code minis}
     */
    public static Options<Placement> options(
            Skirmish now,
            List<Mini> minis,
            Option engines,
            Room room,
            Function<List<Base>, List<Violation>> check,
            Function<RandomGenerator, List<Base>> sampler) {
        return Options.either(
                choice -> choice.isEngines() ? engines.id() : PLACE,
                Options.nothing(engines, ENGINES),
                Options.when(HAND, () -> byHand(now, minis, room, check, sampler)));
    }

    /** What a player may say where nobody can put them down by hand, for that reason: that the engine does it. */
    public static Options<Placement> notByHand(
            Skirmish now, List<Mini> minis, Option engines, Room room, Violation why) {
        return Options.either(
                any -> engines.id(),
                Options.nothing(engines, ENGINES),
                Options.when(HAND, () -> byHand(now, minis, room, bases -> List.of()))
                        .unless(() -> List.of(why)));
    }

    /** Each of them by hand. */
    public static Options<Placement> byHand(
            Skirmish now, List<Mini> minis, Room room, Function<List<Base>, List<Violation>> check) {
        return byHand(now, minis, room, check, random -> scattered(now, minis, room, random));
    }

    private static Options<Placement> byHand(
            Skirmish now,
            List<Mini> minis,
            Room room,
            Function<List<Base>, List<Violation>> check,
            Function<RandomGenerator, List<Base>> sampler) {
        return each(now, minis, room.beside(List.of()))
                .where(
                        choice -> Cited.all(now, check.apply(choice.bases(now, minis))),
                        random -> legal(sampler.apply(random), check));
    }

    private static Options<Placement> each(Skirmish now, List<Mini> minis, Placing placing) {
        OrderedMap<String, Mini> byId = OrderedMap.by(Mini::id, minis);
        List<Option> keys = minis.stream()
                .map(mini -> Option.called(mini.id(), Called.of(now, mini.id())).at(mini.id()))
                .toList();
        return Options.each(
                        keys,
                        id -> Options.point(
                                Cited.area(now, placing.area(id, byId.the(id).diameter()))))
                .as(Placement::new, Placement::places);
    }

    private static Placement legal(List<Base> bases, Function<List<Base>, List<Violation>> check) {
        if (!check.apply(bases).isEmpty()) {
            throw new NothingToChoose("no room was found for " + bases.size() + " minis");
        }
        return of(bases);
    }

    /** By chance, one after the other. */
    private static List<Base> scattered(Skirmish now, List<Mini> minis, Room room, RandomGenerator random) {
        List<Base> placed = new ArrayList<>(minis.size());
        for (Mini mini : minis) {
            Point at = room.beside(placed).area(mini.id(), mini.diameter()).sample(random);
            placed.add(new Base(mini.id(), now.table().stand(at, mini.diameter())));
        }
        return placed;
    }

    /**
     * Minis are put down there. Where the engine chose, it is told: nobody has said so.
     *
     * @param bases where {@code choice} puts them
     */
    public static void putDown(Story story, String unit, Placement choice, List<Base> bases) {
        for (Base base : bases) {
            story.change(unit, one -> one.with(Mini.on(base.id(), base.disc())));
        }
        if (choice.isEngines() && !bases.isEmpty()) {
            Skirmish now = story.now();
            story.tell(Event.told("Put down: {minis}.", Sentence.lazily(() -> told(now, bases)))
                    .at(unit));
        }
    }

    private static List<Sentence> told(Skirmish now, List<Base> bases) {
        return bases.stream()
                .map(base -> Sentence.of(
                        "{mini} at {place}",
                        Called.of(now, base.id()),
                        Words.at(base.disc().at())))
                .toList();
    }
}
