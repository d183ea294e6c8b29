// What happened, as a tab beside the question: sentences by phase, each unfolds to its why; and what was missed since this
// browser was here last. The tab is as tabs.js describes them.
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { mine as own } from './tunnel.js';
import { localTimes } from './times.js';

const MOST = 300;
const KINDS = ['chose', 'rolled', 'told', 'noted'];

const base = document.body.dataset.base;
const begun = JSON.parse(document.getElementById('state').textContent);
const seenKey = `${own}${begun.id}:${begun.as}:seen`;
const numbers = (revision) => revision.split('.').map(Number);
const missed = since(localStorage.getItem(seenKey));
seen(begun.revision);

/** The moments that were not seen here; null: all were, or something was taken back since. */
function since(revision) {
  if (!revision) return null;
  const [wasBack, was] = numbers(revision);
  const [isBack, is] = numbers(begun.revision);
  return wasBack === isBack && was < is ? { from: was + 1, many: is - was } : null;
}

/** Nobody has seen what comes while the window lies behind others. */
function seen(revision) {
  if (document.visibilityState === 'visible') localStorage.setItem(seenKey, revision);
}

const place = (page) => `${base}/g/${begun.id}${page}${page.includes('?') ? '&' : '?'}as=${encodeURIComponent(begun.as)}`;

function fits(line, kept) {
  const words = (kept.words ?? '').toLowerCase();
  return (!kept.kind || line.kind === kept.kind) && (!kept.seat || kept.theirs?.has(line)) && line.text.toLowerCase().includes(words);
}

/** What happened since it was read last; all of it where something was taken back. */
async function read(table, kept) {
  if (kept.reading) {
    kept.more = true;
    return;
  }
  kept.reading = true;
  const revision = table.state.revision;
  const anew = !kept.lines || numbers(revision)[0] !== numbers(kept.revision)[0];
  try {
    // An entry may go on telling: its last lines are read again.
    const from = anew || !kept.lines.length ? -1 : kept.lines[kept.lines.length - 1].entry - 1;
    const said = await table.ask(`/log?since=${Math.max(0, from)}`);
    if (said.ok) {
      const lines = said.json.filter((line) => line.entry !== undefined); // that the journal was taken stands above
      kept.lines = from > 0 ? [...kept.lines.filter((line) => line.entry <= from), ...lines] : lines;
      kept.revision = revision;
      kept.whys = anew ? new Map() : kept.whys;
      await theirs(table, kept);
      seen(revision);
    }
  } finally {
    kept.reading = false;
    table.show();
    if (kept.more) {
      kept.more = false;
      read(table, kept).catch(() => {});
    }
  }
}

/** The lines of one player, as the host finds them. */
async function theirs(table, kept) {
  if (!kept.seat) return;
  const said = await table.ask(`/log?seat=${encodeURIComponent(kept.seat)}`);
  const keys = new Set((said.ok ? said.json : []).map((line) => `${line.entry} ${line.text}`));
  kept.theirs = new Set(kept.lines.filter((line) => keys.has(`${line.entry} ${line.text}`)));
}

async function unfold(table, kept, line) {
  if (kept.whys.has(line.entry)) return;
  const said = await table.ask(`/why?entry=${line.entry}`);
  if (said.ok) kept.whys.set(line.entry, said.json);
  table.show();
}

function dice(roll) {
  const kinds = /[a-z]{2}/.test(roll.pool);
  return html`<p class="faces">${roll.faces.map((face) => html`<span class="die ${kinds ? 'kind' : ''}">${face}</span> `)}
      ${roll.modifiers.map((one) => html`<span class="quiet">${one.amount < 0 ? '' : '+'}${one.amount} ${one.reason}</span> `)}</p>
    <p class="quiet">${roll.said}</p>`;
}

