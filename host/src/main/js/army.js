// A list out of a catalogue: what there is, what is taken, what it comes to, and what is wrong with it.
import { html, nothing } from 'lit-html';
import { isBegun, listsIn } from './answers.js';
import { fold, inside, reason, refused, sought, stepper } from './controls.js';

const MOST = 500;

/** `2 Stormtrooper`, a line each, as lists are mailed about. */
function written(options, list) {
  return options.offered
    .filter((unit) => list[unit.id])
    .map((unit) => `${list[unit.id]} ${unit.name}`)
    .join('\n');
}

const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Reads such lines: by name or id, the number before or behind, with or without an x. What is not known is told. */
function read(options, text) {
  const list = {};
  const unknown = [];
  for (const line of text.split('\n').map((one) => one.trim()).filter(Boolean)) {
    const [, before, name, behind] = /^(?:(\d+)\s*[x×]?\s+)?(.*?)(?:\s+[x×]?\s*(\d+))?$/i.exec(line);
    const find = (words) => options.offered.find((unit) => [unit.name, unit.id].some((one) => plain(one) === plain(words)));
    const exact = find(line);
    const unit = exact ?? find(name);
    if (unit) list[unit.id] = (list[unit.id] ?? 0) + (exact ? 1 : Number(before ?? behind ?? 1));
    else unknown.push(line);
  }
  return { list, unknown };
}

/** What a list comes to. */
const cost = (options, list) => options.offered.reduce((sum, unit) => sum + (list?.[unit.id] ?? 0) * unit.points, 0);

/** Whether anything costs points: there are systems that count none. */
const isPriced = (options) => options.room !== undefined || options.offered.some((unit) => unit.points);

/** The same in words, of what there is to spend where that is known; how many are taken, where nothing has a price. */
export function sum(options, list, ctx) {
  const points = cost(options, list);
  if (!isPriced(options)) return ctx.say('units', Object.values(list ?? {}).reduce((all, n) => all + n, 0));
  return options.room === undefined ? ctx.say('points', points) : ctx.say('points-of', points, options.room);
}

/** What all lists of an answer come to, by what they are called where there are several. */
export function totals(options, value, ctx) {
  const all = listsIn(options, value).map((one) => ({ name: one.name, comesTo: sum(one.options, one.value, ctx) }));
  return all.map(({ name, comesTo }) => (all.length > 1 && name ? `${name}: ${comesTo}` : comesTo)).join(' · ');
}

/** What is shown by its headings, in the order of the whole list; one heading for all would tell nothing. */
function headed(shown, offered) {
  const groups = new Map(offered.map((unit) => [unit.group ?? '', []]));
  if (groups.size < 2) return [['', shown]];
  for (const unit of shown) groups.get(unit.group ?? '').push(unit);
  return [...groups].filter(([, units]) => units.length);
}

/** What is wrong with the list as a whole stays in sight with its points, also where it is all of the answer. */
function refusedOfAll(at, begun, ctx) {
  const all = ctx.refusals.filter((one) => (one.at ?? '') === at);
  all.forEach((one) => ctx.told.add(one));
  return all.length ? html`<ul class=${begun ? 'refused' : 'wanted'}>${all.map((one) => html`<li>${reason(one, ctx)}</li>`)}</ul>` : nothing;
}

export function army(options, value, set, at, ctx) {
  const list = value ?? {};
  const whose = ctx.givenFor(at);
  const ui = ctx.ui(`${at}!`);
  const change = (id, n) => {
    const next = { ...list, [id]: n };
    if (n <= 0) delete next[id];
    set(next);
  };
  const points = cost(options, list);
  const left = options.room === undefined ? Infinity : options.room - points;
  const [field, found] = sought(options.offered, at, ctx);
  const shown = found.filter((unit) => (ui.only === 'taken' ? list[unit.id] : ui.only === 'fits' ? list[unit.id] || unit.points <= left : true));
  if (ui.order === 'price') shown.sort((one, other) => one.points - other.points);
  const only = (which) => () => {
    ui.only = ui.only === which ? null : which;
    ctx.refresh();
  };
  return html`<div class="sum"><p class="points">
      ${whose ? html`<span class="whose">${whose}</span>` : nothing}
      ${options.room === undefined && ctx.counts && !whose ? nothing : html`<strong>${sum(options, list, ctx)}</strong>`}
      ${options.room > 0 ? html`<progress class=${left < 0 ? 'over' : ''} max=${options.room} value=${Math.min(points, options.room)} aria-label=${sum(options, list, ctx)}></progress>` : nothing}
    </p>
    ${refusedOfAll(at, isBegun(value), ctx)}</div>
    ${options.standing.length ? html`<p class="quiet">${ctx.say('standing', options.standing.length)}</p>` : nothing}
    ${field}
    <div class="filters">
      <button type="button" class="chip" aria-pressed=${ui.only === 'taken'} @click=${only('taken')}>${ctx.say('taken')}</button>
      ${left !== Infinity ? html`<button type="button" class="chip" aria-pressed=${ui.only === 'fits'} @click=${only('fits')}>${ctx.say('fits')}</button>` : nothing}
      ${isPriced(options) ? html`<button type="button" class="chip" aria-pressed=${ui.order === 'price'} @click=${() => { ui.order = ui.order ? null : 'price'; ctx.refresh(); }}>${ctx.say('by-price')}</button>` : nothing}
    </div>
    <div class="catalogue" role="group" aria-label=${ctx.say('catalogue')}>
      ${headed(shown, options.offered).map(
        ([heading, units]) => html`${heading ? html`<h4>${heading}</h4>` : nothing}${units.map(
          (unit) => html`<div class="strip ${list[unit.id] ? 'taken' : ''}" data-key=${unit.id} data-at=${inside(at, unit.id)}>
            <span class="name">${unit.name}${isPriced(options) ? html` <span class="quiet">${ctx.say('points', unit.points)}</span>` : nothing}</span>
            ${stepper(list[unit.id] ?? 0, 0, MOST, (n) => change(unit.id, n), unit.name)}
          </div>${list[unit.id] && unit.against ? html`<p class="refused">${unit.against}</p>` : nothing}${refused(inside(at, unit.id), true, ctx)}`,
        )}`,
      )}
    </div>
    ${fold('more', `${at}!`, false, ctx.say('import'), html`<textarea rows="6" aria-label=${ctx.say('import')} placeholder=${options.offered[0] ? `2 ${options.offered[0].name}` : ''} .value=${ui.text ?? written(options, list)} @input=${(e) => (ui.text = e.target.value)}></textarea>
      ${ui.unknown?.length ? html`<ul class="refused">${ui.unknown.map((line) => html`<li>${ctx.say('unknown-line', line)}</li>`)}</ul>` : nothing}
      <button type="button" class="plain" @click=${() => {
        const taken = read(options, ui.text ?? written(options, list));
        ui.unknown = taken.unknown;
        if (taken.unknown.length) return ctx.refresh();
        ui.text = undefined;
        return set(taken.list);
      }}>${ctx.say('take')}</button>
      <button type="button" class="plain" @click=${() => navigator.clipboard?.writeText(written(options, list))}>${ctx.say('copy')}</button>`, ctx)}`;
}
