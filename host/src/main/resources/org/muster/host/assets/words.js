// What the page of a game says, in the language of who reads it.
const words = JSON.parse(document.getElementById('words').textContent);
const lang = document.documentElement.lang;

export function say(key, ...values) {
  let text = words[key] ?? key;
  for (const value of values) text = text.replace('#', () => String(value));
  return text;
}

export const list = (names) => new Intl.ListFormat(lang).format(names);

export const time = (iso) => new Intl.DateTimeFormat(lang, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
