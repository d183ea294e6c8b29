// The page of a game: what is asked, answered by tapping the picture or a control; and what is to be read of it.
import { html, nothing, render } from 'lit-html';
import { control, empty, isBegun, placeNamed, reason, sayable } from './controls.js';
import { Drawer } from './drawer.js';
import { flush, hour, mine as own } from './line.js';
import { Post } from './post.js';
import { keys } from './keys.js';
import { Picture } from './picture.js';
import { rollPad } from './roll.js';
import { tabs } from './tabs.js';
import { returned, spoken, unsent } from './unsent.js';

const base = document.body.dataset.base;
const words = JSON.parse(document.getElementById('words').textContent);
let state = JSON.parse(document.getElementById('state').textContent);
const url = `${base}/api/games/${state.id}`;
const as = `as=${encodeURIComponent(state.as)}`;
const panel = document.getElementById('panel');
const reading = document.getElementById('reading');
panel.replaceChildren(); // what could be read without script
const drawer = new Drawer(panel);
const wide = matchMedia('(min-width: 1000px)');
const lang = document.documentElement.lang;

const ui = new Map();
const kept = new Map();
const listeners = [];
const judged = new Map(); // what the host thinks of the answer to a question so far
let tab = 'question';
let at = null; // the question that is open
let notes = []; // what was refused after all
let keptAt = document.body.dataset.kept ?? null; // of when it is, where the host was not reached
let offline = keptAt !== null;
let sitsDown = false;
let choices = []; // what a tap could mean
let ground = null;
let lights = new Map();
let chosen = new Set();

function say(key, ...values) {
  let text = words[key] ?? key;
  for (const value of values) text = text.replace('#', () => String(value));
  return text;
}

const picture = new Picture(document.getElementById('picture'), say);

// ---- asking the host

