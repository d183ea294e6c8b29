package org.muster.cli.files;

import java.nio.file.Path;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.language.LanguageFile;

/** The language that a command line asks for. */
public final class LanguageOption {

    /** The option that names its file. */
    public static final String NAME = "--language";

    private LanguageOption() {}

    /** What {@code args} ask for; what is spoken anyway if they don't. */
    public static Language in(String[] args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(NAME + '=')) {
                return read(args[i].substring(NAME.length() + 1));
            }
            if (args[i].equals(NAME) && i + 1 < args.length) {
                return read(args[i + 1]);
            }
        }
        return Language.spoken();
    }

    private static Language read(String path) {
        try {
            return LanguageFile.read(TextFile.read(Path.of(path)));
        } catch (BadJson e) {
            throw new BadGame("BAD_FILE", "{path}: {why}", path, e.sentence());
        } catch (BadGame e) {
            throw new BadGame(e.violations().stream()
                    .map(why -> why.saying(Sentence.of("{path}: {why}", path, why.sentence())))
                    .toList());
        }
    }
}
