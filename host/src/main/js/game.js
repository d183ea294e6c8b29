// The page of a game: what is asked, answered by tapping the picture or a control; and what is to be read of it.
import { html, nothing, render } from 'lit-html';
import { reason } from './controls.js';
import { Drawer } from './drawer.js';
import { isWithin } from './ground.js';
import { keys } from './keys.js';
import { Line, random } from './line.js';
import { meant, Picture } from './picture.js';
import { isOpen, Questions } from './questions.js';
import { tabs } from './tabs.js';
import { counted, time } from './times.js';
import { returned, unsent } from './unsent.js';
import { list, say } from './words.js';

const base = document.body.dataset.base;
const LONG = 100; // letters of a headline that is set smaller
const MANY = 60; // the same on a phone, in a line more
const MOST_SINCE = 30; // lines above a question
const SEEN = 24; // pixels that a sheet may be scrolled, and its beginning is read all the same
const MOST_MENDS = 4; // what was done to the past, with the answers that it took
const GLANCE = 1; // of them that need not be folded, on a phone whose sheet has room for little else
const GLANCE_WIDE = 12;
const panel = document.getElementById('panel');
const reading = document.getElementById('reading');
panel.replaceChildren(); // what could be read without script
document.getElementById('whole').replaceChildren();
const drawer = new Drawer(panel);
const wide = matchMedia('(min-width: 1000px)');
const ui = new Map();
const kept = new Map();
const listeners = [];
const talkers = [];
let sitsDown = false;
let tab = 'question';
let choices = []; // what a tap could mean
let ground = null; // what is put down by a tap on the table
let placed = []; // what was put down so far
let reaches = []; // where a tap begins an answer
let lights = new Map();
let chosen = new Set();
let shut = new Map(); // why nothing can be answered with a thing of the picture
let read = ''; // the questions that were shown last
let hasKeys = false; // whether dice were to be typed then
let whole = ''; // the headline that is read whole
let room = { of: null, need: 0 }; // the height of what is answered, by its question
let outside = []; // what was done to the game itself, as far as it was in sight

const picture = new Picture(document.getElementById('picture'), say);

const line = new Line(base, JSON.parse(document.getElementById('state').textContent), {
  drawn: (svg) => picture.show(svg),
  news: () => {
    listeners.forEach((hear) => hear());
    settle();
  },
  talk: () => talkers.forEach((hear) => hear()),
  changed: () => show(),
});

// ---- what is seen

const ctx = {
  say,
  called: (id) => called(id),
  refresh: () => show(),
  ui: (path) => {
    const key = `${questions.at}/${path}`;
    if (!ui.has(key)) ui.set(key, {});
    return ui.get(key);
  },
  get rules() {
    return `${base}/rules/${line.state.ruleset}`; // where the rule book can be read
  },
  refusals: [],
  told: new Set(), // refusals that stand where they belong
  sum: '',
  groundLeft: () => undefined,
  light(id, label, note, pick, weak) {
    if (!lights.has(id)) lights.set(id, []);
    lights.get(id).push({ label, note, pick, weak });
  },
  choose(id) {
    chosen.add(id);
  },
  shut(id, violations) {
    shut.set(id, [...(shut.get(id) ?? []), ...violations]);
  },
  ground(one) {
    if (ground) placed.push(...ground.way.slice(-1).map((at) => ({ at, label: '' })));
    ground = one;
  },
  placed(at, label) {
    placed.push({ at, label });
  },
  reach(one) {
    reaches.push(one);
  },
};

const questions = new Questions(line, ctx, {
  given: () => {
    choices = [];
    show();
  },
  taken: () => {
    drawer.byHand = false;
    settle();
    panel.scrollTop = 0; // that it is taken is told there
  },
  changed: () => show(),
});

picture.onGround = (p) => {
  if (!ground) return false;
  ground.tap(p);
  return true;
};
picture.onDrag = (p) => ground?.drag(p);

picture.onTap = (ids, where, p) => {
  const { id, possible } = meant(ids, lights);
  if (taken(possible, where, id)) return;
  const begun = reaches.filter((one) => isWithin(one.rings, p)).map((one) => ({ label: one.label, note: one.note, pick: () => one.begin(p) }));
  if (taken(begun, where, ids[0])) return;
  choices = [];
  if (ids.length) look(ids[0]);
  else show();
};

