package org.muster.host.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.Header;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.core.json.Json;
import org.muster.host.news.Receiver;
import tools.jackson.databind.JsonNode;

/** People call themselves and their games what they like: no such name calls anybody, forges a header or a link. */
class SafeTextTest {

    private static final String ANNA = "anna@club.example";
    private static final int NAMES = 1_000;
    /** So many mails go to a server that really listens; of the others it is read what would be sent. */
    private static final int CARRIED = 100;

    private static final URI LINK = URI.create("http://club.example/g/abc");

    private static final List<String> PARTS = List.of(
            "@everyone",
            "@here",
            "<@1234>",
            "<@&99>",
            "<!channel>",
            "@room",
            "@anna:matrix.org",
            "**",
            "__",
            "~~",
            "||",
            "`",
            "```",
            "> ",
            "# ",
            "- ",
            "[x](https://evil.example)",
            "https://evil.example/",
            "http://",
            "<b>",
            "</p>",
            "<script>alert(1)</script>",
            "\r\n",
            "\nBcc: all@evil.example",
            "\r\n\r\nbody",
            "\r\n.\r\n",
            "\u2028",
            "\u202e",
            "\u0000",
            "\u001b[31m",
            "\t",
            "\\",
            "\"",
            "'",
            "{x}",
            "{n a|b}",
            "%0d%0a",
            "=?utf-8?q?=0d=0aBcc:?=",
            "é",
            "漢字",
            "🎲",
            "Anna",
            " ",
            "\ud83c",
            ":smile:",
            "discord.gg/abc",
            "www.evil.example",
            "\u200b",
            "&amp;",
            "_",
            "*");

