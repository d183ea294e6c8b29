// How the page's language is written where the reader lives: all clocks of a host read alike.
const { lang } = document.documentElement;

export const locale = navigator.languages.find((one) => one.split('-')[0] === lang) ?? lang;
