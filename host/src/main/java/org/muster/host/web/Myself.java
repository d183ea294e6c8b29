package org.muster.host.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.seat.Player;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;
import org.muster.host.games.Listed;
import org.muster.host.pages.Me;
import org.muster.host.pages.Say;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import tools.jackson.databind.node.ObjectNode;

/** What somebody can change about themselves. */
final class Myself {

    private final House house;
    private final People people;
    private final NewsRoutes news;

    Myself(House house, NewsRoutes news) {
        this.house = house;
        this.news = news;
        this.people = house.people();
    }

    List<Route> routes() {
        return List.of(
                Route.get("/me", Need.PERSON, visit -> show(visit, "", "", "", List.of())),
                Route.post("/me/name", Need.PERSON, this::rename),
                Route.post("/me/login", Need.PERSON, this::login),
                Route.post("/me/key", Need.PERSON, this::key),
                Route.post("/me/leave", Need.PERSON, this::leave),
                Route.post("/me/delete", Need.PERSON, this::delete),
                Route.get("/api/me", Need.PERSON, this::tell),
                Route.post("/api/me/name", Need.PERSON, visit -> {
                    people.rename(visit.somebody(), visit.field("name"));
                    done(visit);
                }),
                Route.post(
                        "/api/me/login",
                        Need.PERSON,
                        visit -> visit.json(Documents.object().put("done", true).put("ended", putLogin(visit)))),
                Route.post(
                        "/api/me/key",
                        Need.PERSON,
                        visit -> visit.json(Documents.object()
                                .put("key", people.session(visit.somebody()).text()))),
                Route.post("/api/me/leave", Need.PERSON, visit -> {
                    goAway(visit);
                    done(visit);
                }),
                Route.post("/api/me/delete", Need.PERSON, visit -> {
                    forget(visit);
                    done(visit);
                }));
    }

    private void show(Visit visit, String key, String where, String typed, List<String> reasons) {
        show(visit, key, 0, where, typed, reasons);
    }

    private void show(Visit visit, String key, int ended, String where, String typed, List<String> reasons) {
        Person person = visit.somebody();
        String login = people.login(person).orElse("");
        Me me = new Me(
                where.equals("name") ? typed : person.name(),
                where.equals("login") ? typed : login,
                !login.isEmpty(),
                People.SHORTEST_PASSWORD,
                onlyOrganizer(person),
                key,
                ended,
                where,
                reasons);
        house.html().show(visit.http(), "me", person.name(), Map.of("me", me));
    }

    private void tell(Visit visit) {
        Person person = visit.somebody();
        ObjectNode json = Documents.object().put("id", person.id()).put("name", person.name());
        people.login(person).ifPresent(login -> json.put("login", login));
        json.set("onlyOrganizer", Documents.strings(onlyOrganizer(person)));
        visit.json(json);
    }

    private static void done(Visit visit) {
        visit.json(Documents.object().put("done", true));
    }

    /** Names of games that nobody would run if this person went. */
    private List<String> onlyOrganizer(Person person) {
        List<String> names = new ArrayList<>();
        for (String game : people.games(person)) {
            List<Person> organizers = people.in(new Invitation(game, Player.ORGANIZER.id()));
            if (organizers.equals(List.of(person))) {
                house.games()
                        .listed(game)
                        .filter(row -> !row.ended())
                        .map(Listed::name)
                        .ifPresent(names::add);
            }
        }
        return names;
    }

    private void refused(Visit visit, String where, String typed, BadGame e) {
        visit.http().status(422);
        show(visit, "", where, typed, Say.reasons(e));
    }

    private void rename(Visit visit) {
        try {
            people.rename(visit.somebody(), visit.field("name"));
            visit.goOnTo("/me");
        } catch (BadGame e) {
            refused(visit, "name", visit.field("name"), e);
        }
    }

    private void login(Visit visit) {
        try {
            int ended = putLogin(visit);
            if (ended == 0) {
                visit.goOnTo("/me");
            } else {
                show(visit, "", ended, "", "", List.of());
            }
        } catch (BadGame e) {
            refused(visit, "login", visit.field("name"), e);
        }
    }

    /** Whoever sits down at a browser that was left open does not change the password, and who knows the old one is out; how many. */
    private int putLogin(Visit visit) {
        Person person = visit.somebody();
        Optional<String> name = people.login(person);
        if (name.isPresent()) {
            house.guesses(visit, name.get());
            if (people.login(name.get(), visit.typed("old")).isEmpty()) {
                throw new BadGame("NO_LOGIN", "This is not the password that you have had so far.");
            }
        }
        people.putLogin(person, visit.field("name"), visit.typed("password"));
        if (name.isEmpty()) {
            return 0;
        }
        int ended = house.gate().forgetOthers(visit.http(), person);
        news.left(person);
        return ended;
    }

    /** A program is a session of its person, which ends with theirs when they leave everywhere. */
    private void key(Visit visit) {
        show(visit, people.session(visit.somebody()).text(), "", "", List.of());
    }

    private void leave(Visit visit) {
        goAway(visit);
        visit.goOnTo("/");
    }

    private void goAway(Visit visit) {
        if (visit.ticked("everywhere")) {
            people.leaveEverywhere(visit.somebody());
        }
        house.gate().forget(visit.http());
        news.left(visit.somebody());
    }

    private void delete(Visit visit) {
        try {
            forget(visit);
            visit.goOnTo("/");
        } catch (BadGame e) {
            refused(visit, "delete", "", e);
        }
    }

    private void forget(Visit visit) {
        if (!visit.ticked("sure")) {
            throw new BadGame("NOT_SURE", "Say that you are sure: nobody can bring it back.");
        }
        house.gate().forget(visit.http());
        people.forget(visit.somebody());
    }
}
