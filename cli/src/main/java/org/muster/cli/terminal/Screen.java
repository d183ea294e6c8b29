package org.muster.cli.terminal;

import java.io.Console;
import java.util.Locale;
import java.util.Map;

/**
 * What the terminal can show.
 *
 * @param isTerminal whether a person reads and types there
 * @param colours whether it shows colours
 * @param ascii whether it shows letters of the 1960s only
 * @param columns its width
 */
public record Screen(boolean isTerminal, boolean colours, boolean ascii, int columns) {

    /** No terminal at all. */
    public static final Screen NONE = new Screen(false, false, false, 100);

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
        return new Screen(true, colours, !upper.contains("UTF-8") && !upper.contains("UTF8"), columns(env));
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

    private static int columns(Map<String, String> env) {
        try {
            return Math.max(40, Math.min(400, Integer.parseInt(env.getOrDefault("COLUMNS", "100"))));
        } catch (NumberFormatException e) {
            return 100;
        }
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
