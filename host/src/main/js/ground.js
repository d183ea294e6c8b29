// Places and ways on a continuous table: a ghost that follows the finger, corners that are tapped, numbers that are typed.
// What can be reached and what a way costs the host says while the finger moves.
import { html } from 'lit-html';
import { empty, isPlace } from './answers.js';
import { typed } from './typed.js';

const rounded = (n) => Math.round(n * 100) / 100;
const place = (p) => ({ x: rounded(p.x), y: rounded(p.y) });

/** Whether a place lies within the rings of an outline; a ring in a ring is a hole. */
export function isWithin(rings, { x, y }) {
  let within = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    });
  }
  return within;
}

/** How an answer begins by a tap on the table: the ground it asks for first, and what a place there makes of it; null: it asks for none. */
export function beginning(options) {
  switch (options?.kind) {
    case 'point':
      return { rings: options.outline, at: place };
    case 'path':
      return { rings: options.outline, at: (p) => [{ x: options.from[0], y: options.from[1] }, place(p)] };
    case 'form': {
      for (const one of options.fields) {
        const inner = beginning(one.options);
        if (inner) return { rings: inner.rings, at: (p) => ({ ...empty(options), [one.name]: inner.at(p) }) };
      }
      return null;
    }
    case 'either': {
      for (const one of options.cases) {
        const inner = beginning(one.options);
        if (inner) return { rings: inner.rings, at: (p) => ({ [one.id]: inner.at(p) }) };
      }
      return null;
    }
    default:
      return null;
  }
}

function coordinates(value, set, ctx) {
  const at = value ?? {};
  const field = (axis) => html`<label>${axis}
    <input type="number" step="any" inputmode="decimal" data-axis=${axis} .value=${typed(String(at[axis] ?? ''))}
      @change=${(e) => set({ ...at, [axis]: Number(e.target.value) })} /></label>`;
  return html`<div class="stepper coordinates" role="group" aria-label=${ctx.say('coordinates')}>${field('x')}${field('y')}</div>`;
}

/** What stands at the finger: why not, or how far and what it comes to. */
function noted(at, length, ctx) {
  const wrong = ctx.refusals.find((one) => one.at === at || one.at?.startsWith(at ? `${at}.` : ''));
  return wrong ? { text: wrong.text, wrong: true } : { text: length || ctx.sum, wrong: false };
}

export function point(options, value, set, at, ctx) {
  ctx.ground({
    rings: options.outline,
    way: isPlace(value) ? [value] : [],
    note: isPlace(value) ? noted(at, '', ctx) : null,
    tap: (p) => set(place(p)),
    drag: (p) => set(place(p)),
  });
  return html`<p class="quiet">${ctx.say('tap-point')}</p>${coordinates(value, set, ctx)}`;
}

function length(way) {
  return way.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - way[i].x, p.y - way[i].y), 0);
}

/**
 * A tap puts the end of the way elsewhere, as a drag does: a corner is said, or a finger that corrects itself would leave one.
 * Where the way goes on from a corner is null until somebody says it.
 */
export function path(options, value, set, at, ctx) {
  const from = { x: options.from[0], y: options.from[1] };
  const all = Array.isArray(value) && value.length ? value : isPlace(value) ? [from, value] : [from];
  const turns = all.length > 1 && all.at(-1) === null;
  const way = turns ? all.slice(0, -1) : all;
  const whole = way.every(isPlace);
  const [before, end] = way.slice(-2);
  const leads = way.length > 1 && whole && (end.x !== before.x || end.y !== before.y);
  const long = ctx.sum || ctx.say('long', rounded(length(way.filter(isPlace)))); // the ruleset knows what a way takes, and of how much
  const ends = (p) => set([...(turns || way.length < 2 ? way : way.slice(0, -1)), place(p)]);
  const corners = all.length > 1 ? all.slice(1) : [undefined];
  ctx.ground({
    rings: (all.length > 2 && ctx.groundLeft(at)) || options.outline,
    way: whole ? way : [from],
    note: whole && way.length > 1 ? noted(at, long, ctx) : null,
    tap: ends,
    drag: ends,
  });
  return html`<p class="quiet">${ctx.say(turns ? 'tap-on' : way.length > 1 ? 'tap-path' : 'tap-way')}</p>
    ${corners.map((corner, i) => coordinates(corner, (next) => set([from, ...corners.map((old, j) => (j === i ? next : old))]), ctx))}
    <div class="filters">
      ${whole && way.length > 1 ? html`<span class="quiet">${long}</span>` : ''}
      <button type="button" class="plain small" data-add ?disabled=${!leads || turns} @click=${() => set([...way, null])}>${ctx.say('corner')}</button>
      <button type="button" class="plain small" ?disabled=${all.length < 2} @click=${() => set(all.length > 2 ? all.slice(0, -1) : undefined)}>${ctx.say('back')}</button>
    </div>`;
}
