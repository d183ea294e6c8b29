package org.muster.host.news;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server that somebody runs: it notes what it is sent, and answers as it is told to. */
public final class Receiver implements AutoCloseable {

    private final HttpServer server;
    private final List<Got> got = new CopyOnWriteArrayList<>();
    private final ConcurrentLinkedDeque<Answer> answers = new ConcurrentLinkedDeque<>();

    /** What it is sent. */
    public record Got(String method, String path, Map<String, List<String>> headers, String body) {

        /** A header, by its name as the server writes it. */
        public String header(String name) {
            return headers.getOrDefault(name, List.of("")).get(0);
        }
    }

    private record Answer(int status, Map<String, String> headers) {}

    public Receiver() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::take);
        server.start();
    }

    private void take(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
        got.add(new Got(
                exchange.getRequestMethod(),
                exchange.getRequestURI().toString(),
                Map.copyOf(exchange.getRequestHeaders()),
                body));
        Answer answer = answers.isEmpty() ? new Answer(204, Map.of()) : answers.poll();
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        exchange.sendResponseHeaders(answer.status(), -1);
        exchange.getResponseBody().close(); // and the line stays open for the next
    }

    /** So it answers next, once. */
    public void answers(int status, Map<String, String> headers) {
        answers.add(new Answer(status, headers));
    }

    /** All it was sent at a path. */
    public List<Got> at(String path) {
        return got.stream().filter(one -> one.path().startsWith(path)).toList();
    }

    /** An address of it. */
    public String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
