package org.muster.bench.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.util.Locale;

/**
 * A line to the host that one person keeps open: HTTP, and as little else as can be. Client and host share the processors
 * here, so what the client spends is taken from what is measured.
 */
final class Line implements AutoCloseable {

    private static final String LENGTH = "content-length:";

    private final Socket socket;
    private final InputStream in;
    private final String host;

    private Line(Socket socket, String host) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream());
        this.host = host;
    }

    static Line to(URI url) throws IOException {
        Socket socket = new Socket(url.getHost(), url.getPort());
        socket.setTcpNoDelay(true);
        return new Line(socket, url.getAuthority());
    }

    /** Sends it and reads the whole answer. */
    void post(String path, String token, String body) throws IOException {
        byte[] content = body.getBytes(UTF_8);
        byte[] head = ("POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer " + token
                        + "\r\nContent-Type: application/json\r\nContent-Length: " + content.length + "\r\n\r\n")
                .getBytes(UTF_8);
        byte[] all = new byte[head.length + content.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(content, 0, all, head.length, content.length);
        socket.getOutputStream().write(all);
        String status = line();
        int length = -1;
        for (String field = line(); !field.isEmpty(); field = line()) {
            if (field.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
                length = Integer.parseInt(field.substring(LENGTH.length()).strip());
            }
        }
        String answer = new String(in.readNBytes(length), UTF_8);
        if (!status.contains(" 200 ")) {
            throw new IOException(status + " " + answer);
        }
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("The host hung up.");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
