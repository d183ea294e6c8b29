// A control for every word of the grammar of options. Each is a function of what may be answered, what is answered so
// far, what to do with an answer, and where in the whole answer it stands; none knows any rules: the host judges.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { empty, isBegun, isIdle, isWhole, placesIn, spoken } from './answers.js';
import { army, sum } from './army.js';
import { beginning, path, point } from './ground.js';
import { typed } from './typed.js';

const FEW = 7; // cards that are seen at a glance
const SCREEN = 12; // cards that leave no room for what is asked beside them
const COUNTED = 1000; // a bound that nobody comes near is none
const SHUT = 12; // names of what can't be chosen
const ALIKE = 3; // options of a kind that are told each with its own reason
const MOST_REASONS = 3;
const SEGMENTS = 4; // choices that stand in one row
const ROW = 6; // the same where they are short, also in two
const FEWEST = 2; // of which there are no others

/** What is to be typed or tapped for `options`. */
export function control(options, value, set, at, ctx) {
  const draw = words[options.kind] ?? unknown;
  return html`${draw(options, value, set, at, ctx)}${options.kind === 'army' ? nothing : refused(at, isBegun(value), ctx)}${closed(options, at, ctx)}`;
}

/** Why not, at the place where it is wrong; where nothing is said yet, only that something is wanted. */
export function refused(at, begun, ctx) {
  const here = at === '' ? [] : ctx.refusals.filter((one) => one.at === at);
  here.forEach((one) => ctx.told.add(one));
  return here.length ? html`<ul class=${begun ? 'refused' : 'wanted'}>${here.map((one) => html`<li>${reason(one, ctx)}</li>`)}</ul>` : nothing;
}

/** A reason, its rules a tap away. */
export function reason(violation, ctx) {
  return html`${violation.text}${(violation.rules ?? []).map((rule) =>
    ctx.rules ? html` <a class="rule" href=${`${ctx.rules}#${rule}`} target="_blank">${rule}</a>` : html` <span class="rule">${rule}</span>`,
  )}`;
}

/** Whether something is wrong there, or further in. */
const isRefused = (at, ctx) => ctx.refusals.some((one) => one.at === at || one.at?.startsWith(`${at}.`));

/** What can't be chosen now, and of each the reasons that tell the most. */
export function closed(options, at, ctx) {
  if (!options.closed?.length) return nothing;
  for (const one of options.closed) for (const anchor of one.anchors ?? []) ctx.shut(anchor, one.violations);
  return fold('closed', at, false, html`${ctx.say('closed')} (${options.closed.length})`, html`<ul>
      ${shut(options.closed).map(({ labels, told, more }) => html`<li>
        <p class="shut">${folded(labels.slice(0, SHUT).join(', '), labels.slice(SHUT).join(', '), labels.length - SHUT, 'more-shut', ctx)}</p>
        <p class="because">${folded(reasons(told, ctx), reasons(more, ctx), more.length, 'more-reasons', ctx)}</p>
      </li>`)}
    </ul>`, ctx);
}

const reasons = (all, ctx) => all.map((one) => html`${reason(one, ctx)} `);

/** So much is shown, and the rest when somebody wants it. */
function folded(first, rest, many, word, ctx) {
  return many > 0 ? html`${first} <details class="rest"><summary>${ctx.say(word, many)}</summary>${rest}</details>` : first;
}

/** Options that are closed for the same reasons together; also for reasons of the same kinds, where each has its own. */
function shut(all) {
  const kinds = together(all, (one) => [...new Set(one.violations.map((violation) => violation.code))].sort().join());
  return kinds.flatMap((kind) => {
    const same = together(kind, (one) => one.violations.map((violation) => violation.text).join());
    return same.length > ALIKE ? [of(kind)] : same.map(of);
  });
}

function together(all, key) {
  const groups = new Map();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups.values()];
}

