package org.muster.ruleset.swm;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.Setup;
import org.muster.ruleset.swm.data.Advantages;
import org.muster.ruleset.swm.data.Cards;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Factions;
import org.muster.ruleset.swm.data.MapFile;
import org.muster.ruleset.swm.data.PostBattle;
import org.muster.ruleset.swm.data.QuickStart;
import org.muster.ruleset.swm.data.StartingSquads;
import org.muster.ruleset.swm.data.Upgrades;

/**
 * The Star Wars Miniatures Campaign System: table of contents.
 *
 * <pre>
 * Setup               {@link SetupPhase}       SWM-SETUP-*
 * Experience          {@link CleanupPhase}     SWM-XP-*, with {@link ExperienceShop} SWM-UPG-*
 * Squads              {@link org.muster.ruleset.swm.army}   SWM-SQUAD-*, SWM-FACT-*, SWM-UNIQ-*
 * </pre>
 */
public final class SwmCampaign implements Ruleset<War, Book> {

    @Override
    public Class<War> state() {
        return War.class;
    }

    @Override
    public Class<Book> book() {
        return Book.class;
    }

    @Override
    public List<Class<? extends Step<War>>> steps() {
        return List.of(
                SetupPhase.PickOrder.class,
                SetupPhase.PickFactionAndRegion.class,
                SetupPhase.PickRegion.class,
                SetupPhase.BuildStartingSquads.class,
                SetupPhase.BuildStartingSquad.class,
                SetupPhase.GiveStartingExperience.class,
                CleanupPhase.SpendExperience.class);
    }

    @Override
    public Pipeline<War> pipeline() {
        return Pipeline.setup(Pipeline.phase(
                "Setup",
                new SetupPhase.PickOrder(),
                new SetupPhase.BuildStartingSquads(),
                new SetupPhase.GiveStartingExperience()));
    }

    @Override
    public CampaignOptions options() {
        return CampaignOptions.DEFAULT;
    }

    @Override
    public List<DataFile> data() {
        return List.of(
                file("constants", Constants.class, "Numbers that stand in the text of the book."),
                file("factions", Factions.class, "What each faction's squads are made of."),
                file("advantages", Advantages.class, "Strategic advantages: prices and limits."),
                file("upgrades", Upgrades.class, "What figures buy with experience."),
                file("post-battle", PostBattle.class, "The chart for troops lost or fled."),
                file("map", MapFile.class, "The planet: home regions and territories."),
                file("catalogue", Cards.class, "All figures that can be bought."),
                file("starting-squads", StartingSquads.class, "One legal example squad a faction."),
                file("quick-start", QuickStart.class, "A campaign for a first try."));
    }

    private static DataFile file(String name, Class<?> type, String about) {
        return new DataFile(name, "data/" + name + ".yaml", type, about);
    }

    @Override
    public List<Violation> check(Setup setup) {
        return SetupCheck.of(setup);
    }

    @Override
    public Book open(Setup setup) {
        return Book.of(setup);
    }

    @Override
    public War start(Setup setup, Book book) {
        return War.start(book);
    }

    /** Everything is public (SWM-INFO-01); starting squads are secret only while they are being answered. */
    @Override
    public War view(War war, Viewer viewer) {
        return war;
    }

    @Override
    public Scene scene(War war, Viewer viewer) {
        return PlanetScene.of(war);
    }
}
