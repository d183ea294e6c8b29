package org.muster.host.web;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.host.games.Games;
import org.muster.host.pages.Html;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.refusal.RateLimit;

/**
 * What the rooms of a host share.
 *
 * @param url where people reach it
 * @param newcomers how many may come from one address
 * @param guesses how often somebody may mistype a password
 */
record House(
        Games games, People people, Gate gate, Html html, Supplier<URI> url, RateLimit newcomers, RateLimit guesses) {

    /** A club that sits down in one room, and then one a minute. */
    private static final int NEWCOMERS_AT_ONCE = 60;

    private static final int GUESSES_AT_ONCE = 10;
    private static final Duration GUESS_EACH = Duration.ofSeconds(30);

    House(Games games, People people, Gate gate, Html html, Supplier<URI> url) {
        this(
                games,
                people,
                gate,
                html,
                url,
                new RateLimit(NEWCOMERS_AT_ONCE, Duration.ofMinutes(1)),
                new RateLimit(GUESSES_AT_ONCE, GUESS_EACH));
    }

    /** Somebody says the password that belongs to a name, to come in or to take another: who has mistyped it so often waits. */
    void guesses(Visit visit, String name) {
        guesses.count(visit.address());
        guesses.count("name " + name.toLowerCase(Locale.ROOT));
    }

    /** Whoever asks; if the browser is not known, somebody new, called as the field {@code field} says. */
    Person visitor(Visit visit, String field) {
        return visit.known().orElseGet(() -> {
            String name = People.checked(visit.field(field));
            newcomers.count(visit.address());
            Person person = people.newcomer(name, false);
            gate.remember(visit.http(), person);
            return person;
        });
    }

    /** What a variant is about; its id where its ruleset does not bring it any more, nothing where there is none. */
    String variant(String ruleset, @Nullable String id) {
        if (id == null) {
            return "";
        }
        return games.ruleset(ruleset).stream()
                .flatMap(one -> one.ruleset().variants().stream())
                .filter(one -> one.id().equals(id))
                .map(one -> Sentence.restored(one.about(), List.of()).toString())
                .findFirst()
                .orElse(id);
    }

    /** What a ruleset is called. */
    String system(String ruleset) {
        return games.ruleset(ruleset).map(one -> one.info().name()).orElse(ruleset);
    }
}