    private static List<String> names() {
        Random random = new Random(15);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < NAMES; i++) {
            StringBuilder name = new StringBuilder();
            for (int part = random.nextInt(1, 8); part > 0; part--) {
                name.append(PARTS.get(random.nextInt(PARTS.size())));
            }
            names.add(name.append(i).toString());
        }
        return names;
    }

    private static Message message(String name, int i) {
        return new Message(
                "id" + i,
                Occasion.MOVE,
                name + ": your move",
                List.of(name, "Until tomorrow"),
                "game",
                LINK,
                URI.create("http://club.example/news/stop/x"));
    }

    private static Channel channel(Medium medium, Map<String, String> address) {
        return new Channel("channel", "person", medium, address, false, true, null);
    }

    private static void isPlain(String text) {
        assertThat(text)
                .doesNotContain("<", "\r", "\n", "\u2028", "\u202e", "\u0000", "\u001b", "://")
                .doesNotContainPattern("@[^ ]");
    }

    @Test
    void programsGetLinesThatCallNobody() throws Exception {
        try (Receiver receiver = new Receiver()) {
            Wire wire = new Wire(new Reach(true), Clock.systemUTC());
            Webhook webhook = new Webhook(wire, new Secret(new byte[32]), Clock.systemUTC());
            Matrix matrix = new Matrix(wire);
            Discord discord = new Discord(wire);
            int i = 0;
            for (String name : names()) {
                Message message = message(name, i++);
                Map<String, String> hook = Map.of("url", receiver.url("/hook"));
                assertThat(webhook.carry(message, channel(Medium.WEBHOOK, hook)))
                        .isInstanceOf(Delivery.Arrived.class);
                assertThat(discord.carry(message, channel(Medium.DISCORD, Map.of("url", receiver.url("/discord")))))
                        .isInstanceOf(Delivery.Arrived.class);
                assertThat(matrix.carry(
                                message,
                                channel(Medium.MATRIX, Map.of("url", receiver.url(""), "room", "!r:x", "token", "t"))))
                        .isInstanceOf(Delivery.Arrived.class);
            }
            assertThat(receiver.at("/hook")).hasSize(NAMES);
            for (Receiver.Got got : receiver.at("/hook")) {
                JsonNode json = Json.read(got.body());
                isPlain(json.path("title").asString());
                assertThat(json.path("lines").size()).isEqualTo(2);
                json.path("lines").forEach(line -> isPlain(line.asString()));
            }
            assertThat(receiver.at("/discord")).hasSize(NAMES);
            for (Receiver.Got got : receiver.at("/discord")) {
                String content = Json.read(got.body()).path("content").asString();
                assertThat(content.length()).isLessThanOrEqualTo(2_000);
                String[] lines = content.split("\n", -1);
                assertThat(lines).hasSize(4);
                assertThat(lines[0]).startsWith("**").endsWith("**");
                isEscaped(lines[0].substring(2, lines[0].length() - 2));
                isEscaped(lines[1]);
                assertThat(lines[3]).isEqualTo("<" + LINK + ">");
            }
            assertThat(receiver.at("/_matrix")).hasSize(NAMES);
            for (Receiver.Got got : receiver.at("/_matrix")) {
                JsonNode json = Json.read(got.body());
                assertThat(new TreeSet<>(json.propertyNames())).containsExactly("body", "m.mentions", "msgtype");
                assertThat(json.path("body").asString().lines()).hasSize(4);
            }
        }
    }

    /** No mark of Discord's stands without its backslash. */
    private static void isEscaped(String text) {
        assertThat(text.replaceAll("\\\\[\\p{Punct}]", "")).doesNotContainPattern("[\\\\`*_~|>#\\[\\]()@:/]");
    }

    /** What a server reads of it. */
    private static MimeMessage readAgain(MimeMessage mail) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        mail.saveChanges();
        mail.writeTo(bytes);
        return new MimeMessage(null, new ByteArrayInputStream(bytes.toByteArray()));
    }

    private static void hasOurHeaders(MimeMessage mail) throws Exception {
        TreeSet<String> headers = new TreeSet<>();
        for (Header header : Collections.list(mail.getAllHeaders())) {
            headers.add(header.getName());
        }
        headers.removeAll(List.of("Return-Path", "Received")); // the server's
        assertThat(headers)
                .containsExactly(
                        "Auto-Submitted",
                        "Content-Transfer-Encoding",
                        "Content-Type",
                        "Date",
                        "From",
                        "List-Unsubscribe",
                        "List-Unsubscribe-Post",
                        "MIME-Version",
                        "Message-ID",
                        "Subject",
                        "To");
        assertThat(mail.getAllRecipients()).hasSize(1);
        isPlain(mail.getSubject());
        List<String> lines = mail.getContent().toString().lines().toList();
        assertThat(lines).hasSize(7);
        isPlain(lines.get(1));
    }

    @Test
    void mailsHaveTheHeadersThatWeWrote() throws Exception {
        GreenMail server = new GreenMail(ServerSetup.SMTP.dynamicPort());
        server.start();
        try {
            Mail mail = new Mail(
                    URI.create("smtp://127.0.0.1:" + server.getSmtp().getPort()),
                    "muster@club.example",
                    Clock.systemUTC());
            List<String> names = names();
            for (int i = 0; i < CARRIED; i++) {
                assertThat(mail.carry(message(names.get(i), i), channel(Medium.MAIL, Map.of("address", ANNA))))
                        .isInstanceOf(Delivery.Arrived.class);
            }
            MimeMessage[] got = server.getReceivedMessages();
            assertThat(got).hasSize(CARRIED);
            for (MimeMessage one : got) {
                hasOurHeaders(one);
            }
            for (int i = CARRIED; i < NAMES; i++) {
                hasOurHeaders(readAgain(mail.mime(message(names.get(i), i), ANNA)));
            }
        } finally {
            server.stop();
        }
    }

    @Test
    void anAddressIsAnAddressAndNothingElse() {
        for (String right : List.of("anna@club.example", "a.b+c@x-y.example", "x@sub.club.example")) {
            assertThat(Medium.isMailAddress(right)).as(right).isTrue();
        }
        for (String wrong : List.of(
                "anna",
                "@club.example",
                "anna@",
                "anna@club.example\r\nBcc: x@y.example",
                "a b@club.example",
                "anna@club.example,bert@club.example",
                "Anna <anna@club.example>",
                "a..b@club.example",
                "\"a\"@club.example",
                "anna@[127.0.0.1]",
                "anna@-x.example",
                ".a@club.example",
                "a.@club.example")) {
            assertThat(Medium.isMailAddress(wrong)).as(wrong).isFalse();
        }
    }
}