/** One reason of each kind, those first that hold for all that might have been, not for this place or that one. */
function of(group) {
  const each = new Map(group.flatMap((one) => one.violations).map((violation) => [violation.text, violation]));
  const kinds = together([...each.values()], (violation) => violation.code).sort((one, other) => one.length - other.length);
  const told = kinds.slice(0, MOST_REASONS).map(([first]) => first);
  return { labels: group.map((one) => one.label), told, more: kinds.flat().filter((one) => !told.includes(one)) };
}

export function inside(at, field) {
  return at ? `${at}.${field}` : field;
}

/** The part of an answer at `at` as it is drawn, or what is drawn of the way there. */
function drawn(at) {
  const place = document.querySelector(`.question [data-at="${CSS.escape(at)}"]`);
  return place || !at ? place : drawn(at.split('.').slice(0, -1).join('.'));
}

/** Leads to the part of an answer at `at`, and unfolds what hides it. */
export function lead(at, ctx) {
  const way = at.split('.');
  way.forEach((part, i) => { ctx.ui(way.slice(0, i).join('.') || '/').open = part; });
  ctx.refresh();
  const place = drawn(at);
  for (const one of document.querySelectorAll('.question details:not(.closed)')) one.open ||= place !== null && (one.contains(place) || one.parentElement === place);
  place?.scrollIntoView({ block: 'start' });
}

function light(ctx, one, pick, chosen) {
  for (const anchor of one.anchors ?? []) {
    if (!ctx.isReport) ctx.light(anchor, one.label, one.note, pick);
    if (chosen) ctx.choose(anchor);
  }
}

/** A field to search by where there is much, and what is found. */
export function sought(list, at, ctx) {
  const ui = ctx.ui(`${at}?`);
  const text = (ui.filter ?? '').toLowerCase();
  const found = text ? list.filter((one) => `${one.label ?? one.name} ${one.note ?? ''}`.toLowerCase().includes(text)) : list;
  const field =
    list.length > FEW
      ? html`<input
          type="search"
          placeholder=${ctx.say('filter')}
          aria-label=${ctx.say('filter')}
          .value=${live(ui.filter ?? '')}
          @input=${(e) => {
            ui.filter = e.target.value;
            ctx.refresh();
          }}
        />`
      : nothing;
  return [field, found];
}

function card(one, pressed, pick) {
  return html`<button type="button" aria-pressed=${pressed} @click=${pick} data-option=${one.id}>
    <span>${one.label}</span>${one.note ? html`<span class="note">${one.note}</span>` : nothing}
  </button>`;
}

function cards(list, isPressed, pick) {
  return html`<div class="cards ${list.length > FEW ? 'long' : ''}">${list.map((one) => card(one, isPressed(one), () => pick(one)))}</div>`;
}

/** A part of an answer that is one of many needs no more room than itself, or the next part lies screens below. */
const isFolded = (list, value, at, ctx) => at !== '' && list.length > SCREEN && list.some((one) => one.id === value) && !ctx.ui(`${at}?`).all;

/** One of a list; of many, that which was chosen, and a way back to all. */
function oneOfAll(list, value, set, at, ctx) {
  const ui = ctx.ui(`${at}?`);
  const all = () => {
    ui.all = true;
    ctx.refresh();
  };
  if (isFolded(list, value, at, ctx)) {
    return html`${cards(list.filter((one) => one.id === value), () => true, all)}
      <div class="filters"><button type="button" class="chip others" @click=${all}>${ctx.say('all-others', list.length - 1)}</button></div>`;
  }
  const pick = (one) => {
    ui.all = false;
    set(one.id);
    if (isFolded(list, one.id, at, ctx)) drawn(at)?.scrollIntoView({ block: 'nearest' });
  };
  const [field, found] = sought(list, at, ctx);
  return html`${field}${headed(found, ctx, (some) => cards(some, (one) => one.id === value, pick))}`;
}

/** Of many those come first, under a heading, that are noted as something is called that was chosen above: whose they are, mostly. */
function headed(list, ctx, draw) {
  const groups = together(list, (one) => one.note ?? '');
  const isMeant = ([one]) => ctx.chosenAbove?.includes(one.note);
  if (list.length <= FEW || groups.length < 2 || !groups.some(isMeant)) return draw(list);
  return [...groups.filter(isMeant), ...groups.filter((group) => !isMeant(group))].map(
    (group) => html`${group[0].note ? html`<p class="quiet">${group[0].note}</p>` : nothing}${draw(group.map(({ note, ...one }) => one))}`,
  );
}