async function ask(path, body) {
  const options = body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {};
  const answer = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}${as}`, options);
  if (!body && (path === '' || path === '/picture')) keptAt = answer.headers.get('Muster-Kept');
  const json = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : await answer.text();
  return { ok: answer.ok, status: answer.status, json };
}

let reloading = null;
let again = false;

/** Everything anew; who asks while it is on its way gets it once more. */
function reload() {
  if (reloading) {
    again = true;
    return reloading;
  }
  reloading = (async () => {
    do {
      again = false;
      const [fresh, drawn] = await Promise.all([ask(''), ask('/picture')]);
      if (fresh.ok) state = fresh.json;
      if (drawn.ok) picture.show(drawn.json);
      if (fresh.ok) {
        listeners.forEach((hear) => hear());
        settle();
      }
    } while (again);
  })().finally(() => (reloading = null));
  return reloading;
}

const post = new Post(state.id, state.as, {
  changed: () => show(),
  refused: (violations) => (notes = violations),
  offline: (is) => (offline = is),
  done: () => reload().catch(() => show()),
});

function random() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
}

async function send(command, about = {}) {
  notes = [];
  const sent = post.send({ id: random(), ...command }, about);
  show();
  return sent;
}

// ---- questions

function mine() {
  return (state.asked.decisions ?? []).flatMap((decision) =>
    decision.questions
      .filter((question) => question.options && question.who.some((who) => who.seat === state.as))
      .map((question) => ({ decision, question, key: `${decision.id}:${question.seat}` })),
  );
}

const isOpen = (one) => !one.decision.meanwhile && !one.question.confirmed;

const draftKey = (one) => `${own}${state.id}:${state.as}:${one.key}`;

const hasDraft = (one) => localStorage.getItem(draftKey(one)) !== null;

function draft(one) {
  if (hasDraft(one)) return JSON.parse(localStorage.getItem(draftKey(one)));
  return one.question.answer ?? one.question.before ?? one.question.options.proposal?.answer ?? empty(one.question.options) ?? undefined;
}

function give(one, value) {
  if (value === undefined) localStorage.removeItem(draftKey(one));
  else localStorage.setItem(draftKey(one), JSON.stringify(value));
  choices = [];
  show();
}

const PAUSE = 100; // milliseconds between two questions to the host

/** What the host thinks of an answer; asked for, if it is not known, one at a time. */
function judgement(one, value) {
  const json = JSON.stringify(value ?? null);
  let word = judged.get(one.key);
  if (!word) judged.set(one.key, (word = { refused: [], json: null, ok: false, busy: false }));
  if (!word.busy && (word.json !== json || word.revision !== state.revision)) judge(one, word, value, json);
  return { ...word, known: word.json === json };
}

async function judge(one, word, value, json) {
  const revision = state.revision;
  if (value === undefined || value === null) return Object.assign(word, { json, revision, ok: false, refused: [], text: '', sum: '' });
  word.busy = true;
  try {
    const said = await ask('/judge', { decision: one.decision.id, seat: one.question.seat, answer: sayable(value) });
    Object.assign(word, { json, revision, ok: said.ok, refused: said.ok ? [] : (said.json.refused ?? []), text: said.json.text ?? '', sum: said.json.sum ?? '' });
  } catch {
    Object.assign(word, { json, revision, ok: true, refused: [], text: '', sum: '' }); // it judges when it takes the answer
  }
  show();
  setTimeout(() => {
    word.busy = false;
    show();
  }, PAUSE);
  return word;
}

async function confirm(one, how = { do: 'choose', confirmed: true }) {
  const value = draft(one);
  const command = { ...how, decision: one.decision.id, question: state.marks[one.decision.id], seat: one.question.seat, answer: sayable(value), contribution: random() };
  const done = await send(command, { prompt: one.decision.prompt, text: judgement(one, value).text || spoken(one.question.options, value), draft: draftKey(one) });
  if (done) {
    localStorage.removeItem(draftKey(one));
    at = null;
    drawer.byHand = false;
    settle();
  }
}

// ---- what is seen

const ctx = {
  say,
  refresh: () => show(),
  ui: (path) => {
    const key = `${at}/${path}`;
    if (!ui.has(key)) ui.set(key, {});
    return ui.get(key);
  },
  get rules() {
    return `${base}/rules/${state.ruleset}`; // where the rule book can be read
  },
  refusals: [],
  told: new Set(), // refusals that stand where they belong
  sum: '',
  light(id, label, note, pick, weak) {
    if (!lights.has(id)) lights.set(id, []);
    lights.get(id).push({ label, note, pick, weak });
  },
  choose(id) {
    chosen.add(id);
  },
  ground(one) {
    ground = one;
  },
};

picture.onGround = (p) => {
  if (!ground) return false;
  ground.tap(p);
  return true;
};
picture.onDrag = (p) => ground?.drag(p);

picture.onTap = (ids, where) => {
  for (const id of ids) {
    const all = lights.get(id) ?? [];
    const strong = all.filter((one) => !one.weak);
    const possible = strong.length ? strong : all;
    if (possible.length === 1) {
      choices = [];
      possible[0].pick();
      if (!wide.matches && drawer.height === 'peek') drawer.set('half');
      return;
    }
    if (possible.length > 1) {
      choices = [...possible, { label: say('sheet'), pick: () => look(id) }];
      show();
      picture.offer(menu, where);
      menu.querySelector('button')?.focus();
      return;
    }
  }
  choices = [];
  look(ids[0]);
};

const menu = document.createElement('div');
menu.className = 'menu';
menu.setAttribute('role', 'group');
menu.setAttribute('aria-label', say('here'));

async function look(id) {
  const read = await ask(`/sheet?at=${encodeURIComponent(id)}`);
  const known = read.ok && read.json.length > 0;
  Object.assign(table.kept('sheet'), { id: known ? id : null, tables: known ? read.json : null });
  if (known) openTab('records', 'half');
  else show();
}

const called = (id) => state.seats.find((seat) => seat.seat === id)?.name ?? say(id);
const names = (seats) => new Intl.ListFormat(lang).format(seats.map(called));
const time = (iso) => new Intl.DateTimeFormat(lang, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
const deadline = () => state.awaited.map((one) => one.until).filter(Boolean).sort()[0];

function waiting(seats) {
  if (!seats.length) return say('nobody');
  const until = deadline();
  return until ? say('waiting-until', names(seats), time(until)) : say('waiting', names(seats));
}

const mayRoll = (roll) => roll.pool && (roll.by === state.as || (!roll.by && state.seats.some((seat) => seat.seat === state.as)));

/** The one thing to be known now, and whether it calls. */
function peek() {
  if (state.asked.over) return { text: state.asked.result?.reason ?? state.asked.closed ?? say('over'), calls: false };
  if (state.joins.length) return { text: waiting(state.joins), calls: false };
  const roll = state.asked.roll;
  if (roll) return mayRoll(roll) ? { text: say('your-roll', roll.purpose, roll.pool), calls: true } : { text: roll.by ? say('their-roll', called(roll.by)) : say('waiting-roll'), calls: false };
  const first = mine().find(isOpen);
  if (first) return { text: say('your-move', first.decision.prompt), calls: true };
  return { text: waiting([...new Set(state.awaited.flatMap((one) => one.seats))]), calls: false };
}

/** Composed answers may begin with one that is whole. */
const isComposed = (options) => ['army', 'several', 'form', 'each', 'split', 'path', 'point'].includes(options.kind);

function beginnings(one) {
  const { options, example } = one.question;
  const begin = (label, value) => html`<button type="button" class="chip" @click=${() => give(one, value)}>${label}</button>`;
  return html`<div class="filters">
    ${options.proposal ? begin(options.proposal.called, options.proposal.answer) : nothing}
    ${example !== undefined && isComposed(options) ? html`<button type="button" class="chip" id="example" @click=${() => give(one, example)}>${say('example')}</button>` : nothing}
    ${hasDraft(one) ? html`<button type="button" class="chip" @click=${() => give(one, undefined)}>${say('clear')}</button>` : nothing}
  </div>`;
}

const isPlain = (options) => options.kind === 'oneOf' || options.kind === 'either';

const lock = html`<svg class="lock" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M3 7h10v8H3zM5 7V5a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" stroke-width="1.6" /></svg>`;

