package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.core.game.BadGame;

/** What is wrong in the settings is named, and no password with it. */
class NewsSettingsTest {

    @TempDir
    private Path folder;

    @Test
    void theEnvironmentOverridesTheFile() throws Exception {
        Files.writeString(
                folder.resolve("news.properties"),
                "smtp=smtps://anna:word@mail.example\nfrom=muster@club.example\nzone=Europe/Berlin\n");
        NewsSettings settings = NewsSettings.in(folder, Map.of("MUSTER_ZONE", "Asia/Tokyo"));
        assertThat(settings.zone()).isEqualTo(ZoneId.of("Asia/Tokyo"));
        assertThat(settings.smtp()).hasHost("mail.example");
        assertThat(settings.privately()).isFalse();
    }

    @Test
    void withoutAnyThereIsNoMailAndNothingPrivateIsReached() throws Exception {
        NewsSettings settings = NewsSettings.in(folder, Map.of());
        assertThat(settings.smtp()).isNull();
        assertThat(settings.privately()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "MUSTER_SMTP, mail.example:25 geheim, smtp",
        "MUSTER_SMTP, http://geheim@mail.example, smtp",
        "MUSTER_ZONE, Mars/Phobos, zone",
        "MUSTER_WEBHOOKS, yes, webhooks",
        "MUSTER_FROM, Anna, from"
    })
    void whatIsWrongIsNamed(String name, String value, String told) {
        Map<String, String> environment = name.equals("MUSTER_FROM")
                ? Map.of(name, value, "MUSTER_SMTP", "smtp://mail.example")
                : Map.of(name, value);
        assertThatThrownBy(() -> NewsSettings.in(folder, environment))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining(told)
                .hasMessageNotContaining("geheim");
    }

    @Test
    void aLineThatNobodyKnowsIsNamed() throws Exception {
        Files.writeString(folder.resolve("news.properties"), "smpt=x\n");
        assertThatThrownBy(() -> NewsSettings.in(folder, Map.of()))
                .hasMessageContaining("smpt")
                .hasMessageContaining("smtp");
    }

    @Test
    void aSecretIsLongEnough() throws Exception {
        NewsSettings settings = NewsSettings.in(folder, Map.of("MUSTER_SECRET", "c2hvcnQ="));
        assertThatThrownBy(settings::key).isInstanceOf(BadGame.class).hasMessageContaining("MUSTER_SECRET");
    }
}
