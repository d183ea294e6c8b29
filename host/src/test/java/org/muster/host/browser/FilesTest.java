package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.host.Club;

/** A list, a map or a roster is a file on somebody's phone; nobody has to paste it. */
class FilesTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows();

    private static byte[] zipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("winter.ros"));
            zip.write(text.getBytes(UTF_8));
        }
        return bytes.toByteArray();
    }

    private static Locator opened(Page page, String field, String name, byte[] file) {
        Locator chosen = page.locator("[data-file-into='" + field + "'] input");
        chosen.setInputFiles(new FilePayload(name, "application/octet-stream", file));
        return page.locator("textarea[name='" + field + "']");
    }

    @Test
    void aZippedRosterBecomesAList() throws Exception {
        Page page = WINDOWS.phone(WINDOWS.club().nobody(), "/armies?ruleset=40k-crusade");
        page.locator("details summary").last().click();
        String field = "roster.order-of-battle";
        assertThat(opened(page, field, "plain.ros", Club.ROSTER.getBytes(UTF_8)))
                .hasValue(Club.ROSTER);
        assertThat(opened(page, field, "winter.rosz", zipped(Club.ROSTER)))
                .hasValue(Pattern.compile("^data:;base64,UEsD"));
        page.locator(".button").last().click();
        assertThat(page.locator(".judged").last()).containsText("Boyz");
        assertThat(page.locator("textarea[name='army.order-of-battle']")).hasValue(Pattern.compile("faction: orks"));
    }

    @Test
    void whatIsTooLargeIsSaidAndTakesNothingAway() throws Exception {
        Page page = WINDOWS.phone(WINDOWS.club().nobody(), "/armies?ruleset=swm-campaign");
        assertThat(opened(page, "army.squad", "squad.yaml", "faction: imperial\n".getBytes(UTF_8)))
                .hasValue("faction: imperial\n");
        assertThat(opened(page, "army.squad", "film.mp4", new byte[600 << 10])).hasValue("faction: imperial\n");
        assertThat(page.locator("[data-file-into] + .refused")).hasText("This file is too large: 500 kB at most.");
    }
}
