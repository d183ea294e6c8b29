// What people say beside the game, as a tab, with a number for what was not read here yet. A line is text and nothing else:
// what it is about is chosen, and places that it names can be tapped. The tab is as tabs.js describes them.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { random } from './line.js';
import { mentions } from './mentions.js';
import { Post } from './post.js';
import { localTimes } from './times.js';
import { flush, mine as own } from './tunnel.js';
import { list } from './words.js';

const LONGEST = 2000;
const PAGE = 200; // lines that the host gives at once
const base = document.body.dataset.base;
const panel = document.getElementById('panel');
const begun = JSON.parse(document.getElementById('state').textContent);
const key = `${own}${begun.id}:${begun.as}:talk`;
const kept = { lines: [], first: Infinity, refused: [], post: null, reading: null, again: false, said: false };

const stored = (name) => JSON.parse(localStorage.getItem(`${key}:${name}`) ?? 'null');
const store = (name, value) => localStorage.setItem(`${key}:${name}`, JSON.stringify(value));
const draft = () => ({ text: '', to: [], after: 0, about: null, ...stored('draft') }); // after: the last line when `to` was chosen
const speaks = begun.as !== 'spectator';

/** The last number that was read here. */
const read = () => stored('read') ?? 0;
const count = () => kept.lines.filter((line) => line.n > read() && !line.own && !line.gone).length;

async function fetched(table, query) {
  const said = await table.ask(`/talk${query}`);
  if (!said.ok) throw new Error(String(said.status));
  return said.json.lines;
}

/** The last lines, and those before them as far back as somebody wanted to read. */
async function fetchLines(table) {
  let lines = await fetched(table, '');
  while (lines[0]?.n > kept.first) lines = [...(await fetched(table, `?before=${lines[0].n}`)), ...lines];
  kept.lines = lines;
}

function fetchEarlier(table) {
  kept.first = kept.lines[0].n - PAGE;
  return fetchAll(table);
}

/** All anew: what was taken back has no number of its own. */
function fetchAll(table) {
  if (kept.reading) {
    kept.again = true;
    return kept.reading;
  }
  kept.reading = (async () => {
    do {
      kept.again = false;
      await fetchLines(table);
    } while (kept.again);
  })().finally(() => {
    kept.reading = null;
    const follows = kept.said || hidden() <= 0;
    kept.said = false;
    table.show();
    if (follows) toTheLast();
  });
  return kept.reading;
}

function begin(table) {
  const look = () => fetchAll(table).catch(() => {});
  kept.post = new Post(begun.id, begun.as, '/talk', {
    changed: () => {
      kept.post.returned.forEach(putBack);
      table.show();
    },
    refused: (violations, line) => {
      kept.refused = violations;
      if (line && !draft().text) store('draft', line.typed);
    },
    offline: () => {},
    done: look,
  });
  table.onTalk(() => {
    flush();
    look();
  });
  document.addEventListener('visibilitychange', () => table.show());
  look();
}

/** What was not taken, also when it went out long after, can be mended and said again; it waits for what is being written. */
function putBack(entry) {
  if (draft().text) return;
  kept.refused = entry.refused;
  store('draft', entry.typed);
  kept.post.putAway(entry);
}

/** Who is to read what is written next: where others have said something to a few since, the same, so that no answer to them is told to all. */
function readers() {
  const { text, to, after } = draft();
  const last = text ? null : kept.lines.findLast((line) => line.n > after && !line.own);
  return last?.to.length ? [last.seat, ...last.to].filter((seat) => seat !== begun.as) : to;
}

/** Who has begun to write goes on to the same, whatever is said meanwhile. */
function change(table, what) {
  store('draft', { ...draft(), to: readers(), after: kept.lines.at(-1)?.n ?? 0, ...what });
  kept.refused = [];
  table.show();
}

async function send(table) {
  const { text, to, after, about } = draft();
  const line = { id: random(), text: text.replace(/\s*[\r\n]+\s*/g, ' ').trim(), to };
  if (!line.text) return;
  if (about) line.about = about.kind === 'decision' ? { decision: Number(about.id) } : { place: about.id };
  kept.refused = [];
  store('draft', { text: '', to, after, about: null });
  kept.said = true;
  await kept.post.send(line, { typed: { text, to, about } });
  table.show();
}

