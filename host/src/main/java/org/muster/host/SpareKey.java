package org.muster.host;

import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.muster.core.game.BadGame;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.storage.Database;

/** A new link for somebody whom no browser knows any more, made beside a host that may be running. */
public final class SpareKey {

    private SpareKey() {}

    /**
     * A link that lets whoever opens it first in.
     *
     * @param name as others call them, or their id; empty: who runs the host
     * @param listening whether the settings say where the host listens; else it is where the one that runs says it is
     * @throws BadGame if nobody is called so, or several are
     */
    public static URI of(String name, Settings settings, boolean listening, Clock clock) throws IOException {
        try (Database tables = Database.beside(settings.data(), settings.database())) {
            People people = new People(tables, clock);
            Person person = name.isEmpty()
                    ? people.host(System.getProperty("user.name", "host"))
                    : only(name, people.called(name));
            String url = url(settings, listening);
            String slash = url.endsWith("/") ? "" : "/";
            return URI.create(url + slash + "enter/" + people.door(person).text());
        }
    }

    private static String url(Settings settings, boolean listening) throws IOException {
        URI outside = settings.url();
        if (outside != null) {
            return outside.toString();
        }
        Optional<URI> runs = listening ? Optional.empty() : Whereabouts.in(settings.data());
        return runs.map(URI::toString).orElseGet(() -> "http://" + settings.address() + ":" + settings.port());
    }

    private static Person only(String name, List<Person> called) {
        if (called.isEmpty()) {
            throw new BadGame("NOBODY", "Nobody here is called {name}.", name);
        }
        if (called.size() > 1) {
            throw new BadGame(
                    "WHICH_PERSON",
                    "{n} people here are called {name}; name one by id: {ids}.",
                    called.size(),
                    name,
                    called.stream().map(Person::id).toList());
        }
        return called.get(0);
    }
}
