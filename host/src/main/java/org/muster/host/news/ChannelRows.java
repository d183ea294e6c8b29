package org.muster.host.news;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.muster.core.json.Json;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Fault;
import org.muster.host.delivery.Medium;
import org.muster.host.delivery.Secret;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** Where people hear, and what they want to hear. Addresses are sealed. */
final class ChannelRows {

    private static final String ALL = "select id, person, medium, address, shared, proven, fault from channel ";

    private final Jdbi jdbi;
    private final Secret secret;
    private final ZoneId zone;

    ChannelRows(Jdbi jdbi, Secret secret, ZoneId zone) {
        this.jdbi = jdbi;
        this.secret = secret;
        this.zone = zone;
    }

    private Channel channel(ResultSet row) throws SQLException {
        String id = row.getString("id");
        Optional<Map<String, String>> address =
                secret.open(row.getString("address"), id).map(ChannelRows::address);
        Fault fault = Fault.read(row.getString("fault")).orElse(null);
        return new Channel(
                id,
                row.getString("person"),
                Medium.valueOf(row.getString("medium").toUpperCase(Locale.ROOT)),
                address.orElse(Map.of()),
                row.getInt("shared") != 0,
                row.getInt("proven") != 0,
                address.isEmpty() ? Fault.of(Fault.Kind.UNREADABLE) : fault);
    }

    private static Map<String, String> address(String json) {
        Map<String, String> address = new TreeMap<>();
        for (Map.Entry<String, JsonNode> field : Json.read(json).properties()) {
            address.put(field.getKey(), field.getValue().asString());
        }
        return address;
    }

    /** What tells an address from others, and not what it is. */
    String mark(Medium medium, Map<String, String> address) {
        if (medium == Medium.PUSH) {
            return secret.mark(medium.id() + address.getOrDefault("url", ""));
        }
        return secret.mark(medium.id() + Json.write(new TreeMap<>(address)).toLowerCase(Locale.ROOT));
    }

    /** Whether it was new to that person. A browser tells one person only: who subscribed by it last. */
    boolean add(Channel channel, Instant now) {
        return jdbi.inTransaction(handle -> {
            if (channel.medium() == Medium.PUSH) {
                handle.createUpdate("delete from channel where mark = ?")
                        .bind(0, mark(channel.medium(), channel.address()))
                        .execute();
            }
            return add(handle, channel, now);
        });
    }

    private boolean add(Handle handle, Channel channel, Instant now) {
        return handle.createUpdate("""
                        insert into channel (id, person, medium, address, mark, shared, created, proven)
                        values (:id, :person, :medium, :address, :mark, :shared, :now, :proven)
                        on conflict (person, mark) do nothing""")
                        .bind("id", channel.id())
                        .bind("person", channel.person())
                        .bind("medium", channel.medium().id())
                        .bind("address", secret.seal(Json.write(new TreeMap<>(channel.address())), channel.id()))
                        .bind("mark", mark(channel.medium(), channel.address()))
                        .bind("shared", channel.shared() ? 1 : 0)
                        .bind("now", now.toEpochMilli())
                        .bind("proven", channel.proven() ? 1 : 0)
                        .execute()
                > 0;
    }

    Optional<Channel> find(String id) {
        return jdbi.withHandle(handle -> handle.createQuery(ALL + "where id = ?")
                .bind(0, id)
                .map((row, context) -> channel(row))
                .findOne());
    }

    List<Channel> of(Person person) {
        return jdbi.withHandle(handle -> handle.createQuery(ALL + "where person = ? order by created, id")
                .bind(0, person.id())
                .map((row, context) -> channel(row))
                .list());
    }

