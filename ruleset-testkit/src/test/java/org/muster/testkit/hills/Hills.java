package org.muster.testkit.hills;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.flow.Pipeline;
import org.muster.api.records.*;
import org.muster.api.scene.*;
import org.muster.api.seat.*;
import org.muster.api.space.Point;
import org.muster.api.spi.*;
import org.muster.api.text.Sentence;

/** The table of contents: two bands march between hills; who holds most of them at the end wins. */
public final class Hills implements Ruleset<War, Ground>, RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("hills", "The hills", "0.1.0", RulesetInfo.API, "made up", 2, 2);
    }

    @Override
    public Pipeline<War> pipeline() {
        return Pipeline.<War>setup()
                .rounds("round", "Round", Pipeline.phase("march", "March", new March.Orders(), new March.Hold()));
    }

    @Override
    public List<DataFile> data() {
        return List.of(DataFile.of("ground", Ground.class, "The hills, and how long the war lasts."));
    }

    @Override
    public War start(Setup setup, Ground ground) {
        return War.begun(ground, setup.players());
    }

    /** Nothing in the state is secret: orders are, and the engine keeps them. */
    @Override
    public War view(War war, Viewer viewer) {
        return war;
    }

    @Override
    public Scene scene(War war, Viewer viewer) {
        List<Mark> marks = new ArrayList<>();
        for (Ground.Hill hill : war.ground().hills()) {
            double x = hill.x();
            marks.add(Mark.patch(
                            hill.id(),
                            List.of(new Point(x, 1), new Point(x + 4, 1), new Point(x + 4, 5), new Point(x, 5)))
                    .being(
                            "terrain-hills",
                            war.held().containsKey(hill.id())
                                    ? war.colour(war.held().the(hill.id()))
                                    : "unowned"));
            marks.add(Mark.label(hill.id(), new Point(x + 2, 1.6), 0.4, hill.name()));
        }
        war.bands().forEach((player, band) -> {
            double beside = player.equals(war.players().get(0)) ? 1.2 : 2.8;
            Point at = new Point(war.ground().the(band.at()).x() + beside, 3.4);
            marks.add(Mark.token(player.id(), at, 0.7).symbol("squad").being(war.colour(player)));
        });
        return Scene.of(Sentence.of("The hills"), 14, 6)
                .showing(marks, legend())
                .described(Sentence.of("Hills side by side, and the bands on them."));
    }

    @Override
    public List<Table> records(War war, Viewer viewer) {
        return List.of(Table.of(
                        Sentence.of("Bands"), Sentence.of("Band"), Sentence.of("Strength"), Sentence.of("Hills"))
                .rows(war.players().stream()
                        .map(player -> Row.of(
                                        Cell.of("{player}", player),
                                        Cell.number(war.bands().the(player).strength()),
                                        Cell.number(war.hillsOf(player)))
                                .of(player)
                                .about(player.id()))
                        .toList()));
    }

    private static List<Scene.Entry> legend() {
        return List.of(
                Scene.Entry.of(List.of("terrain-hills"), "a hill"),
                Scene.Entry.of(List.of("unowned"), "held by nobody"),
                Scene.Entry.of(List.of("owner-0"), "from the west"),
                Scene.Entry.of(List.of("owner-1"), "from the east"),
                Scene.Entry.of(List.of("squad"), "a band"));
    }
}
