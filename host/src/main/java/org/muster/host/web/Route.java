package org.muster.host.web;

import io.javalin.http.HandlerType;

/**
 * Something that can be asked for.
 *
 * @param path below the host's, with {@code {game}} where a game is meant
 * @param need who may
 */
record Route(HandlerType method, String path, Need need, Handler handler) {

    /** Answers a visit that was let in. */
    @FunctionalInterface
    interface Handler {
        void answer(Visit visit) throws Exception;
    }

    static Route get(String path, Need need, Handler handler) {
        return new Route(HandlerType.GET, path, need, handler);
    }

    static Route post(String path, Need need, Handler handler) {
        return new Route(HandlerType.POST, path, need, handler);
    }

    /** Whether it only looks. */
    boolean isSafe() {
        return method.equals(HandlerType.GET);
    }
}