async function takeBack(table, line) {
  const said = await table.ask(`/talk/${line.n}/delete`, {});
  kept.refused = said.ok ? [] : (said.json.refused ?? []);
  await fetchAll(table);
}

// ---- what it is about

const place = (about) => `${base}/g/${begun.id}?as=${encodeURIComponent(begun.as)}#${about.kind}=${encodeURIComponent(about.id)}`;

function show(table, about) {
  if (about.kind === 'decision') table.answer(Number(about.id));
  else table.look(about.id);
}

/** Opens what the address says, as a page that was read without script links to it. */
function fromAddress(table) {
  const [, kind, id] = location.hash.match(/^#(place|decision)=(.+)$/) ?? [];
  if (kind) show(table, { kind, id: decodeURIComponent(id) });
}

/** What is asked, and the thing that was looked at last. */
function subjects(table) {
  const all = (table.state.asked.decisions ?? []).map((one) => ({ kind: 'decision', id: String(one.id), name: [...one.path.slice(-1), one.prompt].join(' › ') }));
  const { id } = table.kept('sheet');
  const thing = id && table.picture.things().find((one) => one.id === id);
  if (thing) all.unshift({ kind: 'place', id, name: thing.name || id });
  const { about } = draft();
  if (about && !all.some((one) => one.kind === about.kind && one.id === about.id)) all.unshift(about);
  return all;
}

/** Seats that are asked together with who looks, by what is asked. */
function together(table) {
  const sets = (table.state.asked.decisions ?? []).map((one) => [...new Set(one.questions.flatMap((question) => question.who.map((who) => who.seat)))]);
  const mine = sets.filter((seats) => seats.includes(begun.as) && seats.length > 1).map((seats) => seats.filter((seat) => seat !== begun.as).sort());
  const others = table.state.seats.length - 1;
  return [...new Map(mine.filter((seats) => seats.length > 1 && seats.length < others).map((seats) => [seats.join(' '), seats])).values()];
}

/** With whom who looks makes common cause. */
const allies = (table) => table.state.seats.filter((one) => one.ally).map((one) => one.seat).sort();

// ---- what is seen

/** How much of the last lines is hidden by what is being written, or by the edge; where the tab is not open none. */
function hidden() {
  const lines = document.querySelector('ol.talk')?.getBoundingClientRect();
  const form = document.querySelector('form.say')?.getBoundingClientRect();
  return lines ? lines.bottom - (form?.top ?? panel.getBoundingClientRect().bottom) : 0;
}

function toTheLast() {
  panel.scrollTop += Math.max(0, hidden());
}

const gone = { author: 'talk-gone', organizer: 'talk-gone-organizer', forgotten: 'talk-gone-forgotten' };

/** A seat, and who spoke through it where that is not whom it is named after. */
function speaker(table, one) {
  const seat = table.state.seats.find((other) => other.seat === one.seat);
  return seat && one.who && one.who.toLowerCase() !== seat.called.toLowerCase() ? table.say('person-for', one.who, table.called(one.seat)) : table.called(one.seat);
}

function line(table, one, found) {
  const { say } = table;
  const names = list(one.to.map(table.called));
  const mayGo = !one.gone && (one.own || (begun.as === 'organizer' && !one.to.length));
  return html`<li class=${one.own ? 'own' : 'theirs'} data-n=${one.n}>
    <p class="who"><strong>${speaker(table, one)}</strong> ${one.to.length ? say('talk-to-some', names) : say('talk-to-all')} · <time datetime=${one.at}></time></p>
    ${one.about
      ? html`<p class="about"><a href=${place(one.about)} @click=${(e) => { e.preventDefault(); show(table, one.about); }}>${say('talk-about', one.about.name)}</a></p>`
      : nothing}
    ${one.gone ? html`<p class="quiet">${say(gone[one.gone])}</p>` : html`<blockquote dir="auto">${found(one.text)}</blockquote>`}
    ${mayGo ? html`<button class="small plain" @click=${() => takeBack(table, one).catch(() => {})}>${say('talk-take-back')}</button>` : nothing}
  </li>`;
}

function compose(table) {
  const { say } = table;
  const { text, about } = draft();
  const to = readers();
  const whom = to.length ? list(to.map(table.called)) : null;
  const heard = table.state.seats.filter((seat) => !seat.bot || seat.people.length); // a bot reads nothing
  const seats = [...heard.map((seat) => seat.seat), 'organizer'].filter((seat) => seat !== begun.as);
  const toggle = (seat) => change(table, { to: to.includes(seat) ? to.filter((one) => one !== seat) : [...to, seat] });
  const same = (others) => [...to].sort().join(' ') === others.join(' ');
  const chip = (label, pressed, pick, id) => html`<button type="button" class="chip" data-to=${id} aria-pressed=${pressed} @click=${pick}>${label}</button>`;
  const all = subjects(table);
  const friends = allies(table);
  const chosen = about ? `${about.kind}=${about.id}` : '';
  return html`<form class="say" @submit=${(e) => { e.preventDefault(); send(table).catch(() => {}); }}>
    <div class="filters" role="group" aria-label=${say('talk-to')}>
      ${chip(say('talk-all'), !to.length, () => change(table, { to: [] }), '')}
      ${friends.length ? chip(say('talk-allies', list(friends.map(table.called))), same(friends), () => change(table, { to: friends }), 'allies') : nothing}
      ${seats.map((seat) => chip(table.called(seat), to.includes(seat), () => toggle(seat), seat))}
      ${together(table).map((others) => chip(list(others.map(table.called)), same(others), () => change(table, { to: others }), others.join(' ')))}
    </div>
    <textarea id="say" rows="2" maxlength=${LONGEST} dir="auto" aria-label=${say('talk-text')} placeholder=${whom ? say('talk-to-some', whom) : say('talk-to-all')}
      .value=${live(text)} @input=${(e) => change(table, { text: e.target.value })}
      @keydown=${(e) => { if (e.key === 'Enter' && !e.shiftKey && !e.isComposing) { e.preventDefault(); send(table).catch(() => {}); } }}></textarea>
    ${kept.refused.length ? html`<div role="alert"><ul class="refused">${kept.refused.map((one) => html`<li>${one.text}</li>`)}</ul></div>` : nothing}
    <div class="row">
      ${all.length
        ? html`<label>${say('talk-subject')}<select @change=${(e) => change(table, { about: all.find((one) => `${one.kind}=${one.id}` === e.target.value) ?? null })}>
            <option value="" ?selected=${!chosen}>${say('talk-nothing')}</option>
            ${all.map((one) => html`<option value="${one.kind}=${one.id}" ?selected=${chosen === `${one.kind}=${one.id}`}>${one.name}</option>`)}
          </select></label>`
        : nothing}
      <button id="say-it" ?disabled=${!text.trim() || kept.post.isWaiting}>${whom ? say('talk-say-to-some', whom) : say('talk-say-to-all')}</button>
    </div>
    ${kept.post.isWaiting ? html`<p class="quiet">${say('queued')}</p>` : nothing}
  </form>`;
}

function draw(table) {
  const found = mentions(table);
  queueMicrotask(() => localTimes(document.querySelector('#tabpanel') ?? document));
  return html`<div role="log" aria-label=${table.say('talk')}>
      ${kept.lines[0]?.n > 1 ? html`<button class="small plain" id="talk-before" @click=${() => fetchEarlier(table).catch(() => {})}>${table.say('talk-before')}</button>` : nothing}
      ${kept.lines.length ? nothing : html`<p class="quiet">${table.say('talk-none')}</p>`}
      <ol class="talk">${repeat(kept.lines, (one) => one.n, (one) => line(table, one, found))}</ol>
    </div>
    ${speaks ? compose(table) : nothing}
    <p class="quiet">${table.say('talk-who-reads')}</p>`;
}

/** Beside the mark in the upper bar, which leads here in one tap. */
function badge(table) {
  const many = count();
  const link = document.getElementById('talk');
  const mark = link.querySelector('.unread');
  mark.hidden = !many;
  mark.textContent = many || '';
  link.setAttribute('aria-label', many ? table.say('talk-unread', many) : table.say('talk'));
}

export const talk = {
  id: 'talk',
  title: 'talk',
  draw,
  opened: toTheLast,
  count: (table) => {
    const last = kept.lines.at(-1)?.n ?? 0;
    if (table.isRead('talk') && last > read()) store('read', last);
    badge(table);
    return count();
  },
  begin: (table) => {
    begin(table);
    setTimeout(() => fromAddress(table));
  },
};