function question(one) {
  const value = draft(one);
  const { decision, question: asked } = one;
  const word = judgement(one, value);
  const touched = hasDraft(one) || asked.answer !== undefined;
  ctx.refusals = touched ? word.refused : [];
  ctx.told = new Set();
  ctx.sum = word.sum;
  const body = control(asked.options, value ?? undefined, (next) => give(one, next), '', ctx);
  const elsewhere = ctx.refusals.filter((violation) => !ctx.told.has(violation));
  const changed = !asked.confirmed || (hasDraft(one) && JSON.stringify(value) !== JSON.stringify(asked.answer));
  const ready = word.known && word.ok && changed && !post.isWaiting;
  const many = decision.questions.length > 1;
  const until = decision.until;
  return html`<section class="question" data-decision=${decision.id} aria-busy=${!word.known}>
    ${one.key === mine().find(isOpen)?.key ? nothing : html`<h2>${decision.prompt}</h2>`}
    ${asked.confirmed ? html`<p class="given">${say('given', asked.told)} ${many ? (until ? say('change-until', time(until)) : say('change')) : nothing}</p>` : nothing}
    ${asked.before !== undefined && !hasDraft(one) ? html`<p class="given">${say('before')}</p>` : nothing}
    ${beginnings(one)} ${body}
    ${elsewhere.length
      ? html`<ul class="refused">${elsewhere.map((r) => html`<li>${r.at ? html`<strong>${placeNamed(asked.options, r.at)}</strong> ` : nothing}${reason(r, ctx)}</li>`)}</ul>`
      : nothing}
    <ul class="terms">
      ${hasDraft(one) ? html`<li>${say('draft')}</li>` : nothing}
      ${decision.secret ? html`<li>${lock} ${say('secret')}</li>` : nothing}
      ${many && !asked.confirmed ? html`<li>${until ? say('change-until', time(until)) : say('change')}</li>` : nothing}
    </ul>
    <div class="actions">
      <p class="will">${word.ok ? html`${word.text} <span class="quiet">${word.sum}</span>` : html`<span class="quiet">${asked.options.sum || (isPlain(asked.options) && !isBegun(value) ? say('choose-one') : '')}</span>`}</p>
      <button id="confirm" ?disabled=${!ready} @click=${() => confirm(one)}>${asked.confirmed ? say('change-it') : say('confirm')}</button>
      ${ready && !asked.confirmed
        ? html`<details class="more"><summary>${say('more')}</summary>
            ${many ? html`<button class="plain" @click=${() => confirm(one, { do: 'choose', confirmed: false })}>${say('hand-in')}</button>` : nothing}
            ${typeof value === 'string' ? html`<button class="plain" @click=${() => confirm(one, { do: 'stand' })}>${say('stand')}</button>` : nothing}
          </details>`
        : nothing}
    </div>
  </section>`;
}