function oneOf(options, value, set, at, ctx) {
  for (const one of options.options) light(ctx, one, () => set(one.id), value === one.id);
  return oneOfAll(options.options, value, set, at, ctx);
}

/** How many are chosen, of how many that must or may be. */
function chosenOf(n, { min, max }, ctx) {
  if (min > 0 && min === max) return ctx.say('of-exactly', n, max);
  if (min > 0) return max < COUNTED ? ctx.say('of-between', n, min, max) : ctx.say('of-least', n, min);
  return ctx.say('of', n, max);
}

function someOf(options, value, set, at, ctx) {
  const chosen = [].concat(value ?? []);
  const toggle = (id) => set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  for (const one of options.options) light(ctx, one, () => toggle(one.id), chosen.includes(one.id));
  const [field, found] = sought(options.options, at, ctx);
  return html`<p class="quiet of">${chosenOf(chosen.length, options, ctx)}</p>
    ${field}
    <div class="checks">${cards(found, (one) => chosen.includes(one.id), (one) => toggle(one.id))}</div>`;
}

export function stepper(value, min, max, set, name) {
  const to = (n) => set(Math.max(min, Math.min(max, n)));
  const whole = (field) => Number.parseInt(field.value, 10);
  // What is not in bounds may be the beginning of what is: only who has typed it all is set right.
  const soFar = (n) => n >= min && n <= max && n !== value && set(n);
  return html`<span class="stepper">
    <button type="button" class="plain small" aria-label="− ${name}" ?disabled=${value <= min} @click=${() => to(value - 1)}>−</button>
    <input
      type="number"
      inputmode="numeric"
      aria-label=${name}
      min=${min}
      max=${max}
      .value=${typed(String(value))}
      @input=${(e) => soFar(whole(e.target))}
      @change=${(e) => to(whole(e.target) || min)}
    />
    <button type="button" class="plain small" aria-label="+ ${name}" ?disabled=${value >= max} @click=${() => to(value + 1)}>+</button>
  </span>`;
}

function number(options, value, set, at, ctx) {
  return html`${stepper(value ?? empty(options), options.min, options.max, set, options.question ?? ctx.say('question'))}
    ${options.max < COUNTED ? html`<span class="quiet">${ctx.say('between', options.min, options.max)}</span>` : nothing}`;
}

function split(options, value, set, at, ctx) {
  const given = value ?? {};
  const sum = Object.values(given).reduce((a, b) => a + b, 0);
  const left = options.max - sum;
  const change = (id, n) => {
    const next = { ...given, [id]: n };
    if (!n) delete next[id];
    set(next);
  };
  const gives = options.min > 0; // something is to be given out; else it is only counted
  const told = gives ? ctx.say('left', left) : options.max < COUNTED ? ctx.say('of', sum, options.max) : ctx.say('in-all', sum);
  return html`<p class="points"><span>${told}</span>${gives ? html`<progress max=${options.max} value=${sum} aria-label=${told}></progress>` : nothing}</p>
    ${options.keys.map((key) => {
      const n = given[key.id] ?? 0;
      light(ctx, key, () => change(key.id, Math.min(n + 1, n + left)), n > 0);
      return html`<div class="strip" data-key=${key.id}>
        <span class="name">${key.label} <span class="quiet">${key.note ?? ''}</span></span>
        ${stepper(n, 0, n + left, (m) => change(key.id, m), key.label)}
        ${gives && left > 0 ? html`<button type="button" class="plain small" aria-label="${ctx.say('rest')}: ${key.label}" @click=${() => change(key.id, n + left)}>${ctx.say('rest')}</button>` : nothing}
        ${refused(inside(at, key.id), true, ctx)}
      </div>`;
    })}`;
}

// ---- an answer for each

const OTHERS = '*';

