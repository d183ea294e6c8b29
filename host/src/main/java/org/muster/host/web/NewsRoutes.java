package org.muster.host.web;

import java.io.IOException;
import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.muster.core.game.BadGame;
import org.muster.core.view.Documents;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Fault;
import org.muster.host.delivery.Medium;
import org.muster.host.news.QuietHours;
import org.muster.host.news.Subscriptions;
import org.muster.host.news.Wishes;
import org.muster.host.pages.Html;
import org.muster.host.pages.NewsPage;
import org.muster.host.pages.Say;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import org.muster.host.refusal.Refusal;
import org.muster.host.shell.Reader;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where people say where they want to hear of their games, and the links of mails and calendars, which need no login. */
final class NewsRoutes {

    private final Subscriptions news;
    private final Html html;

    NewsRoutes(Subscriptions news, Html html) {
        this.news = news;
        this.html = html;
    }

    List<Route> routes() {
        List<Route> routes = new ArrayList<>(List.of(
                Route.get("/me/news", Need.PERSON, visit -> show(visit, "")),
                Route.get("/api/me/news", Need.PERSON, visit -> visit.json(told(visit))),
                Route.post("/me/news/calendar", Need.PERSON, visit -> show(visit, calendarOf(visit))),
                Route.post(
                        "/api/me/news/calendar",
                        Need.PERSON,
                        visit -> visit.json(Documents.object().put("calendar", calendarOf(visit)))),
                Route.get("/news/{purpose}/{link}", Need.NOTHING, this::linked),
                Route.post("/news/{purpose}/{link}", Need.NOTHING, this::follow),
                Route.get("/calendar/{token}", Need.NOTHING, this::calendar)));
        change("/me/news/wishes", this::wish, routes);
        change("/me/news/channels", this::add, routes);
        change("/me/news/channels/{channel}/test", this::test, routes);
        change("/me/news/channels/{channel}/remove", this::remove, routes);
        change("/me/news/calendar/remove", visit -> news.noCalendar(visit.somebody()), routes);
        return routes;
    }

    /** By a page, which is shown again, and by a program, which is told how it is now. */
    private void change(String path, Consumer<Visit> action, List<Route> routes) {
        routes.add(Route.post(path, Need.PERSON, visit -> {
            action.accept(visit);
            visit.goOnTo("/me/news");
        }));
        routes.add(Route.post("/api" + path, Need.PERSON, visit -> {
            action.accept(visit);
            visit.json(told(visit));
        }));
    }

    private ObjectNode told(Visit visit) {
        Wishes wishes = news.wishes(visit.somebody());
        ObjectNode json = Documents.object();
        ObjectNode wished = json.putObject("wishes");
        wished.put("zone", wishes.zone().getId())
                .put("quiet-from", wishes.quiet().from().toString())
                .put("quiet-to", wishes.quiet().to().toString())
                .put("moves", wishes.moves())
                .put("phases", wishes.phases())
                .put("digest", wishes.digest().id())
                .put("talk", wishes.talk());
        wishes.leads().forEach(wished.putArray("leads")::add);
        ArrayNode channels = json.putArray("channels");
        for (Channel channel : news.channels(visit.somebody())) {
            NewsPage.Place place = place(channel);
            channels.addObject()
                    .put("id", place.id())
                    .put("medium", channel.medium().id())
                    .put("label", place.label())
                    .put("shared", place.shared())
                    .put("proven", place.proven())
                    .put("state", place.state())
                    .put("fault", place.fault());
        }
        return json.put("hasCalendar", news.hasCalendar(visit.somebody()));
    }