/** Whether a tap means one of these: the only one is done, of several one is chosen at the finger. */
function taken(possible, where, id) {
  if (possible.length === 1) {
    choices = [];
    answer(possible[0]);
  } else if (possible.length > 1) {
    choices = [...possible.map((one) => ({ ...one, pick: () => answer(one) })), ...(id ? [{ label: say('sheet'), pick: () => look(id) }] : [])];
    show();
    picture.offer(menu, where);
    menu.querySelector('button')?.focus();
  }
  return possible.length > 0;
}

/** What is answered by a tap is read in the question, whatever was looked at before. */
function answer(possible) {
  possible.pick();
  if (wide.matches) return;
  if (tab !== 'question') openTab('question', 'half');
  else if (drawer.height === 'peek') drawer.set('half');
}

const menu = document.createElement('div');
menu.className = 'menu';
menu.setAttribute('role', 'group');
menu.setAttribute('aria-label', say('here'));

async function look(id) {
  const read = await line.ask(`/sheet?at=${encodeURIComponent(id)}`);
  const known = read.ok && read.json.length > 0;
  Object.assign(table.kept('sheet'), { id: known ? id : null, tables: known ? read.json : null });
  if (known) openTab('records', 'half');
  else show();
}

function called(id) {
  return line.state.seats.find((seat) => seat.seat === id)?.name ?? say(id);
}
const names = (seats) => list(seats.map(called));
/** Of what somebody is waited for; else of what has a time alone, as a phase in which all is reported. */
function deadline() {
  const first = (all) => all.map((one) => one.until).filter(Boolean).sort()[0];
  return first(line.state.awaited.filter((one) => one.seats.length)) ?? first(line.state.awaited);
}

function waiting(seats) {
  if (!seats.length) return say('nobody');
  const until = deadline();
  return until ? say('waiting-until', names(seats), time(until)) : say('waiting', names(seats));
}

/** That it is over, and who has won or why it was closed. */
function ended({ result, closed }) {
  const told = result?.told ?? closed;
  return told ? say('ended', told) : say('over');
}

const move = ({ called, what }) => (what ? say('your-move-as-what', called, what) : say('your-move-as', called));

/** The one thing to be known now, and whether it calls. */
function peek() {
  if (line.state.asked.over) return { text: ended(line.state.asked), calls: false };
  if (line.isOut) return { text: say('out'), calls: false };
  const roll = line.state.asked.roll;
  if (roll) return line.state.joins.length ? { text: waiting(line.state.joins), calls: false } : rolled(roll); // fair dice take something of everybody
  const shown = questions.shown();
  const calls = questions.mine().some(isOpen);
  if (shown && questions.unsent(shown)) return { text: say('waits-to-be-sent', shown.decision.prompt), calls: false };
  if (shown && isOpen(shown)) return { text: say('your-move', shown.decision.prompt), calls };
  if (shown && questions.byHand) return { text: shown.decision.prompt, calls };
  const [call] = line.state.elsewhere;
  if (call) return { text: move(call), calls: true };
  return { text: waiting([...new Set([...line.state.awaited.flatMap((one) => one.seats), ...line.state.joins])]), calls: false };
}

/** What is to be known of dice that people throw. */
function rolled(roll) {
  const { typed, as } = line.state;
  if (questions.unsentRoll()) return { text: say('waits-to-be-sent', roll.purpose), calls: false };
  if (questions.isCalledToRoll(roll) && roll.by !== as && questions.isBots(roll)) return { text: say('bot-dice-yours', called(roll.by), roll.purpose, roll.pool), calls: true };
  if (questions.isCalledToRoll(roll)) return { text: say(typed?.length ? 'look-at-dice' : 'your-roll', roll.purpose, roll.pool), calls: true };
  if (typed?.some((one) => one.seat === as)) return { text: say('confirmed-by', roll.purpose, roll.pool), calls: false };
  const [call] = line.state.elsewhere;
  if (call) return { text: move(call), calls: true };
  if (questions.isBots(roll)) return { text: say('bot-dice', called(roll.by)), calls: false };
  return { text: roll.by ? say('their-roll', called(roll.by)) : say('waiting-roll'), calls: false };
}