/** The choices that all keys share, where each is a short list of the same: a report, mostly. */
function shared(keys) {
  const lists = keys.map((key) => (key.options.kind === 'oneOf' ? key.options.options : key.options.kind === 'either' ? key.options.cases : null));
  if (keys.length < 2 || lists.some((list) => !list || list.length > ROW)) return null;
  const all = new Map();
  for (const list of lists) for (const one of list) if (!all.has(one.id)) all.set(one.id, one);
  const short = [...all.values()].every((one) => one.label.length <= 24);
  return all.size <= ROW && short ? [...all.values()] : null;
}

const caseOf = (value) => (value !== null && typeof value === 'object' ? Object.keys(value)[0] : value);

/** All in sight: a row each, its choices side by side. */
function grid(options, value, set, at, ctx) {
  const given = value ?? {};
  const rest = given[OTHERS];
  const give = (key, answer) => set({ ...given, [key.id]: answer });
  const missing = options.keys.filter((key) => given[key.id] === undefined);
  const simple = shared(options.keys).filter((one) => missing.every((key) => list(key).some((other) => other.id === one.id && !other.options)));
  return html`${options.keys.map((key) => {
      const now = given[key.id];
      const open = list(key).find((one) => one.id === caseOf(now));
      const pick = (one) => give(key, one.options ? { [one.id]: empty(one.options) } : one.id);
      for (const anchor of key.anchors ?? []) {
        const next = list(key)[(list(key).findIndex((one) => one === open) + 1) % list(key).length];
        ctx.light(anchor, key.label, next.label, () => pick(next), true);
        if (now !== undefined) ctx.choose(anchor);
      }
      return html`<div class="strip" role="group" aria-label=${key.label} data-key=${key.id} data-at=${inside(at, key.id)}>
          <span class="name">${key.label}</span>
          <span class="segments">${list(key).map(
            (one) => html`<button type="button" class=${now === undefined && rest === one.id ? 'default' : ''} aria-pressed=${one === open} @click=${() => pick(one)} data-option=${one.id}>${one.label}</button>`,
          )}</span>
        </div>
        ${open?.options ? html`<div class="field" data-at=${inside(inside(at, key.id), open.id)}>${part(open.options, now[open.id], (inner) => give(key, { [open.id]: inner }), inside(inside(at, key.id), open.id), ctx)}</div>` : nothing}
        ${refused(inside(at, key.id), now !== undefined, ctx)}`;
    })}
    ${options.keys.length > FEWEST && missing.length > 1 && simple.length
      ? html`<div class="strip" role="group" aria-label=${ctx.say('others')} data-key=${OTHERS}>
          <span class="name">${ctx.say('others')}</span>
          <span class="segments">${simple.map(
            (one) => html`<button type="button" aria-pressed=${rest === one.id} @click=${() => set({ ...given, [OTHERS]: one.id })} data-option=${one.id}>${one.label}</button>`,
          )}</span>
        </div>`
      : nothing}
    ${meanings(options.keys, at, ctx)}
    ${closed({ closed: options.keys.flatMap((key) => (key.options.closed ?? []).map((one) => ({ ...one, label: `${key.label}: ${one.label}` }))) }, inside(at, OTHERS), ctx)}`;
}

const list = (key) => key.options.options ?? key.options.cases;

/** What the choices of a grid come to, which have no room beside their names: once for all who have the same. */
function meanings(keys, at, ctx) {
  const all = together(keys.flatMap(list).filter((one) => one.note), (one) => JSON.stringify([one.label, one.note])).map(([one]) => one);
  return all.length ? fold('meanings', at, false, ctx.say('meanings'), html`<dl class="why">${all.map((one) => html`<dt>${one.label}</dt><dd class="quiet">${one.note}</dd>`)}</dl>`, ctx) : nothing;
}