    private void show(Visit visit, String calendar) {
        Wishes wishes = news.wishes(visit.somebody());
        List<NewsPage.Place> places =
                news.channels(visit.somebody()).stream().map(this::place).toList();
        List<NewsPage.Lead> leads = Wishes.LEADS.stream()
                .map(hours -> new NewsPage.Lead(hours, wishes.leads().contains(hours)))
                .toList();
        boolean quiet = !wishes.quiet().from().equals(wishes.quiet().to());
        NewsPage page = new NewsPage(
                places,
                news.canMail(),
                wishes.zone().getId(),
                zones(wishes.zone()),
                quiet ? wishes.quiet().from().toString() : "",
                quiet ? wishes.quiet().to().toString() : "",
                wishes.moves(),
                leads,
                wishes.phases(),
                wishes.digest().id(),
                wishes.talk(),
                calendar,
                news.hasCalendar(visit.somebody()),
                news.pushKey(),
                news.channels(visit.somebody()).stream()
                        .anyMatch(one -> one.session().equals(Reader.session(visit.http()))));
        html.show(visit.http(), "news", Say.say("News"), Map.of("news", page));
    }

    /** Browsers in which somebody has logged out are told nothing more. */
    void left(Person person) {
        news.dropEnded(person);
    }

    private static List<String> zones(ZoneId chosen) {
        TreeSet<String> zones = new TreeSet<>();
        for (String zone : ZoneId.getAvailableZoneIds()) {
            if (zone.contains("/") && !zone.startsWith("Etc/") && !zone.startsWith("SystemV/")) {
                zones.add(zone);
            }
        }
        zones.add("UTC");
        zones.add(chosen.getId());
        return List.copyOf(zones);
    }

    private NewsPage.Place place(Channel channel) {
        Fault fault = channel.fault();
        return new NewsPage.Place(
                channel.id(),
                medium(channel.medium()),
                channel.address().isEmpty() ? "" : channel.label(),
                channel.shared(),
                channel.proven()
                        ? news.last(channel).orElse(Say.say("Nothing was sent there yet"))
                        : Say.say("Open the link in the mail that was sent there"),
                fault == null ? "" : fault.told().toString(),
                channel.proven(),
                channel.medium() == Medium.WEBHOOK ? news.signingKey(channel) : "");
    }

    private static String medium(Medium medium) {
        return switch (medium) {
            case MAIL -> Say.say("mail");
            case DISCORD -> "Discord";
            case MATRIX -> "Matrix";
            case WEBHOOK -> Say.say("webhook");
            case PUSH -> Say.say("on a device");
        };
    }

    // ---- of what

    /** What a program does not mention stays; in a form, what is not ticked is not wanted. */
    private void wish(Visit visit) {
        Wishes now = news.wishes(visit.somebody());
        boolean program = visit.isProgram();
        boolean sameHours = program && !visit.says("quiet-from") && !visit.says("quiet-to");
        news.wish(
                visit.somebody(),
                new Wishes(
                        program && !visit.says("zone") ? now.zone() : zone(visit.field("zone")),
                        sameHours ? now.quiet() : quiet(visit.field("quiet-from"), visit.field("quiet-to")),
                        wants(visit, "moves", now.moves()),
                        program && !visit.says("leads") ? now.leads() : leads(visit),
                        wants(visit, "phases", now.phases()),
                        program && !visit.says("digest") ? now.digest() : digest(visit.field("digest")),
                        wants(visit, "talk", now.talk()),
                        news.now()));
    }

    private static boolean wants(Visit visit, String what, boolean now) {
        return visit.isProgram() && !visit.says(what) ? now : visit.ticked(what);
    }

    private static SortedSet<Integer> leads(Visit visit) {
        SortedSet<Integer> leads = new TreeSet<>();
        for (int hours : visit.isProgram() ? Api.wholes(Api.body(visit), "leads") : ticked(visit)) {
            if (!Wishes.LEADS.contains(hours)) {
                throw new BadGame("BAD_LEAD", "One is reminded {hours} hours before a deadline.", Wishes.LEADS);
            }
            leads.add(hours);
        }
        return leads;
    }

    private static List<Integer> ticked(Visit visit) {
        return Wishes.LEADS.stream()
                .filter(hours -> visit.http().formParams("lead").contains(String.valueOf(hours)))
                .toList();
    }