/** What a tab is drawn from. */
const table = {
  get state() {
    return line.state;
  },
  /** What can be done with a thing of the picture: label, note, pick. */
  possible: (id) => lights.get(id) ?? [],
  /** Why nothing can be done with it, where something like it is asked for: each reason once. */
  whyNot: (id) => (lights.has(id) ? [] : [...new Map((shut.get(id) ?? []).map((one) => [one.text, one])).values()]),
  get rules() {
    return ctx.rules;
  },
  say,
  ask: (path, body) => line.ask(path, body),
  send: (command) => line.send(command),
  look,
  picture,
  show: () => show(),
  kept: (key) => {
    if (!kept.has(key)) kept.set(key, {});
    return kept.get(key);
  },
  onNews: (hear) => listeners.push(hear),
  onTalk: (hear) => talkers.push(hear),
  called,
  /** What is asked of who looks, by the number of its decision. */
  question: (decision) => questions.mine().find((one) => one.decision.id === decision),
  /** Opens the question of a decision. */
  answer(decision) {
    const one = table.question(decision);
    if (!wide.matches) openTab('question', 'half');
    if (one) questions.open(one);
  },
  /** Whether the content of a tab is seen. */
  isRead: (id) => tab === id && (wide.matches || drawer.height !== 'peek') && document.visibilityState === 'visible',
};

const shownTabs = () => [
  ...(wide.matches ? [] : [{ id: 'question', title: 'question', draw: ask }]),
  ...tabs.filter((one) => !one.isFor || one.isFor(table)),
];

