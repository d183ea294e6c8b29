package org.muster.cli.feud;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.RosterImport.Draft;
import org.muster.api.spi.RosterImport.Fate;
import org.muster.api.text.Sentence;

/**
 * Who rides for a region, as its owner writes it down.
 *
 * @param faction id of the region
 */
public record Band(String faction, List<Fighters> fighters) {

    private static final int USUAL = 3;
    private static final int MOST = 20;

    static final ArmyFile<War.Book, Band> KIND =
            new ArmyFile<>("band", Band.class, "Who rides for a region.", Band::judged).importing(Band::drafted);

    /** Some who go together. */
    public record Fighters(String name, String kind, int power) {}

    private static ArmyFile.Judged judged(War.Book book, Band band) {
        int power = band.fighters.stream().mapToInt(Fighters::power).sum();
        return new ArmyFile.Judged(
                Sentence.of(
                        "{region} band",
                        book.map().all().stream()
                                .filter(march -> march.id().equals(band.faction))
                                .map(March::name)
                                .findFirst()
                                .orElse(band.faction)),
                power,
                band.fighters.stream()
                        .map(one -> new ArmyFile.Entry(1, one.name() + ", " + one.kind(), one.power()))
                        .toList(),
                power <= MOST
                        ? List.of()
                        : List.of(Violation.of(
                                "BAND_TOO_STRONG",
                                "A band has at most {most} power; this one has {power}.",
                                MOST,
                                power)));
    }

    private static Checked<Draft<Band>> drafted(War.Book book, ForeignRoster roster, String faction) {
        if (faction.isEmpty()) {
            return Checked.bad(
                    Violation.of("NO_REGION", "{roster} does not say for which region it rides.", roster.name()));
        }
        List<Fighters> fighters = new ArrayList<>();
        List<Violation> warnings = new ArrayList<>();
        List<Fate> fates = new ArrayList<>();
        for (Selection unit : roster.units()) {
            OptionalDouble power = unit.cost("power");
            if (power.isEmpty()) {
                warnings.add(Violation.of("NO_POWER", "The roster tells no power; the usual {power} is taken.", USUAL)
                        .inside(unit.path()));
            }
            Fighters taken = new Fighters(unit.called(), unit.name(), (int) power.orElse(USUAL));
            fighters.add(taken);
            fates.add(new Fate(unit, true, Sentence.of("taken as {kind}, {n} power", taken.kind(), taken.power())));
        }
        return Checked.ok(new Draft<>(new Band(faction, fighters), warnings, fates));
    }
}
