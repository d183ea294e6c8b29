package org.muster.core.data;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.RulesetFault;
import org.muster.core.hash.Sha256;
import org.muster.core.json.BadJson;
import org.muster.core.json.Flaw;
import org.muster.core.json.Ids;
import org.muster.core.json.Json;
import org.muster.core.json.ValueCheck;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The data of one game: files it brings itself, else those of the ruleset. */
public final class GameData implements Data {

    private final Shipped shipped;
    private final OrderedMap<String, JsonNode> brought;
    /** What was read already: a ruleset judges a file, and opens its book with it. */
    private final Map<Wanted, Object> read = new ConcurrentHashMap<>();

    private record Wanted(String name, Class<?> type) {}

    /**
     * Data of a game.
     *
     * @param brought what the game brings in place of what is shipped, by name
     */
    public GameData(Shipped shipped, OrderedMap<String, JsonNode> brought) {
        this.shipped = shipped;
        this.brought = brought;
    }

    /** The same, of what lies beside {@code home}, for this game alone. */
    public GameData(Class<?> home, List<DataFile> files, OrderedMap<String, JsonNode> brought) {
        this(new Shipped(home, files), brought);
    }

    @Override
    public <T> T read(String name, Class<T> type) {
        JsonNode own = brought.get(name);
        if (own == null) {
            return shipped.read(name, type);
        }
        Wanted wanted = new Wanted(name, type);
        Object known = read.get(wanted);
        if (known == null) {
            known = readNow(name, own, type);
            read.put(wanted, known);
        }
        return type.cast(known);
    }

    private static <T> T readNow(String name, JsonNode own, Class<T> type) {
        try {
            return Json.MAPPER.treeToValue(own, type);
        } catch (JacksonException e) {
            throw new BadJson("{data}: {why}", name, BadJson.of(e).sentence());
        }
    }

    /** The text of a file that a game wants to bring, with the pictures in it that it names. */
    public String pictured(String name, String text, Function<String, byte[]> beside) {
        return RastersBeside.taken(text, shipped.file(name).type(), beside);
    }

    /** Reads a file that a game wants to bring, as plain JSON; refused with line and field if it is not right. */
    public JsonNode bring(String name, String text) {
        JsonNode tree = Yaml.tree(Yaml.read(text, shipped.file(name).type()));
        for (Flaw flaw : LegibleTexts.flaws(tree)) {
            throw Yaml.at(text, flaw.path(), flaw.why());
        }
        return tree;
    }

    /**
     * The ids of all files.
     *
     * @param seats of the game
     */
    public Ids ids(Collection<Player> seats) {
        Ids ids = new Ids(seats);
        shipped.files().forEach(file -> readable(file).ifPresent(ids::with));
        return ids;
    }

    /** What can't be read has no ids; whoever reads it is told why. */
    private Optional<Object> readable(DataFile file) {
        try {
            return Optional.of(read(file.name(), file.type()));
        } catch (BadJson | RulesetFault e) {
            return Optional.empty();
        }
    }

    /** All that is wrong with a file: what its numbers are, and what it refers to. */
    public List<Flaw> flaws(String name, Ids known) {
        return ValueCheck.flaws(read(name, shipped.file(name).type()), known);
    }

    /** SHA-256 of every file, by name. */
    public OrderedMap<String, String> hashes() {
        return OrderedMap.each(shipped.files().stream().map(DataFile::name).toList(), name -> {
            JsonNode own = brought.get(name);
            return own == null ? shipped.hash(name) : Sha256.hex(own.toString());
        });
    }

    /** The text of a file as the ruleset ships it. */
    public String shipped(String name) {
        return shipped.text(name);
    }
}
