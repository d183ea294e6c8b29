// What can be read beside the question. A tab is {id, title, draw, isFor, begin, count, opened}: `title` a key of ScriptWords, `draw(table)`
// its content, `isFor(table)`, where it is not for everybody, whether it is there. `table` has `state` as the host told it,
// `say(key, ...)`, `ask(path, body)` and `send(command)` to the host, `show()` to be drawn anew, `kept(key)`, an object that
// lives as long as the page, `look(id)` to open the sheet of a thing, `picture`, `possible(id)`, what can be done with one, `whyNot(id)`, why nothing can, `rules`, where the rule book is, and `onNews(what)` to hear of changes.
// `begin(table)` is called once; `count(table)` is what stands beside the title, if it is not 0; `opened()` is called when somebody opens it, for one that is not read from its beginning.
import { html, nothing } from 'lit-html';
import { reason } from './controls.js';
import { happened } from './happened.js';
import { places } from './places.js';
import { tables } from './tables.js';
import { talk } from './talk.js';

function records(table) {
  const sheet = table.kept('sheet');
  const why = sheet.tables ? table.whyNot(sheet.id) : [];
  return html`${sheet.tables
    ? html`<section class="known" aria-label=${table.say('sheet')}>
        ${why.length ? html`<p class="because">${table.say('closed')}: ${why.map((one) => html`${reason(one, table)} `)}</p>` : nothing}
        ${tables(sheet.tables)}</section>`
    : nothing}${tables(table.state.records)}`;
}

export const tabs = [
  { id: 'records', title: 'records', draw: records },
  happened,
  { id: 'places', title: 'places', draw: places },
  talk,
];