function questions() {
  const roll = state.asked.roll;
  if (roll && mayRoll(roll)) return rollPad(roll, ctx, (faces) => send({ do: 'roll', rolls: [faces] }, { prompt: roll.purpose, text: faces.join(', '), revision: state.revision }));
  const all = mine();
  const open = all.filter(isOpen);
  const given = all.filter((one) => !one.decision.meanwhile && one.question.confirmed);
  const offers = all.filter((one) => one.decision.meanwhile);
  const shown = all.find((one) => one.key === at) ?? open[0];
  at = shown?.key ?? null;
  const entry = (one) => html`<button class="option plain" data-question=${one.key} @click=${() => openQuestion(one)}>
    <span>${one.decision.prompt}</span>${one.question.confirmed ? html`<span class="note">${one.question.told}</span>` : nothing}
  </button>`;
  return html`${shown ? question(shown) : html`<p class="quiet">${say('nothing-asked')}</p>`}
    ${[...open, ...given].filter((one) => one !== shown).map(entry)}
    ${offers.length ? html`<details class="offers"><summary>${say('offers')}</summary>${offers.filter((one) => one !== shown).map(entry)}</details>` : nothing}`;
}

function openQuestion(one) {
  at = one.key;
  show();
}

/** What a tab is drawn from. */
const table = {
  get state() {
    return state;
  },
  /** What can be done with a thing of the picture: label, note, pick. */
  possible: (id) => lights.get(id) ?? [],
  say,
  ask,
  send,
  look,
  picture,
  show: () => show(),
  kept: (key) => {
    if (!kept.has(key)) kept.set(key, {});
    return kept.get(key);
  },
  onNews: (hear) => listeners.push(hear),
};

const shownTabs = () => [
  ...(wide.matches ? [] : [{ id: 'question', title: 'question', draw: questions }]),
  ...tabs.filter((one) => !one.isFor || one.isFor(table)),
];

function openTab(id, height) {
  tab = id;
  if (!wide.matches) {
    drawer.byHand = true;
    drawer.set(height);
  }
  show();
}

function tabList(all, now) {
  const walk = (e) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!by) return;
    const next = all[(all.indexOf(now) + by + all.length) % all.length];
    openTab(next.id, drawer.height);
    e.currentTarget.querySelector(`[data-tab=${next.id}]`).focus();
    e.preventDefault();
  };
  return html`<div class="tabs" role="tablist" aria-label=${say('tabs')} @keydown=${walk}>
      ${all.map(
        (one) => html`<button role="tab" id="tab-${one.id}" data-tab=${one.id} aria-controls="tabpanel" aria-selected=${one === now} tabindex=${one === now ? 0 : -1}
          @click=${() => openTab(one.id, one.id === 'question' ? 'half' : 'full')}>${say(one.title)}</button>`,
      )}
    </div>
    <div role="tabpanel" id="tabpanel" aria-labelledby="tab-${now.id}" data-shown=${now.id}>${now.draw(table)}</div>`;
}

const sits = () => (['spectator', 'organizer'].includes(state.as) ? say(state.as) : called(state.as));