    private static ZoneId zone(String text) {
        if (!ZoneId.getAvailableZoneIds().contains(text)) {
            throw new BadGame("BAD_ZONE", "A time zone looks like Europe/Berlin, not {zone}.", text);
        }
        return ZoneId.of(text);
    }

    private static QuietHours quiet(String from, String to) {
        if (from.isEmpty() && to.isEmpty()) {
            return QuietHours.NONE;
        }
        try {
            return new QuietHours(LocalTime.parse(from), LocalTime.parse(to));
        } catch (DateTimeException e) {
            BadGame bad =
                    new BadGame("BAD_TIME", "Quiet hours are two times such as 22:00 and 08:00, or both left out.");
            bad.initCause(e);
            throw bad;
        }
    }

    private static Wishes.Digest digest(String text) {
        for (Wishes.Digest one : Wishes.Digest.values()) {
            if (one.id().equals(text)) {
                return one;
            }
        }
        throw new BadGame("BAD_DIGEST", "A digest comes never, daily or weekly.");
    }

    // ---- where

    private void add(Visit visit) {
        String wanted = visit.field("medium");
        Medium medium = Medium.of(wanted)
                .orElseThrow(() -> new BadGame(
                        "NO_SUCH_MEDIUM",
                        "News go by {media}.",
                        List.of(Medium.values()).stream().map(Medium::id).toList()));
        Map<String, String> fields = new HashMap<>();
        medium.fields().forEach(name -> fields.put(name, visit.field(name)));
        if (medium == Medium.PUSH) {
            fields.put("session", Reader.session(visit.http())); // it ends with this browser's session
        }
        news.add(visit.somebody(), medium, fields, visit.ticked("shared"));
    }

    private void test(Visit visit) {
        news.test(visit.somebody(), visit.http().pathParam("channel"));
    }

    private void remove(Visit visit) {
        news.remove(visit.somebody(), visit.http().pathParam("channel"));
    }

    private String calendarOf(Visit visit) {
        return news.calendar(visit.somebody()).toString();
    }

    // ---- without a login

    /** Programs that look through mails open every link: nothing is done before somebody presses a button. */
    private void linked(Visit visit) {
        Channel channel = channel(visit);
        boolean stops = purpose(visit).equals("stop");
        Map<String, Object> values = new HashMap<>();
        values.put(
                "text",
                stops
                        ? Say.say("No more news to {address}?", channel.label())
                        : Say.say("Hear of your games at {address}?", channel.label()));
        values.put("button", stops ? Say.say("No more") : Say.say("Yes, send them"));
        html.show(visit.http(), "notice", Say.say("News"), values);
    }

    private static String purpose(Visit visit) {
        return visit.http().pathParam("purpose");
    }

    private Channel channel(Visit visit) {
        List<String> purposes = List.of("stop", "confirm");
        return purposes.contains(purpose(visit))
                ? news.byLink(purpose(visit), visit.http().pathParam("link")).orElseThrow(NewsRoutes::noDoor)
                : refuse();
    }

    private static Channel refuse() {
        throw noDoor();
    }

    private static Refusal noDoor() {
        return new Refusal(404, "NO_DOOR", "This link opens nothing any more.");
    }

    private void follow(Visit visit) {
        Channel channel = channel(visit);
        List<String> said = new ArrayList<>();
        if (purpose(visit).equals("stop")) {
            news.stop(channel);
            said.add(Say.say("No more news are sent to {address}.", channel.label()));
        } else {
            news.confirm(channel);
            said.add(Say.say("From now on you hear of your games at {address}.", channel.label()));
        }
        Map<String, Object> values = new HashMap<>();
        values.put("text", said.get(0));
        values.put("button", "");
        html.show(visit.http(), "notice", Say.say("News"), values);
    }

    private void calendar(Visit visit) throws IOException {
        String calendar =
                news.calendar(new Token(visit.http().pathParam("token"))).orElseThrow(NewsRoutes::noDoor);
        visit.http().contentType("text/calendar; charset=utf-8").result(calendar);
    }
}
