// The picture as a list: each place, what stands there, and what can be done. For who can't see it, or has no hand free.
import { html, nothing } from 'lit-html';

const plain = (text) => text.toLowerCase();

export function places(table) {
  const ui = table.kept('places');
  const wanted = plain(ui.filter ?? '');
  const all = table.picture.things();
  const held = new Set(all.flatMap((one) => one.holds.map((other) => other.id)));
  const can = (thing) => table.possible(thing.id);
  const shown = all
    .filter((one) => !held.has(one.id))
    .filter((one) => one.name || one.holds.length || can(one).length)
    .filter((one) => !wanted || plain([one.name, one.id, ...one.holds.map((other) => other.name)].join(' ')).includes(wanted));
  const thing = (one) => html`<button class="thing plain" @click=${() => table.look(one.id)}>${one.name || one.id}</button>
    ${can(one).map((what) => html`<button class="chip" data-does=${one.id} @click=${() => what.pick()}>${what.label}${what.note ? html` <span class="note">${what.note}</span>` : nothing}</button>`)}`;
  return html`<input type="search" placeholder=${table.say('filter')} aria-label=${table.say('filter')} .value=${ui.filter ?? ''}
      @input=${(e) => { ui.filter = e.target.value; table.show(); }} />
    <ul class="places">
      ${shown.map((one) => html`<li>${thing(one)}${one.holds.length ? html`<ul>${one.holds.map((other) => html`<li>${thing(other)}</li>`)}</ul>` : nothing}</li>`)}
    </ul>`;
}
