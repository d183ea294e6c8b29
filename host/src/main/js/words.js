// What the page of a game says, in the language of who reads it.
const words = JSON.parse(document.getElementById('words').textContent);
const lang = document.documentElement.lang;

/** Each # of the text is a value's place; one in a value, of a figure that is one of many, is none. */
export function say(key, ...values) {
  const rest = [...values];
  return (words[key] ?? key).replace(/#/g, (sign) => (rest.length ? String(rest.shift()) : sign));
}

/** As the host's own sentences do it: without a comma before the last. */
export const list = (names) => new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(names);
