package org.muster.host.web;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.muster.api.seat.Player;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Pause;
import org.muster.host.pages.JoinPage;
import org.muster.host.pages.Say;
import org.muster.host.pages.SeatWords;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import org.muster.host.refusal.Refusal;

/**
 * How people come in: by a link that lets one in once, by an invitation to a seat, by name and password. What only looks
 * at a link, as the preview of a chat does, uses nothing up.
 */
final class Doors {

    private final House house;
    private final People people;

    Doors(House house) {
        this.house = house;
        this.people = house.people();
    }

    List<Route> routes() {
        return List.of(
                Route.get("/enter/{token}", Need.NOTHING, this::door),
                Route.post("/enter/{token}", Need.NOTHING, this::enter),
                Route.post("/api/enter/{token}", Need.NOTHING, visit -> comeIn(visit, byLink(visit))),
                Route.get("/join/{token}", Need.NOTHING, this::invited),
                Route.post("/join/{token}", Need.NOTHING, this::join),
                Route.post("/api/join/{token}", Need.NOTHING, this::joinByProgram),
                Route.get("/login", Need.NOTHING, visit -> form(visit, "", List.of())),
                Route.post("/login", Need.NOTHING, this::login),
                Route.post("/api/login", Need.NOTHING, visit -> comeIn(visit, byPassword(visit))));
    }

    private static Token token(Visit visit) {
        return new Token(visit.http().pathParam("token"));
    }

    private static Refusal noDoor() {
        return new Refusal(404, "NO_DOOR", "This link opens nothing any more; ask who sent it for a new one.");
    }

    private void door(Visit visit) {
        Person person = people.behind(token(visit)).orElseThrow(Doors::noDoor);
        house.html().show(visit.http(), "enter", Say.say("Come in"), Map.of("name", person.name()));
    }

    private void enter(Visit visit) {
        house.gate().remember(visit.http(), byLink(visit));
        visit.goOnTo("/");
    }

    private Person byLink(Visit visit) {
        return people.enter(token(visit)).orElseThrow(Doors::noDoor);
    }

    /** A program is told who it has become, and keeps the cookie. */
    private void comeIn(Visit visit, Person person) {
        house.gate().remember(visit.http(), person);
        visit.json(Documents.object().put("id", person.id()).put("name", person.name()));
    }

    private Invitation invitation(Visit visit) {
        return people.invitation(token(visit)).orElseThrow(Doors::noDoor);
    }

    private void invited(Visit visit) throws IOException {
        Invitation invitation = invitation(visit);
        HostedGame game = house.games().find(invitation.game()).orElseThrow(Doors::noDoor);
        invited(visit, invitation, game, game.seats().getOrDefault(invitation.seat(), ""), List.of());
    }

    private void invited(Visit visit, Invitation invitation, HostedGame game, String name, List<String> reasons)
            throws IOException {
        Player seat = new Player(invitation.seat());
        boolean plays = game.seats().containsKey(seat.id());
        List<String> theirs =
                visit.known().map(person -> people.seats(game.id(), person)).orElse(List.of());
        JoinPage page = new JoinPage(
                game.header().name(),
                house.system(game.header().ruleset().id()),
                game.header().ruleset().id(),
                SeatWords.called(seat.id(), game),
                SeatWords.plays(seat.id(), game),
                table(invitation),
                names(people.inviters(token(visit))),
                seat.id().equals(HostedGame.SPECTATOR) ? List.of() : names(people.in(invitation)),
                seat.id().equals(HostedGame.SPECTATOR),
                theirs.contains(seat.id()),
                house.games().bots(game.id()).containsKey(seat),
                Pause.told(game, house.games()),
                name,
                visit.known().isPresent(),
                plays && theirs.contains(Player.ORGANIZER.id()),
                plays ? others(game, seat) : List.of(),
                reasons);
        house.html().show(visit.http(), "join", page.game(), Map.of("join", page));
    }

    /** Seats of others from which people play who run the game too. */
    private List<String> others(HostedGame game, Player seat) {
        return people.playedByOrganizers(game.id(), game.seats().keySet()).stream()
                .filter(other -> !other.equals(seat.id()))
                .map(other -> SeatWords.called(other, game))
                .toList();
    }

    private static List<String> names(List<Person> all) {
        return all.stream().map(Person::name).toList();
    }

    private static String table(Invitation invitation) {
        return "/g/" + invitation.game() + "?as=" + invitation.seat();
    }

    /**
     * Whoever asks. Who comes by a link in another browser can't be told from others who have it: they come in as who they
     * are, or under a name that nobody in the game has, so that nobody sits there twice.
     */
    private Person guest(Visit visit, Invitation invitation) {
        if (visit.known().isEmpty() && people.isCalled(invitation.game(), visit.field("name"))) {
            throw new BadGame(
                    "NAME_IN_GAME",
                    "{name} is in this game already. If that is you, open the link where you were before, or come in with"
                            + " your name and password first; else say another name.",
                    visit.field("name"));
        }
        return house.visitor(visit, "name");
    }

    private void join(Visit visit) throws IOException {
        Invitation invitation = invitation(visit);
        try {
            people.take(invitation, guest(visit, invitation));
        } catch (BadGame e) {
            HostedGame game = house.games().find(invitation.game()).orElseThrow(Doors::noDoor);
            visit.http().status(422);
            invited(visit, invitation, game, visit.field("name"), Say.reasons(e));
            return;
        }
        visit.goOnTo(table(invitation));
    }

    /** Who has no session yet says a name, and is known by the cookie that comes back. */
    private void joinByProgram(Visit visit) {
        Invitation invitation = invitation(visit);
        people.take(invitation, guest(visit, invitation));
        visit.json(Documents.object().put("game", invitation.game()).put("seat", invitation.seat()));
    }

    private void form(Visit visit, String name, List<String> reasons) {
        house.html().show(visit.http(), "login", Say.say("Come in"), Map.of("name", name, "reasons", reasons));
    }

    private void login(Visit visit) {
        try {
            house.gate().remember(visit.http(), byPassword(visit));
            visit.goOnTo("/");
        } catch (BadGame e) {
            visit.http().status(422);
            form(visit, visit.field("name"), Say.reasons(e));
        }
    }

    private Person byPassword(Visit visit) {
        String name = visit.field("name");
        house.guesses(visit, name);
        return people.login(name, visit.typed("password"))
                .orElseThrow(() -> new BadGame("NO_LOGIN", "This name and this password don't belong together."));
    }
}
