package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.match.Command;
import org.muster.host.Club;
import org.muster.host.Heard;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;

/** Whoever reads hears at once, whatever others do who don't. */
class LiveTest {

    private static final int DEAF = 24;
    private static final int SLOW = 400;
    private static final int SMALL = 4_096;
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    @TempDir
    private Path folder;

    /** Lines to them hold little, so that what is not read is soon in the way. */
    private static Javalin server(Live live, HostedGame game) {
        return Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.jetty.addConnector((jetty, http) -> {
                        ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
                        connector.setHost("127.0.0.1");
                        connector.setAcceptedSendBufferSize(SMALL);
                        return connector;
                    });
                    config.routes.get(
                            "/events",
                            http -> live.join(new Visit(
                                    http, "", "", null, new Visit.Table(game, List.of(), HostedGame.SPECTATOR))));
                })
                .start();
    }

    private static Socket deaf(int port) throws Exception {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(SMALL);
        socket.connect(new InetSocketAddress("127.0.0.1", port));
        socket.getOutputStream()
                .write("GET /events?since=0.0 HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n"
                        .getBytes(UTF_8));
        socket.getOutputStream().flush();
        return socket;
    }

    /** More than the host has threads: none of them waits for what is not there yet. */
    @Test
    void whoNeverEndsARequestStallsNobody() throws Exception {
        try (Club club = new Club(folder)) {
            List<Socket> slow = new ArrayList<>();
            try {
                for (int i = 0; i < SLOW; i++) {
                    Socket socket = new Socket("127.0.0.1", club.host().port());
                    slow.add(socket);
                    socket.getOutputStream()
                            .write(
                                    ("POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                                                    + "Content-Length: 100000\r\n\r\nname=")
                                            .getBytes(UTF_8));
                    socket.getOutputStream().flush();
                }
                Thread.sleep(500); // so that each is begun by now
                for (Socket socket : slow) {
                    socket.getOutputStream().write('x');
                }
                HttpRequest health = HttpRequest.newBuilder(club.host().url().resolve("/health"))
                        .timeout(Duration.ofSeconds(20))
                        .build();
                assertThat(HttpClient.newHttpClient()
                                .send(health, HttpResponse.BodyHandlers.ofString())
                                .statusCode())
                        .isEqualTo(200);
            } finally {
                for (Socket socket : slow) {
                    socket.close();
                }
            }
        }
    }

    @Test
    void whoDoesNotReadStallsNobodyAndIsLetGo() throws Exception {
        try (Club club = new Club(folder);
                Live live = new Live(new Gate(club.host().games(), club.host().people(), "", null), PATIENCE)) {
            HostedGame game = club.bots("space-battles", true, "anna", "bert");
            Club.ends(club.host(), game.id());
            Javalin server = server(live, game);
            List<Socket> deaf = new ArrayList<>();
            try {
                for (int i = 0; i < DEAF; i++) {
                    deaf.add(deaf(server.port()));
                }
                Patience.until("all listen", () -> live.listening() == DEAF);
                Thread.sleep(500); // so that what they don't read is in the way by now
                String revision =
                        game.as(game.viewer(HostedGame.SPECTATOR)).revision().toString();
                URI events = URI.create("http://127.0.0.1:" + server.port() + "/events?since=" + revision);
                try (Heard heard = Heard.by(HttpRequest.newBuilder(events).build())) {
                    assertThat(heard.line())
                            .as("the first tells that it is heard")
                            .isEqualTo(": beat");
                    game.match().submit("organizer", null, new Command.Undo("a look back"));
                    assertThat(heard.event()).contains("\"again\":true");
                    Patience.until("who reads nothing is let go", () -> live.listening() == 1);
                }
            } finally {
                for (Socket socket : deaf) {
                    socket.close();
                }
                live.close();
                server.stop();
            }
        }
    }

    /** A window that is still open tells nothing to who lost the seat, also without being closed by anybody. */
    @Test
    void whoGetsUpHearsNoMore() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            Club.Guest bert = club.guest(game, "bert");
            try (Heard heard =
                    Heard.by(anna.request("/api/games/" + game.id() + "/events").build())) {
                assertThat(heard.line()).isEqualTo(": beat");
                bert.joins(game);
                assertThat(heard.event()).isNotEmpty();
                club.host().people().vacate(new Invitation(game.id(), "anna"));
                Thread.sleep(1_100); // who may listen is asked each second
                club.guest(game, "organizer").does(game, Map.of("do", "close", "reason", "enough"));
                assertThat(heard.rest()).isEmpty();
            }
        }
    }
}
