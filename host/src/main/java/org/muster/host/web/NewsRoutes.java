package org.muster.host.web;

import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.net.URI;
import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.muster.core.game.BadGame;
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
import org.muster.host.shell.Reader;

/** Where people say where they want to hear of their games, and the links of mails and calendars, which need no login. */
final class NewsRoutes {

    private final Subscriptions news;
    private final Html html;

    NewsRoutes(Subscriptions news, Html html) {
        this.news = news;
        this.html = html;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/me/news", Need.PERSON, visit -> show(visit, "")),
                Route.post("/me/news/wishes", Need.PERSON, this::wish),
                Route.post("/me/news/channels", Need.PERSON, this::add),
                Route.post("/me/news/channels/{channel}/test", Need.PERSON, this::test),
                Route.post("/me/news/channels/{channel}/remove", Need.PERSON, this::remove),
                Route.post("/me/news/calendar", Need.PERSON, this::makeCalendar),
                Route.post("/me/news/calendar/remove", Need.PERSON, this::removeCalendar),
                Route.get("/news/{purpose}/{link}", Need.NOTHING, this::linked),
                Route.post("/news/{purpose}/{link}", Need.NOTHING, this::follow),
                Route.get("/calendar/{token}", Need.NOTHING, this::calendar));
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
                wishes.digest().name().toLowerCase(Locale.ROOT),
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

    private static String field(Visit visit, String name) {
        String value = visit.http().formParam(name);
        return value == null ? "" : value.strip();
    }

    private static void back(Visit visit) {
        visit.http().redirect(visit.base() + "/me/news", HttpStatus.SEE_OTHER);
    }

    // ---- of what

    private void wish(Visit visit) {
        TreeSet<Integer> leads = new TreeSet<>();
        for (String lead : visit.http().formParams("lead")) {
            Wishes.LEADS.stream()
                    .filter(hours -> String.valueOf(hours).equals(lead))
                    .forEach(leads::add);
        }
        news.wish(
                visit.somebody(),
                new Wishes(
                        zone(field(visit, "zone")),
                        quiet(field(visit, "quiet-from"), field(visit, "quiet-to")),
                        !field(visit, "moves").isEmpty(),
                        leads,
                        !field(visit, "phases").isEmpty(),
                        digest(field(visit, "digest")),
                        !field(visit, "talk").isEmpty(),
                        news.now()));
        back(visit);
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
            if (one.name().toLowerCase(Locale.ROOT).equals(text)) {
                return one;
            }
        }
        throw new BadGame("BAD_DIGEST", "A digest comes never, daily or weekly.");
    }

    // ---- where

    private void add(Visit visit) {
        String wanted = field(visit, "medium");
        Medium medium = Medium.of(wanted)
                .orElseThrow(() -> new BadGame(
                        "NO_SUCH_MEDIUM",
                        "News go by {media}.",
                        List.of(Medium.values()).stream().map(Medium::id).toList()));
        Map<String, String> fields = new HashMap<>();
        medium.fields().forEach(name -> fields.put(name, field(visit, name)));
        if (medium == Medium.PUSH) {
            fields.put("session", Reader.session(visit.http())); // it ends with this browser's session
        }
        news.add(visit.somebody(), medium, fields, !field(visit, "shared").isEmpty());
        back(visit);
    }

    private void test(Visit visit) {
        news.test(visit.somebody(), visit.http().pathParam("channel"));
        back(visit);
    }

    private void remove(Visit visit) {
        news.remove(visit.somebody(), visit.http().pathParam("channel"));
        back(visit);
    }

    private void makeCalendar(Visit visit) {
        URI address = news.calendar(visit.somebody());
        show(visit, address.toString());
    }

    private void removeCalendar(Visit visit) {
        news.noCalendar(visit.somebody());
        back(visit);
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