function each(options, value, set, at, ctx) {
  if (shared(options.keys)) return grid(options, value, set, at, ctx);
  const given = value ?? {};
  const ui = ctx.ui(at || '/');
  const missing = options.keys.filter((key) => given[key.id] === undefined);
  const others = options.keys.length > FEWEST && missing.length > 1 && alike(missing, ctx);
  const chips = others ? [...options.keys, others] : options.keys;
  const open = chips.find((key) => key.id === ui.open) ?? missing[0] ?? options.keys[0];
  const choose = (id) => {
    ui.open = id;
    ctx.refresh();
  };
  const give = (key, answer) => {
    const next = { ...given, [key.id]: answer };
    if (answer === undefined || answer === null) delete next[key.id];
    const done = key.options.kind === 'oneOf' && key.id !== OTHERS;
    const after = options.keys.slice(options.keys.indexOf(key) + 1).find((one) => next[one.id] === undefined);
    ui.open = done ? (after ?? options.keys.find((one) => next[one.id] === undefined) ?? key).id : key.id;
    set(next);
  };
  const isAtIt = at === '' || isBegun(value) || ui.open !== undefined; // nobody has chosen the first of what is only offered
  for (const key of options.keys) {
    if (given[key.id] !== undefined || (key === open && isAtIt)) for (const anchor of key.anchors ?? []) ctx.choose(anchor);
    if (key !== open) placesIn(key.options, given[key.id]).forEach((p) => ctx.placed(p, key.label));
    if (key !== open) for (const anchor of key.anchors ?? []) ctx.light(anchor, key.label, key.note, () => choose(key.id), true);
  }
  const state = (key) => {
    if (given[key.id] === undefined) return given[OTHERS] !== undefined ? 'default' : 'todo';
    return isRefused(inside(at, key.id), ctx) ? 'wrong' : key.id === OTHERS || isWhole(key.options, given[key.id]) ? 'done' : 'todo';
  };
  const states = options.keys.map(state);
  const done = states.filter((one) => one === 'done').length;
  return html`<p class="quiet of">${states.some((one) => one === 'todo' || one === 'wrong') ? ctx.say('of', done, options.keys.length) : ctx.say('all-done')}</p>
    <div class="chips" role="group" aria-label=${ctx.say('parts')}>
      ${chips.map(
        (key) =>
          html`<button type="button" data-key=${key.id} aria-pressed=${key === open} class=${state(key)} @click=${() => choose(key.id)}>
            ${key.label}<span class="unseen"> ${ctx.say(state(key))}</span>
          </button>`,
      )}
    </div>
    ${open ? html`<div class="field" data-at=${inside(at, open.id)}>${part(open.options, given[open.id], (answer) => give(open, answer), inside(at, open.id), ctx)}</div>` : nothing}`;
}

/** A chip for all that are still to do, where they have the same kind of choice: what all of them offer. */
function alike(missing, ctx) {
  const [first, ...more] = missing;
  const field = first.options.kind === 'oneOf' ? 'options' : first.options.kind === 'either' ? 'cases' : null;
  if (!field || more.some((key) => key.options.kind !== first.options.kind)) return null;
  const common = first.options[field].filter((one) => !one.options && more.every((key) => key.options[field].some((other) => other.id === one.id)));
  return common.length
    ? { id: OTHERS, label: ctx.say('others'), options: { kind: 'oneOf', options: common.map(({ id, label: name, note }) => ({ id, label: name, note })) } }
    : null;
}

/** A part of an answer, with its own question. */
function part(options, value, set, at, ctx) {
  return html`${options.question ? html`<p class="ask">${options.question}</p>` : nothing}${control(options, value ?? undefined, set, at, ctx)}`;
}