    void remove(Person person, String id) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from channel where person = ? and id = ?")
                .bind(0, person.id())
                .bind(1, id)
                .execute());
    }

    /** It leads nowhere any more. */
    void remove(String id) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from channel where id = ?")
                .bind(0, id)
                .execute());
    }

    void forget(Person person) {
        jdbi.useTransaction(handle -> {
            for (String table : List.of("channel", "wish", "calendar", "heard")) {
                handle.createUpdate("delete from " + table + " where person = ?")
                        .bind(0, person.id())
                        .execute();
            }
        });
    }

    /** It is theirs. */
    void prove(String id) {
        jdbi.useHandle(handle -> handle.createUpdate("update channel set proven = 1, fault = null where id = ?")
                .bind(0, id)
                .execute());
    }

    /** Nothing is sent there any more until it works again; null: it works. */
    private static void fault(Handle handle, String id, Optional<Fault> fault) {
        handle.createUpdate("update channel set fault = ? where id = ?")
                .bind(0, fault.map(Fault::written).orElse(null))
                .bind(1, id)
                .execute();
    }

    /** Whoever it is does not want it. */
    void disprove(String id, Fault fault) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("update channel set proven = 0 where id = ?")
                    .bind(0, id)
                    .execute();
            fault(handle, id, Optional.of(fault));
        });
    }

    void fault(String id, Optional<Fault> fault) {
        jdbi.useHandle(handle -> fault(handle, id, fault));
    }

    // ---- what they want to hear

    Wishes wishes(String person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                                "select zone, quiet, moves, leads, phases, digest, talk, changed from wish where person = ?")
                        .bind(0, person)
                        .map((row, context) -> wishes(row))
                        .findOne())
                .orElseGet(() -> Wishes.usual(zone));
    }

    private static Wishes wishes(ResultSet row) throws SQLException {
        TreeSet<Integer> leads = new TreeSet<>();
        for (String lead : row.getString("leads").split(",")) {
            if (!lead.isEmpty()) {
                leads.add(Integer.valueOf(lead));
            }
        }
        return new Wishes(
                ZoneId.of(row.getString("zone")),
                QuietHours.parse(row.getString("quiet")),
                row.getInt("moves") != 0,
                leads,
                row.getInt("phases") != 0,
                Wishes.Digest.valueOf(row.getString("digest").toUpperCase(Locale.ROOT)),
                row.getInt("talk") != 0,
                Instant.ofEpochMilli(row.getLong("changed")));
    }

    void wish(Person person, Wishes wishes) {
        jdbi.useHandle(handle -> handle.createUpdate("""
                        insert into wish (person, zone, quiet, moves, leads, phases, digest, talk, changed)
                        values (:person, :zone, :quiet, :moves, :leads, :phases, :digest, :talk, :changed)
                        on conflict (person) do update set zone = :zone, quiet = :quiet, moves = :moves, leads = :leads,
                        phases = :phases, digest = :digest, talk = :talk, changed = :changed""")
                .bind("person", person.id())
                .bind("zone", wishes.zone().getId())
                .bind("quiet", wishes.quiet().toString())
                .bind("moves", wishes.moves() ? 1 : 0)
                .bind(
                        "leads",
                        String.join(
                                ",",
                                wishes.leads().stream().map(String::valueOf).toList()))
                .bind("phases", wishes.phases() ? 1 : 0)
                .bind("digest", wishes.digest().name().toLowerCase(Locale.ROOT))
                .bind("talk", wishes.talk() ? 1 : 0)
                .bind("changed", wishes.changed().toEpochMilli())
                .execute());
    }

    // ---- calendars

    /** What has this hash opens the calendar of {@code person} from now on, and nothing else does. */
    void calendar(Person person, String hash) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into calendar (person, hash) values (:person, :hash) on conflict (person) do update set hash = :hash")
                .bind("person", person.id())
                .bind("hash", hash)
                .execute());
    }

    void noCalendar(Person person) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from calendar where person = ?")
                .bind(0, person.id())
                .execute());
    }

    boolean hasCalendar(Person person) {
        return jdbi.withHandle(handle -> handle.createQuery("select count(*) from calendar where person = ?")
                        .bind(0, person.id())
                        .mapTo(Integer.class)
                        .one()
                > 0);
    }

    Optional<Person> byCalendar(String hash) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select person.id, person.name, person.host from calendar
                        join person on person.id = calendar.person where calendar.hash = ?""")
                .bind(0, hash)
                .map((row, context) -> new Person(row.getString("id"), row.getString("name"), row.getInt("host") != 0))
                .findOne());
    }
}