function show() {
  lights = new Map();
  chosen = new Set();
  ground = null;
  const now = peek();
  panel.classList.toggle('idle', !now.calls); // who waits has room to read
  const all = shownTabs();
  const isWide = wide.matches;
  const asked = isWide ? questions() : nothing; // before what stands beside it: it says what can be tapped
  if (!isWide && tab !== 'question') questions();
  const shown = all.find((one) => one.id === tab) ?? all[0];
  const button = now.calls && (drawer.height === 'peek' || shown.id !== 'question') && !isWide;
  render(
    html`<div class="head">
        ${isWide
          ? nothing
          : html`<button class="grip" aria-label=${say('taller')} aria-expanded=${drawer.height !== 'peek'} @pointerdown=${(e) => drawer.down(e)} @pointermove=${(e) => drawer.move(e)} @pointerup=${(e) => drawer.up(e)}
              @click=${(e) => e.detail === 0 && drawer.tap()} @keydown=${(e) => drawer.key(e)}></button>`}
        <p class="peek ${now.calls ? 'calls' : ''}"><span class="say" role="status">${now.text}</span>
          ${button ? html`<button class="small" id="answer" @click=${() => openTab('question', 'half')}>${say('answer')}</button>` : nothing}</p>
      </div>
      ${offline ? html`<p class="offline" role="alert">${keptAt ? say('kept-at', hour(keptAt)) : nothing} ${say('offline')}${post.isWaiting ? html` ${say('queued')}` : nothing}</p>` : nothing}
      ${offline ? unsent(post, say) : nothing} ${returned(post, ctx)}
      ${notes.length ? html`<ul class="refused" role="alert">${notes.map((one) => html`<li>${reason(one, ctx)}</li>`)}</ul>` : nothing}
      ${isWide ? asked : tabList(all, shown)}
      <p class="quiet">${say('as', sits())}</p>`,
    panel,
  );
  render(isWide ? tabList(all, shown) : nothing, reading);
  render(choices.map((one) => html`<button @click=${() => { choices = []; one.pick(); show(); }}><span>${one.label}</span><span class="note">${one.note ?? ''}</span></button>`), menu);
  if (!choices.length) menu.remove();
  where();
  const sheet = table.kept('sheet');
  if ((isWide || tab !== 'question') && sheet.id) chosen.add(sheet.id);
  picture.light(new Map([...lights].map(([id, all]) => [id, all.map((one) => one.label).join(', ')])), chosen);
  picture.draw(ground);
  clock();
}

/** The upper bar: where the game is, and unfolded all of it. */
function where() {
  const path = state.asked.decisions?.[0]?.path ?? state.awaited[0]?.path ?? [];
  document.getElementById('phase').textContent = path.slice(-2).join(' › ');
  render(
    html`<p>${path.join(' › ')}</p>
      ${state.awaited.map((one) => html`<p>${one.until ? say('waiting-until', names(one.seats), time(one.until)) : say('waiting', names(one.seats))}</p>`)}`,
    document.getElementById('whole'),
  );
}

/** After something has happened: the sheet is as high as it is needed. */
function settle() {
  drawer.suggest(peek().calls || mine().some((one) => one.key === at) ? 'half' : 'peek');
  show();
}

const HOUR = 3_600_000;

function clock() {
  const until = deadline();
  const left = until ? Math.max(0, Date.parse(until) - Date.now()) : 0;
  const hours = Math.floor(left / HOUR);
  const text = hours >= 48 ? say('days', Math.floor(hours / 24)) : hours >= 1 ? say('hours', hours) : say('minutes', Math.floor(left / 60_000));
  document.getElementById('clock').textContent = until ? text : '';
}

// ---- hearing what is new

function listen() {
  const events = new EventSource(`${url}/events?${as}&since=${encodeURIComponent(state.revision)}`);
  events.addEventListener('news', () => reload().catch(() => {}));
  events.addEventListener('open', () => {
    offline = false;
    flush();
    if (keptAt) reload().catch(() => {});
    show();
  });
  events.addEventListener('error', () => {
    offline = true;
    show();
  });
}

keys(say, {
  picture,
  confirm: () => document.getElementById('confirm')?.click(),
  back: () => {
    if (choices.length) choices = [];
    else if (wide.matches) document.activeElement?.blur();
    else if (tab !== 'question') tab = 'question';
    else drawer.step(-1);
    show();
  },
});

/** Fair dice take something of everybody before they are thrown; whoever looks at the table from a seat has sat down. */
function sitDown() {
  if (sitsDown || keptAt || !state.joins.includes(state.as)) return;
  sitsDown = true;
  send({ do: 'join', contribution: random() });
}

drawer.onChange = () => show();
wide.addEventListener('change', () => show());
addEventListener('storage', () => show()); // the same game in another window
listeners.push(sitDown);
settle();
sitDown();
listen();
if (keptAt) reload().catch(() => show()); // the last that was heard is newer than the page
setInterval(clock, 30_000);
