package org.muster.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.Ruleset;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster army}. */
@Command(name = "army", description = "Check an army list.")
final class ArmyCommand {

    private ArmyCommand() {}

    /** With its commands. */
    static CommandLine line(Session session) {
        return new CommandLine(new ArmyCommand()).addSubcommand(new Check(session));
    }

    @Command(
            name = "check",
            description = {
                "Tell what an army list holds, its points, and every rule it breaks, with the numbers.",
                "Exit 1 if it breaks any, 2 if it can't be read. 'muster schema ID' names the kinds of list there are."
            },
            footerHeading = "%nExamples:%n",
            footer = {
                "  muster army check squad.yaml --ruleset swm-campaign --faction imperial",
                "  muster army check squad.yaml --ruleset swm-campaign --config season.yaml"
            })
    static final class Check implements Callable<Integer> {

        private static final String FACTION = "faction";

        private final Session session;

        @Parameters(index = "0", paramLabel = "FILE", description = "YAML or JSON; see muster schema ID KIND.")
        private Path path = Path.of("");

        @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "By whose rules.")
        private String ruleset = "";

        @Option(
                names = "--kind",
                paramLabel = "KIND",
                description = "What the list is; not needed where the ruleset knows one kind.")
        private @Nullable String kind;

        @Option(
                names = "--faction",
                paramLabel = "NAME",
                description = "For which faction; what the file says if left out.")
        private @Nullable String faction;

        @Option(
                names = "--config",
                paramLabel = "FILE",
                description = "The config of the game it is for: by its options and its catalogue.")
        private @Nullable Path config;

        Check(Session session) {
            this.session = session;
        }

        @Override
        public Integer call() {
            LoadedRuleset loaded = session.ruleset(ruleset);
            Configs configs = new Configs(config);
            return check(Play.of(loaded, configs.read().header(loaded, configs, "army", 1, "", null)));
        }

        private <S> int check(Play<S> play) {
            ArmyFile.Judged army = judged(play.ruleset(), play);
            if (session.json()) {
                document(army);
            } else {
                print(army);
            }
            return army.violations().isEmpty() ? Exit.DONE : Exit.WANTING;
        }

        private <S, B> ArmyFile.Judged judged(Ruleset<S, B> rules, Play<S> play) {
            List<ArmyFile<B, ?>> known = rules.armies();
            List<ArmyFile<B, ?>> wanted = known.stream()
                    .filter(one -> kind == null || one.name().equals(kind))
                    .toList();
            if (wanted.size() != 1) {
                throw new BadGame(
                        "WHICH_ARMY",
                        known.isEmpty()
                                ? "{ruleset} checks armies within a game only."
                                : "{ruleset} knows these kinds of army list: {known}; say with --kind which it is.",
                        "ruleset",
                        play.info().name(),
                        "known",
                        known.stream().map(ArmyFile::name).toList());
            }
            return judged(wanted.get(0), rules.book().cast(play.book()));
        }

        private <B, F> ArmyFile.Judged judged(ArmyFile<B, F> army, B book) {
            return army.judge().apply(book, read(army));
        }

        private <F> F read(ArmyFile<?, F> army) {
            String text = TextFile.read(path);
            try {
                return faction == null
                        ? Yaml.read(text, army.type())
                        : Json.MAPPER.treeToValue(withFaction(army, Yaml.read(text)), army.type());
            } catch (BadJson e) {
                throw unreadable(e);
            } catch (JacksonException e) {
                throw unreadable(BadJson.of(e));
            }
        }

        private JsonNode withFaction(ArmyFile<?, ?> army, JsonNode file) {
            boolean has = List.of(army.type().getRecordComponents()).stream()
                    .anyMatch(component -> component.getName().equals(FACTION));
            if (!has) {
                throw new BadGame("NO_FACTION", "A {kind} has no faction; leave --faction out.", "kind", army.name());
            }
            return file instanceof ObjectNode fields ? fields.put(FACTION, faction) : file;
        }

        private BadGame unreadable(BadJson why) {
            return new BadGame("BAD_FILE", "{path}: {why}", "path", path, "why", why.getMessage());
        }

        private void print(ArmyFile.Judged army) {
            boolean legal = army.violations().isEmpty();
            session.line(session.screen().bold(army.name()) + ", " + army.points() + " points: "
                    + (legal ? "legal." : session.screen().red("not legal.")));
            for (ArmyFile.Entry entry : army.entries()) {
                session.line(String.format("%6d  ", entry.points())
                        + (entry.count() == 1 ? "" : entry.count() + " x ")
                        + entry.name());
            }
            army.violations().forEach(one -> session.line(session.screen().red("- ") + one));
        }

        private void document(ArmyFile.Judged army) {
            ObjectNode json = Documents.object().put("good", army.violations().isEmpty());
            json.put("name", army.name()).put("points", army.points());
            ArrayNode entries = json.putArray("entries");
            army.entries()
                    .forEach(entry -> entries.addObject()
                            .put("count", entry.count())
                            .put("name", entry.name())
                            .put("points", entry.points()));
            json.set("violations", Documents.violations(army.violations()));
            session.document(json);
        }
    }
}