/** A tab is read from its beginning, if it does not say otherwise. */
function openTab(id, height) {
  tab = id;
  if (!wide.matches) {
    drawer.byHand = true;
    drawer.set(height);
  }
  show();
  document.getElementById(`tab-${id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  panel.scrollTop = 0;
  shownTabs().find((one) => one.id === id)?.opened?.();
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
          @click=${() => openTab(one.id, one.id === 'question' ? 'half' : 'full')}>${say(one.title)}${one.count?.(table) ? html` <span class="unread">${one.count(table)}</span>` : nothing}</button>`,
      )}
    </div>
    <div role="tabpanel" id="tabpanel" aria-labelledby="tab-${now.id}" data-shown=${now.id}>${now.draw(table)}</div>`;
}

/** Where one sits, and by one's own name where the seat bears another's. */
function sits() {
  const { as, seats } = line.state;
  if (['spectator', 'organizer'].includes(as)) return say(as);
  const seat = seats.find((one) => one.seat === as);
  const [person, ...others] = seat?.people ?? [];
  if (line.state.beside.length) return say('beside', called(as), list(line.state.beside));
  return person && !others.length && person.toLowerCase() !== seat.called.toLowerCase() ? say('person-for', person, called(as)) : called(as);
}

/** Who has sat down on one's seat since this browser looked there first, until that is read. */
function beside() {
  if (!line.sits || line.keptAt) return nothing;
  const key = `${line.name}:beside`;
  const now = line.state.beside;
  const read = () => localStorage.setItem(key, JSON.stringify(now));
  const known = JSON.parse(localStorage.getItem(key) ?? JSON.stringify(now));
  const come = [...now];
  for (const one of known) if (come.includes(one)) come.splice(come.indexOf(one), 1);
  if (!come.length) {
    read();
    return nothing;
  }
  return html`<p class="since beside" role="status">${say('sits-beside', list(come))} <button type="button" class="link-like" @click=${() => { read(); show(); }}>${say('understood')}</button></p>`;
}

/** What others did, and what came of it, since the last answer from this seat: folded where it is long, by what concerns who looks. */
function since() {
  const all = line.since ?? [];
  const isMend = (one) => one.kind === 'mended';
  // A table that changes without a word is taken for a fault: what was done to the past is never folded.
  const mends = all.filter(isMend);
  return html`${mends.slice(-MOST_MENDS).reverse().map((one) => html`<p class="since mended" role="status">${one.text}</p>`)}
    ${mends.length > MOST_MENDS ? html`<button type="button" class="link-like" @click=${() => openTab('log', 'full')}>${say('more-in-log', mends.length - MOST_MENDS)}</button>` : nothing}${others(all.filter((one) => !isMend(one)))}`;
}

/** Until when what was done to the game itself was put away in this browser. */
const awayKey = `${line.name}:away`;
const isAway = (one) => Date.parse(one.at) <= Number(localStorage.getItem(awayKey) ?? 0);

/**
 * What was done to the game itself while one was further down: it stays in sight until it is read. Who loses an answer by it
 * reads so also with the sheet down, until it is put away or answered anew.
 */
function unseen() {
  const all = (line.since ?? []).filter((one) => one.outside && !isAway(one));
  const isLow = drawer.height === 'peek' && !wide.matches;
  if (tab === 'question' && !isLow && panel.scrollTop < SEEN) outside = all.map((one) => one.text);
  const me = line.state.seats.find((one) => one.seat === line.state.as)?.called;
  const isMine = (one) => one.kind === 'mended' && me && one.text.includes(me);
  const last = all.filter((one) => (isLow ? isMine(one) : !outside.includes(one.text))).at(-1);
  if (!last) return nothing;
  const read = () => {
    outside = all.map((one) => one.text);
    localStorage.setItem(awayKey, Date.parse(all.at(-1).at));
    show();
  };
  return html`<p class="since outside" role="status"><span>${last.text}</span> <button type="button" class="link-like" @click=${read}>${say('understood')}</button></p>`;
}

/** The same of all but the past. */
function others(all) {
  if (!all.length) return nothing;
  const me = line.state.seats.find((one) => one.seat === line.state.as)?.called;
  const first = all.findLast((one) => one.outside) ?? all.findLast((one) => me && one.text.includes(me)) ?? all.at(-1);
  const shown = all.slice(-MOST_SINCE);
  return html`<details class="since" ?open=${all.length <= (wide.matches ? GLANCE_WIDE : GLANCE)}>
    <summary><span><b>${say('since', all.length)}</b> <span class="first">${first.text}</span></span></summary>
    <ul>${shown.map((one) => html`<li class=${one.kind === 'rolled' ? 'quiet' : ''}>${one.text}</li>`)}</ul>
    ${all.length > shown.length ? html`<button type="button" class="link-like" @click=${() => openTab('log', 'full')}>${say('more-in-log', all.length - shown.length)}</button>` : nothing}
  </details>`;
}

/** Where else the same person is asked. */
const elsewhere = () => line.state.elsewhere.map((one) => html`<p><a class="button elsewhere" href=${`${base}${one.path}`}>${say('answer-as', one.called)}</a></p>`);

/** Who sits here no more has nothing to answer, and reads how it stood. */
const ask = () => line.isOut ? nothing : html`${since()}${elsewhere()}${questions.draw()}`;

/** Reads all of a headline that has more than its two lines, or no more of it. */
function unfold(text) {
  whole = whole === text ? '' : text;
  show();
}

/** What is cut off says so: a headline by a button, what an answer would do by its edge. */
function mark() {
  const peek = panel.querySelector('p.peek');
  const text = peek.querySelector('.say');
  peek.classList.toggle('cut', text.scrollHeight > text.clientHeight + 2);
  for (const will of panel.querySelectorAll('.actions .will')) {
    if (will.classList.toggle('cut', will.scrollHeight > will.clientHeight + 2)) will.tabIndex = 0; // by keys it is scrolled
    else will.removeAttribute('tabindex');
  }
}

/**
 * At half height the sheet is no higher than what is answered: what only leads elsewhere is scrolled to, and the picture has the
 * room. Where that is answered on the picture it stays as it is, or the place that is meant would move from under the finger.
 */
function fit() {
  const foot = panel.querySelector(':scope > .foot');
  if (!foot || wide.matches) return;
  const need = Math.ceil(foot.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop);
  const of = tab === 'question' ? questions.at : null;
  room = { of, need: ground && of !== null && room.of === of ? room.need : need };
  panel.style.setProperty('--need', `${room.need}px`);
}

/** Another question is read from its beginning; keys for dice come into sight with it, and tabs go out of it whole. */
function atTheTop() {
  const { decisions, roll } = line.state.asked;
  const keys = panel.querySelector('.keypad');
  const asked = [...decisions.map((one) => one.id), roll?.purpose, keys !== null].join();
  if (asked !== read && tab === 'question') panel.scrollTop = 0;
  read = asked;
  if (keys && !hasKeys) {
    keys.scrollIntoView({ block: 'nearest' });
    const tabs = panel.querySelector('.tabs');
    if (tabs && panel.scrollTop) panel.scrollTop = Math.max(panel.scrollTop, tabs.offsetHeight + 8);
  }
  hasKeys = keys !== null;
}

/** Where one sees to one's seat, and who runs the game to all of it. */
const doors = () =>
  [...(line.state.places.some((one) => one !== 'organizer') ? ['seat'] : []), ...(line.state.runs ? ['seats', 'organize'] : [])].map(
    (page) => html` <a class="door" href=${`${line.page}/${page}`}>${say(page)}</a>`,
  );

function show() {
  lights = new Map();
  chosen = new Set();
  shut = new Map();
  ground = null;
  placed = [];
  reaches = [];
  const now = peek();
  panel.classList.toggle('idle', !now.calls); // who waits has room to read
  const all = shownTabs();
  const isWide = wide.matches;
  const asked = isWide ? ask() : nothing; // before what stands beside it: it says what can be tapped
  if (!isWide && tab !== 'question' && !line.isOut) questions.draw();
  const shown = all.find((one) => one.id === tab) ?? all[0];
  const button = now.calls && (drawer.height === 'peek' || shown.id !== 'question') && !isWide;
  render(
    html`<div class="head">
        ${isWide
          ? nothing
          : html`<button class="grip" aria-label=${say('taller')} aria-expanded=${drawer.height !== 'peek'} @pointerdown=${(e) => drawer.down(e)} @pointermove=${(e) => drawer.move(e)} @pointerup=${(e) => drawer.up(e)}
              @click=${() => drawer.tap()} @keydown=${(e) => drawer.key(e)}></button>`}
        <p class="peek ${now.calls ? 'calls' : ''} ${now.text.length > LONG ? 'long' : ''} ${now.text.length > MANY ? 'many' : ''} ${whole === now.text ? 'whole' : ''}"><span class="say" role="status" @click=${() => unfold(now.text)}>${now.text}</span>
          ${isWide ? nothing : html`<button class="plain small unfold" aria-label=${say('whole-question')} aria-expanded=${whole === now.text} @click=${() => unfold(now.text)}>${whole === now.text ? '▴' : '▾'}</button>`}
          ${button ? html`<button class="small" id="answer" @click=${() => openTab('question', 'half')}>${say('answer')}</button>` : nothing}</p>
        ${line.isOut ? nothing : unseen()}
        ${line.isOut ? nothing : line.offline ? html`<p class="offline" role="alert">${line.keptAt ? say('kept-at', time(line.keptAt)) : nothing} ${say('offline')}${line.post.isWaiting ? html` ${say('queued')}` : nothing}</p>` : nothing}
      </div>
      ${line.offline ? unsent(line.post, say) : nothing} ${returned(line.post, ctx)}
      ${line.notes.length ? html`<div role="alert"><ul class="refused">${line.notes.map((one) => html`<li>${reason(one, ctx)}</li>`)}</ul></div>` : nothing}
      ${!line.isOut && line.state.seats.some((one) => one.seat === line.state.as && one.bot) ? html`<p class="quiet bot">${say('bot')}</p>` : nothing}
      ${now.calls && line.state.joins.length ? html`<p class="quiet joins">${say('not-come', names(line.state.joins))}</p>` : nothing}
      ${line.isOut ? nothing : beside()} ${isFinal()} ${pauses()}
      ${isWide ? asked : tabList(all, shown)}
      ${line.isOut ? html`<p class="foot"><a class="button plain" href=${`${base}/`}>${say('to-my-games')}</a></p>` : html`<p class="quiet foot">${say('as', sits())} ${doors()}</p>`}`,
    panel,
  );
  render(isWide ? tabList(all, shown) : nothing, reading);
  render(choices.map((one) => html`<button @click=${() => { choices = []; one.pick(); show(); }}><span>${one.label}</span><span class="note">${one.note ?? ''}</span></button>`), menu);
  if (!choices.length) menu.remove();
  mark();
  fit();
  atTheTop();
  where();
  const sheet = table.kept('sheet');
  const looked = isWide || tab !== 'question' ? sheet.id : null;
  picture.light(new Map([...lights].map(([id, all]) => [id, all.map((one) => one.label).join(', ')])), chosen, looked, shut.keys());
  picture.draw(ground, placed);
  clock();
}

/** That nothing is taken back any more; and when no time runs, as the club writes times. */
const isFinal = () => (line.state.taken ? html`<p class="quiet taken">${line.state.taken.told}</p>` : nothing);
const pauses = () => line.state.pauses.filter((one) => Date.parse(one.until) > Date.now()).map((one) => html`<p class="quiet pause">${one.told}</p>`);

/** PT36H as it is said of what is left. */
function length(duration) {
  const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(duration) ?? [];
  return span((Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000);
}

/** Where in the round the question is that is asked of who looks, or that is waited for; never what is only offered. */
function here() {
  const shown = questions.shown();
  if (shown && (isOpen(shown) || questions.byHand)) return shown.decision.path;
  const awaited = line.state.awaited.find((one) => one.seats.length);
  return awaited?.path ?? line.state.asked.roll?.path ?? line.state.awaited[0]?.path ?? line.state.asked.decisions?.find((one) => !one.meanwhile)?.path ?? [];
}

function stillOpen({ seats, until, path }) {
  if (!seats.length && until) return say('runs-until', path.slice(0, -1).join(' › '), time(until));
  return until ? say('waiting-until', names(seats), time(until)) : say('waiting', names(seats));
}

/** The upper bar: where the game is, and unfolded all of it. */
function where() {
  const path = here();
  document.getElementById('phase').textContent = path.slice(-2).join(' › ');
  render(
    html`<p><strong>${document.querySelector('#where strong').textContent}</strong></p><p>${path.join(' › ')}</p>
      ${line.state.awaited.some((one) => one.seats.length) ? nothing : html`<p>${peek().text}</p>`}
      ${line.state.awaited.filter((one) => one.seats.length || one.until).map((one) => html`<p>${stillOpen(one)}
        ${one.longer ? say('longer', length(one.longer)) : nothing}</p>`)}
      ${isFinal()} ${pauses()} <p class="quiet">${say('by-clock', line.state.zone)}</p>
      ${line.state.houseRules.length ? html`<p>${say('house-rules')}</p><ul>${line.state.houseRules.map((one) => html`<li>${one}</li>`)}</ul>` : nothing}`,
    document.getElementById('whole'),
  );
}

/** After something has happened: the sheet is as high as it is needed, also to type dice that another throws. */
function settle() {
  const { roll } = line.state.asked;
  drawer.suggest(peek().calls || questions.shown() || (roll && !line.state.joins.length && questions.mayRoll(roll)) ? 'half' : 'peek');
  show();
}

function span(left) {
  const { days, hours, minutes } = counted(left);
  if (days) return hours ? `${say('days', days)} ${say('hours', hours)}` : say('days', days);
  return hours ? say('hours', hours) : say('minutes', minutes);
}

function clock() {
  const until = deadline();
  const now = Date.now();
  const stands = line.state.pauses.find((one) => Date.parse(one.from) <= now && now < Date.parse(one.until));
  const text = until ? span(Date.parse(until) - now) : '';
  const shown = document.getElementById('clock');
  shown.textContent = [stands && say('paused'), text].filter(Boolean).join(' · ');
  shown.title = stands?.told ?? '';
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
  if (sitsDown || line.keptAt || !line.state.joins.includes(line.state.as)) return;
  sitsDown = true;
  line.send({ do: 'join', contribution: random() });
}

document.getElementById('talk').addEventListener('click', (e) => {
  e.preventDefault();
  openTab('talk', 'full');
});
for (const one of tabs) one.begin?.(table);

drawer.onChange = () => show();
panel.addEventListener('scroll', () => panel.scrollTop < SEEN && panel.querySelector('.outside') && show());
panel.addEventListener('toggle', fit, true); // what is unfolded has no other draw
wide.addEventListener('change', () => show());
addEventListener('storage', () => show()); // the same game in another window
listeners.push(sitDown);
settle();
/** Below the head stands what is to stay in sight while the rest is scrolled. */
new ResizeObserver(([{ target }]) => panel.style.setProperty('--head', `${target.offsetHeight}px`)).observe(panel.querySelector('.head'));
sitDown();
line.listen();
if (!line.keptAt && line.sits) line.catchUp().catch(() => {});
if (line.keptAt) line.reload().catch(() => show()); // the last that was heard is newer than the page
setInterval(clock, 30_000);
