package org.muster.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.muster.testkit.check.secret.SecretRollCheck;

/** Which checks of the contract are run. */
class AskedChecksTest {

    @AfterEach
    void forget() {
        System.clearProperty(RulesetContract.CHECK);
    }

    private static List<Class<?>> asked(String words) {
        System.setProperty(RulesetContract.CHECK, words);
        return RulesetContract.asked().stream().<Class<?>>map(Object::getClass).toList();
    }

    @Test
    void oneIsRunAloneByWordsOfItsName() {
        assertThat(RulesetContract.asked()).hasSameSizeAs(Checkup.all());
        assertThat(asked("Secret dice stay")).containsExactly(SecretRollCheck.class);
    }

    @Test
    void wordsOfNoneAreRefusedWithAllThatThereAre() {
        assertThatThrownBy(() -> asked("tea"))
                .hasMessageStartingWith("no check is called \"tea\"; there are: its id, version")
                .hasMessageContaining("; every game ends;");
    }
}