function either(options, value, set, at, ctx) {
  const ui = ctx.ui(at || '/');
  const id = value === undefined ? undefined : caseOf(value);
  const kept = (ui.kept ??= {});
  const choose = (one) => {
    if (id !== undefined && typeof value === 'object') kept[id] = value[id];
    set(one.options ? { [one.id]: kept[one.id] ?? one.options.proposal?.answer ?? empty(one.options) } : one.id);
    if (ctx.isReport && at === '' && one.options) drawn(one.id)?.querySelector('.field')?.scrollIntoView({ block: 'nearest' });
  };
  for (const one of options.cases) light(ctx, one, () => choose(one), one.id === id);
  const open = options.cases.find((one) => one.id === id);
  for (const one of options.cases.filter((other) => other !== open)) {
    const begins = beginning(one.options);
    if (begins?.rings?.length) ctx.reach({ label: one.label, note: one.note, rings: begins.rings, begin: (p) => set({ [one.id]: begins.at(p) }) });
  }
  const short = options.cases.length <= SEGMENTS && options.cases.every((one) => !one.note && one.label.length <= 18);
  const [field, found] = sought(options.cases, at, ctx);
  return html`${at === '' && !open?.options ? about(options.cases, ctx) : nothing}
    ${short
      ? html`<div class="segments">${options.cases.map((one) => html`<button type="button" aria-pressed=${one === open} @click=${() => choose(one)} data-option=${one.id}>${one.label}</button>`)}</div>`
      : html`${field}${cards(found, (one) => one === open, choose)}`}
    ${open?.options ? html`<div class="field unfolded" data-at=${inside(at, open.id)}>${part(open.options, value[open.id], (inner) => set({ [open.id]: inner }), inside(at, open.id), ctx)}</div>` : nothing}`;
}

/** What cases are about that ask which of the same things: who takes them as they are is to read which they are. */
function about(cases, ctx) {
  const all = cases.filter((one) => one.options?.kind === 'either').map((one) => one.options.cases.filter((inner) => inner.note));
  const same = all.flat().filter((one, i, list) => list.findIndex((other) => other.id === one.id) === i && all.filter((list) => list.some((other) => other.id === one.id && other.label === one.label)).length > 1);
  return same.length ? html`<p class="quiet">${ctx.say('about')}</p><ul class="about">${same.map((one) => html`<li>${one.label} <span class="quiet">${one.note}</span></li>`)}</ul>` : nothing;
}

/** What is read only when somebody unfolds it, and then stays so, whatever else is drawn anew. */
export function fold(css, at, open, heading, body, ctx) {
  const ui = ctx.ui(`${at}:${css}`);
  return html`<details class=${css} ?open=${ui.open ?? open} @toggle=${(e) => (ui.open = e.target.open)}>
    <summary>${heading}</summary>
    ${body}
  </details>`;
}

/** Whether it is of one of a list: who adds it has more to tell of it. */
const isItem = (at) => /\.\d+(\.|$)/.test(at);

const isLong = (options) => ['army', 'each', 'form', 'several'].includes(options.kind) || (options.options ?? options.cases ?? options.keys ?? []).length > FEW;

function form(options, value, set, at, ctx) {
  const given = value ?? {};
  const put = (name, answer) => {
    const next = { ...given, [name]: answer };
    if (answer === undefined || answer === null || answer === '') delete next[name];
    set(next);
  };
  const chosenAbove = [...(ctx.chosenAbove ?? []), ...options.fields.filter((one) => one.options.kind === 'oneOf').map((one) => spoken(one.options, given[one.name]))];
  const answered = (one) => control(one.options, given[one.name] ?? undefined, (answer) => put(one.name, answer), inside(at, one.name), Object.assign(Object.create(ctx), { chosenAbove }));
  const field = (one) => html`<div class="field" role="group" aria-label=${one.options.question ?? one.name} data-at=${inside(at, one.name)}>
    <p class="ask">${one.options.question ?? one.name}</p>
    ${answered(one)}
  </div>`;
  const armies = options.fields.filter((one) => one.options.kind === 'army');
  const beside = (one) => armies.length > 1 && armies.includes(one); // several lists are one task, in the order of the book
  const folded = (css, one, open, tells) => html`<div data-at=${inside(at, one.name)}>${fold(css, inside(at, one.name), open, html`${one.options.question ?? one.name} <span class="quiet">${tells}</span>`, answered(one), ctx)}</div>`;
  const listed = (one, open) => folded('list', one, open || isBegun(given[one.name]), one.options.kind === 'army' ? sum(one.options, given[one.name], ctx) : nothing);
  const said = options.fields.filter((one) => !one.optional || !isIdle(one.options));
  // What was proposed stands in its heading until somebody has to do with it.
  const stands = said.filter((one) => one.optional && !beside(one) && isBegun(options.proposal?.answer?.[one.name]));
  const may = said.filter((one) => one.optional && !beside(one) && !stands.includes(one));
  const must = said.filter((one) => !may.includes(one) && !stands.includes(one));
  if (!must.length && !stands.length) {
    // All of it may be left out, so it is about all of it: what is short stands open, what is long under its own heading.
    const long = may.length > 1 ? may.filter((one) => isLong(one.options)) : [];
    return html`${may.map((one) => (long.includes(one) ? listed(one, one === long[0]) : field(one)))}`;
  }
  return html`${must.map((one) => (beside(one) ? listed(one, one === armies[0]) : field(one)))}
  ${stands.map((one) => folded('list stands', one, isRefused(inside(at, one.name), ctx), spoken(one.options, given[one.name])))}
  ${may.length
    ? fold('more', `${at}+`, isItem(at) || may.some((one) => given[one.name] !== undefined || isRefused(inside(at, one.name), ctx)), html`${ctx.say('more')} <span class="quiet">${may.map((one) => one.options.question ?? one.name).join(' · ')}</span>`, may.map(field), ctx)
    : nothing}`;
}