function reasons(table, why, line) {
  if (!why) return nothing;
  const rules = why.rules.filter((rule) => line.rules.includes(rule.id));
  const rolls = line.kind === 'rolled' ? why.rolls.filter((roll) => line.text.includes(`${roll.purpose} ${roll.pool}`)) : [];
  return html`${rolls.map(dice)}
    <dl class="why">${rules.map(
      (rule) => html`<dt><a href=${`${base}/rules/${table.state.ruleset}#${rule.id}`}>${rule.id}</a></dt>
        <dd>${rule.text ?? ''}${rule.ruling ? html`<br><span class="quiet">${rule.ruling}</span>` : nothing}</dd>`,
    )}</dl>`;
}

function told(table, kept, line) {
  const toggled = (e) => {
    if (!e.target.open) return;
    localTimes(e.target);
    unfold(table, kept, line).catch(() => {});
  };
  return html`<li class=${line.kind}><details @toggle=${toggled}><summary><span>${line.short}</span></summary>
    <p class="quiet">${table.say('entry', line.entry)} · <time datetime=${line.at}></time> · <a href=${place(`/history?at=${line.moment}`)}>${table.say('then')}</a></p>
    ${reasons(table, kept.whys.get(line.entry), line)}</details></li>`;
}

const isMended = (line) => line.kind === 'mended';

/** Lines by their phases, the last first; in a moment as it went, and what was done to the past by itself: it came later.
 * A phase that was parted by others goes on. */
function chapters(earlier, lines) {
  const begun = new Set(earlier.map((line) => line.phase));
  const all = [];
  for (const line of lines) {
    if (!all.length || all[0].phase !== line.phase) {
      all.unshift({ phase: line.phase, goesOn: begun.has(line.phase), moments: [] });
      begun.add(line.phase);
    }
    const { moments } = all[0];
    const [before] = moments[0] ?? [];
    if (!before || isMended(line) || isMended(before) || before.moment !== line.moment) moments.unshift([]);
    moments[0].push(line);
  }
  return all;
}

function filter(table, kept) {
  const pick = (name) => async (e) => {
    kept[name] = e.target.value;
    if (name === 'seat') await theirs(table, kept);
    table.show();
  };
  return html`<div class="filter">
    <input type="search" aria-label=${table.say('filter')} placeholder=${table.say('filter')} .value=${kept.words ?? ''} @input=${pick('words')}>
    <select aria-label=${table.say('player')} @change=${pick('seat')}><option value="">${table.say('player')}</option>
      ${table.state.seats.map((seat) => html`<option value=${seat.seat}>${seat.name}</option>`)}</select>
    <select aria-label=${table.say('kind')} @change=${pick('kind')}><option value="">${table.say('kind')}</option>
      ${KINDS.map((kind) => html`<option value=${kind}>${table.say(`kind-${kind}`)}</option>`)}</select>
  </div>`;
}

function draw(table) {
  const kept = table.kept('happened');
  if (!kept.begun) {
    kept.begun = true;
    kept.whys = new Map();
    table.onNews(() => read(table, kept).catch(() => {}));
    read(table, kept).catch(() => {});
  }
  const lines = (kept.lines ?? []).filter((line) => fits(line, kept));
  return html`${missed ? html`<p><a class="button away" href=${place(`/history?at=${missed.from}&play`)}>▶ ${table.say('away', missed.many)}</a></p>` : nothing}
    ${filter(table, kept)}
    ${repeat(
      chapters(lines.slice(0, -MOST), lines.slice(-MOST)),
      (chapter) => chapter.moments.at(-1)[0].entry,
      (chapter) => html`<section class="chapter">${chapter.phase ? html`<h2>${chapter.goesOn ? table.say('goes-on', chapter.phase) : chapter.phase}</h2>` : nothing}
        <ol class="log">${repeat(
          chapter.moments.flatMap((moment) => moment.map((line, i) => ({ line, key: `${line.entry}:${i}` }))),
          (one) => one.key, // what is unfolded stays so when more comes
          (one) => told(table, kept, one.line),
        )}</ol></section>`,
    )}
    <p><a href=${place('/log')}>${table.say('whole-log')}</a></p>`;
}

export const happened = { id: 'log', title: 'log', draw };
