// Places and pieces that people name when they talk: a tap shows them in the picture.
import { html } from 'lit-html';

const SHORTEST = 3; // letters; shorter ones are words of some language, but for A7
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A thing is called by what its title begins with; the rest says how it is. */
const called = (thing) => thing.name.split(/[,;:(]/)[0].trim();

/** Finds them in texts; as long as the picture stays, it is to be made once for all lines. */
export function mentions(table) {
  const known = new Map();
  for (const thing of table.picture.things()) {
    const name = called(thing).toLowerCase();
    if ((name.length >= SHORTEST || /\p{L}\d/u.test(name)) && !known.has(name)) known.set(name, thing.id);
  }
  if (!known.size) return (text) => text;
  const names = [...known.keys()].sort((one, other) => other.length - one.length).map(literal);
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  const shown = (id) => () => {
    table.look(id);
    const part = table.picture.around([id]);
    if (part) table.picture.see(part);
  };
  // By a pattern with one group the odd parts are what was found.
  return (text) => text.split(named).map((part, i) => (i % 2 ? html`<button class="mention" @click=${shown(known.get(part.toLowerCase()))}>${part}</button>` : part));
}
