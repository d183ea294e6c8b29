package org.muster.cli.terminal;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the terminal can show.
 *
 * @param isTerminal whether a person reads and types there
 * @param colours whether it shows colours
 * @param ascii whether it shows letters of the 1960s only
 * @param columns its width
 * @param rows its height; {@code Integer.MAX_VALUE}: nobody knows, or there is none
 */
public record Screen(boolean isTerminal, boolean colours, boolean ascii, int columns, int rows) {

    private static final int COLUMNS = 100;

    /** No terminal at all. */
    public static final Screen NONE = new Screen(false, false, false, COLUMNS, Integer.MAX_VALUE);

    /** The terminal of this process. */
    public static Screen ofProcess() {
        if (!hasTerminal()) {
            return NONE;
        }
        Map<String, String> env = System.getenv();
        boolean colours = !env.containsKey("NO_COLOR") && !"dumb".equals(env.get("TERM"));
        String locale = "";
        for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
            locale = locale.isEmpty() ? env.getOrDefault(name, "") : locale;
        }
        String upper = locale.toUpperCase(Locale.ROOT);
        boolean isSaid = number(env.get("COLUMNS"), 0, 0) > 0 && number(env.get("LINES"), 0, 0) > 0;
        int[] size = isSaid ? new int[2] : size(); // which takes a process of its own
        int columns = Math.max(40, Math.min(400, number(env.get("COLUMNS"), size[1], COLUMNS)));
        int rows = number(env.get("LINES"), size[0], Integer.MAX_VALUE);
        return new Screen(true, colours, !upper.contains("UTF-8") && !upper.contains("UTF8"), columns, rows);
    }

    /** Java has a console only where both input and output are a terminal; from 22 on it must be asked. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean hasTerminal() {
        Console console = System.console();
        if (console == null || Runtime.version().feature() < 22) {
            return console != null;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    /** Rows and columns, as the terminal itself says; shells keep the variables for themselves. 0: it does not say. */
    private static int[] size() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(ProcessBuilder.Redirect.INHERIT)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String said = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
            return said.matches("\\d{1,4} \\d{1,4}")
                    ? Stream.of(said.split(" ")).mapToInt(Integer::parseInt).toArray()
                    : new int[2];
        } catch (IOException e) {
            return new int[2];
        }
    }

    /** What a variable says, or else the terminal, or else nobody. */
    private static int number(@Nullable String variable, int said, int otherwise) {
        if (variable != null && variable.matches("[1-9]\\d{0,4}")) {
            return Integer.parseInt(variable);
        }
        return said > 0 ? said : otherwise;
    }

    public String bold(Object text) {
        return ink("1", text);
    }

    public String faint(Object text) {
        return ink("2", text);
    }

    public String red(Object text) {
        return ink("31", text);
    }

    private String ink(String code, Object words) {
        String text = words.toString();
        return colours && !text.isEmpty() ? "\u001b[" + code + 'm' + text + "\u001b[0m" : text;
    }
}
