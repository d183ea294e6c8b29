package bandsandhills;

import static org.muster.api.flow.Pipeline.phase;

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
public final class BandsAndHillsRuleset implements Ruleset<War, Ground>, RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("bands-and-hills", "Bands and hills", "0.1.0", RulesetInfo.API, "made up", 2, 2);
    }

    @Override
    public Pipeline<War> pipeline() {
        return Pipeline.<War>setup()
                .rounds("round", "Round", phase("march", "March", new March.Orders(), new March.Hold()));
    }

    @Override
    public List<DataFile> data() {
        return List.of(DataFile.of("ground", Ground.class, "The hills, and how long the war lasts."));
    }

    @Override
    public War start(Setup setup, Ground ground) {
        return War.begun(ground, setup.players().get(0), setup.players().get(1));
    }

    @Override
    public War view(War war, Viewer viewer) {
        return war; // secret are the orders, and those the engine keeps
    }

    @Override
    public Scene scene(War war, Viewer viewer) {
        List<Mark> marks = new ArrayList<>();
        for (Ground.Hill hill : war.ground().hills()) {
            Player holder = war.held().get(hill.id());
            String owner = holder == null ? "unowned" : colour(war, holder);
            marks.add(Mark.patch(hill.id(), hill.corners()).being("terrain-hills", owner));
            marks.add(Mark.label(hill.id(), new Point(hill.x() + 2, 1.6), 0.4, hill.name()));
            for (Player player : war.on(hill.id())) {
                double x = hill.x() + (player.equals(war.players().get(0)) ? 1.2 : 2.8);
                Mark.Token band = Mark.token(player.id(), new Point(x, 3.4), 0.7);
                marks.add(band.symbol("squad").being(colour(war, player)));
            }
        }
        List<Scene.Entry> legend = List.of(
                Scene.Entry.of(List.of("terrain-hills"), "a hill"),
                Scene.Entry.of(List.of("unowned"), "held by nobody"),
                Scene.Entry.of(List.of("owner-0"), "of the west"),
                Scene.Entry.of(List.of("owner-1"), "of the east"),
                Scene.Entry.of(List.of("squad"), "a band"));
        return Scene.of(Sentence.of("The hills"), 14, 6)
                .showing(marks, legend)
                .described(Sentence.of("Hills side by side, and the bands on them."));
    }

    private static String colour(War war, Player player) {
        return "owner-" + war.players().indexOf(player);
    }

    @Override
    public List<Table> records(War war, Viewer viewer) {
        List<Row> rows = new ArrayList<>();
        war.bands().forEach((player, band) -> {
            Cell hills = Cell.number(war.hillsOf(player));
            rows.add(Row.of(Cell.of("{player}", player), Cell.number(band.strength()), hills)
                    .of(player)
                    .about(player.id()));
        });
        Sentence[] heads = {Sentence.of("Band"), Sentence.of("Strength"), Sentence.of("Hills")};
        return List.of(Table.of(Sentence.of("Bands"), heads).rows(rows));
    }
}