function several(options, value, set, at, ctx) {
  const all = [].concat(value ?? []);
  const named = options.each.kind === 'text' ? (options.each.options ?? []) : [];
  const isNamed = (one) => named.some(({ id }) => id === one);
  const toggle = ({ id }) => set(all.includes(id) ? all.filter((one) => one !== id) : [...all, id]);
  const [field, found] = sought(named, at, ctx);
  const put = (i) => (answer) => set(all.map((old, j) => (j === i ? answer : old)));
  const called = (i) => named.length ? ctx.say('unlisted') : ctx.say('item', i + 1);
  return html`${options.min > 0 || options.max < COUNTED ? html`<p class="quiet">${chosenOf(all.length, options, ctx)}</p>` : nothing}
    ${named.length ? html`${field}<div class="checks">${headed(found, ctx, (some) => cards(some, (one) => all.includes(one.id), toggle))}</div>` : nothing}
    ${all.map((one, i) => isNamed(one) ? refused(inside(at, String(i + 1)), true, ctx) : html`<div class="field item" role="group" aria-label=${called(i)} data-at=${inside(at, String(i + 1))}>
        <p class="ask">${called(i)}
          <button type="button" class="plain small" aria-label="${ctx.say('remove')}: ${called(i)}" @click=${() => set(all.filter((_, j) => j !== i))}>${ctx.say('remove')}</button></p>
        ${named.length ? control({ ...options.each, options: [], question: called(i) }, one, put(i), inside(at, String(i + 1)), ctx) : part(options.each, one ?? undefined, put(i), inside(at, String(i + 1)), ctx)}
      </div>`,
    )}
    ${all.length < options.max
      ? html`<button type="button" class="plain" data-add @click=${() => set([...all, empty(options.each)])}>${named.length ? ctx.say('add-unlisted') : all.length ? ctx.say('add-item', all.length + 1) : ctx.say('add')}</button>`
      : nothing}`;
}

function text(options, value, set, at, ctx) {
  const suggested = options.options ?? [];
  const listed = suggested.length ? oneOfAll(suggested, value, set, at, ctx) : nothing;
  if (isFolded(suggested, value, at, ctx)) return listed;
  return html`${listed}<input
      .value=${live(value ?? '')}
      maxlength=${options.max}
      aria-label=${options.question ?? ctx.say('question')}
      @input=${(e) => set(e.target.value)}
    /><span class="quiet">${ctx.say('of', (value ?? '').length, options.max)}</span>`;
}

/** A way over places of a map: where it ends; what lies between, the host finds. */
function way(options, value, set, at, ctx) {
  return oneOf({ options: options.options }, Array.isArray(value) ? value[value.length - 1] : value, set, at, ctx);
}

function unknown(options, value, set, at, ctx) {
  return html`<p class="refused">${ctx.say('unknown', options.kind)}</p>`;
}

const words = { oneOf, someOf, number, split, each, either, form, several, army, text, point, path, way };
