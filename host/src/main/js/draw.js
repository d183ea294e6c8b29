// The map editor: what a tap does, what was done, and what it looks like now.
import { html, render } from 'lit-html';
import * as model from './chart-model.js';
import { along, far, nearest, round, same } from './ground-lines.js';
import { Check, Refused, download, file, keep, kept, open } from './map-host.js';
import { panel } from './map-panel.js';
import { readPicture } from './map-picture.js';
import { Stage } from './map-stage.js';
import { say } from './words.js';

const STEPS = 200; // that can be taken back
const { systems } = JSON.parse(document.getElementById('state').textContent);
const root = document.getElementById('draw');
root.innerHTML = '';
const [bar, sheet, side, voice] = ['div', 'div', 'aside', 'p'].map((tag) => root.appendChild(document.createElement(tag)));
bar.className = 'atlas-tools';
sheet.className = 'atlas-map';
sheet.tabIndex = 0;
sheet.setAttribute('role', 'application');
sheet.setAttribute('aria-label', say('map'));
sheet.setAttribute('aria-describedby', 'map-keys');
side.className = 'atlas-side';
voice.className = 'unseen';
voice.setAttribute('role', 'status');
voice.id = 'voice';
root.insertAdjacentHTML('beforeend', '<p class="unseen" id="map-keys"></p>');
document.getElementById('map-keys').textContent = say('keys');

const state = {
  chart: kept() ?? model.EMPTY,
  tool: 'draw',
  chosen: '',
  corner: null, // of the chosen place, that would be removed
  drawn: [], // corners of what is being drawn
  snaps: [], // sides that they lie on
  onto: '', // the place whose ground it will be; empty: a new one
  snap: null, // where the next corner would lie
  first: '', // that is to be connected
  found: null, // what is wrong; null: nobody has looked
  wrong: new Set(),
  says: '',
  refused: [],
  opened: [],
  typed: null,
  systems,
};
const before = [];
const after = [];
const check = new Check((said) => {
  state.found = said && said.violations;
  state.says = said?.says ?? '';
  state.wrong = new Set((said?.violations ?? []).map((one) => one.at).filter(Boolean));
  show();
});

const told = (text) => (voice.textContent = text);
const asFile = () => model.toFile(state.chart, say('untitled'));

/** Another chart in place of this one; it can be taken back. */
function now(chart) {
  if (!chart || chart === state.chart) return;
  if (model.corners(chart) > model.MOST_CORNERS) return told(say('too-many', model.MOST_CORNERS));
  before.push(state.chart);
  before.splice(0, before.length - STEPS);
  after.length = 0;
  became(chart);
}

function became(chart) {
  state.chart = chart;
  state.typed = null;
  if (!model.the(chart, state.chosen)) state.chosen = '';
  if (!model.the(chart, state.first)) state.first = '';
  if (!model.the(chart, state.onto)) state.onto = '';
  if (state.corner && !model.rings(chart).some((ring) => ring.some((p) => same(p, state.corner)))) state.corner = null;
  keep(chart);
  if (chart.places.length) check.soon(asFile());
  else state.wrong = new Set();
  show();
}

function back(from, to) {
  if (from === before && state.drawn.length) return cornerBack();
  if (!from.length) return;
  to.push(state.chart);
  became(from.pop());
}

// ---- drawing

function snapped(p, reach) {
  const rings = model.rings(state.chart);
  if (state.drawn.length) rings.push(state.drawn);
  const near = nearest(p, rings, reach);
  const own = near?.side && state.drawn.some((one, i) => same(one, near.side[0]) && same(state.drawn[(i + 1) % state.drawn.length], near.side[1]));
  if (near && !own) return { ...near, near: true };
  const { width, height } = state.chart;
  const held = (n, most) => Math.min(most, Math.max(0, Math.abs(n) < reach ? 0 : Math.abs(n - most) < reach ? most : n));
  return { at: round([held(p[0], width), held(p[1], height)]), side: null, near: false };
}

function drawAt(p, reach, straight) {
  const snap = snapped(p, reach);
  const { drawn } = state;
  if (drawn.length >= 3 && far(drawn[0], snap.at) <= Math.max(reach, 0.1)) return close(straight);
  const last = drawn[drawn.length - 1];
  if (last && same(last, snap.at)) return;
  state.snaps = snap.side ? [...state.snaps, snap] : state.snaps;
  const way = last && !straight ? along(last, snap.at, model.rings(model.meet(state.chart, state.snaps))) : [];
  state.drawn = [...drawn, ...way, snap.at];
  state.snap = null;
  told(say('corner-at', state.drawn.length, ...snap.at));
  show();
}

function close(straight) {
  const { drawn, snaps, onto } = state;
  if (drawn.length < 3) return;
  const met = model.meet(state.chart, snaps);
  const home = straight ? [] : along(drawn[drawn.length - 1], drawn[0], model.rings(met));
  const ring = [...drawn, ...home].filter((p, i, all) => i === 0 || !same(p, all[i - 1]));
  leave();
  if (onto) {
    now(model.addGround(met, onto, ring));
    state.chosen = onto;
  } else {
    const [next, id] = model.add(met, say('place-n', state.chart.places.length + 1), [ring]);
    state.chosen = id;
    now(next);
  }
  told(say('closed', model.the(state.chart, state.chosen)?.name ?? ''));
  show();
}

function cornerBack() {
  const [gone] = state.drawn.slice(-1);
  state.drawn = state.drawn.slice(0, -1);
  state.snaps = state.snaps.filter((one) => !same(one.at, gone));
  state.snap = null;
  show();
}

function leave() {
  Object.assign(state, { drawn: [], snaps: [], snap: null, onto: '', first: '' });
}

// ---- connecting

function joinAt(p, reach) {
  const id = stage.placeAt(p, reach);
  if (!id) return;
  const name = (one) => model.the(state.chart, one).name;
  if (!state.first || state.first === id) {
    state.first = state.first === id ? '' : id;
    if (state.first) told(say('join-first', name(id)));
    return show();
  }
  const { first } = state;
  state.first = '';
  connect(first, id);
}

function connect(a, b) {
  now(model.toggle(state.chart, a, b));
  const is = model.neighbours(state.chart, a).includes(b);
  told(say(is ? 'joined' : 'parted', model.the(state.chart, a).name, model.the(state.chart, b).name));
}

// ---- choosing and moving

let held = null; // {corner, from} or {middle}

const stage = new Stage(sheet, say, {
  tap(p, reach, straight) {
    if (state.tool === 'draw') return drawAt(p, reach, straight);
    if (state.tool === 'join') return joinAt(p, reach);
    state.corner = null;
    choose(stage.placeAt(p, reach) ?? '');
  },
  /** Takes hold of a corner or of the middle of the chosen place, if one is there. */
  drag(p, reach) {
    held = state.tool === 'choose' ? stage.handleAt(p, reach) : null;
    if (!held) return false;
    held.was = state.chart;
    return true;
  },
  hover(p, reach, straight, aloud) {
    if (held) return pulled(p, reach);
    if (state.tool === 'draw') {
      state.snap = snapped(p, reach);
      stage.show(state.chart, seen());
    }
    if (aloud) told(say('at', model.the(state.chart, stage.placeAt(p, reach))?.name ?? '', ...round(p)));
  },
  drop(p, reach) {
    const { was, corner, half } = held;
    if (!p) {
      state.chart = was;
      state.corner = corner ?? null;
      held = null;
      if (half) {
        const at = round([(half[0][0] + half[1][0]) / 2, (half[0][1] + half[1][1]) / 2]);
        now(model.split(was, half, at));
        state.corner = at;
      }
      return show();
    }
    pulled(p, reach);
    const next = state.chart;
    state.chart = was;
    state.corner = held.now ?? null;
    held = null;
    now(next);
    show();
  },
  key(name) {
    const act = {
      Escape: () => {
        const any = state.drawn.length || state.first || state.onto;
        leave();
        if (any) told(say('dropped'));
        else choose('');
        show();
      },
      Backspace: () => (state.drawn.length ? cornerBack() : gone()),
      Delete: gone,
    }[name];
    act?.();
    return Boolean(act);
  },
});

/** What is held goes with the finger; a corner snaps to others, and goes for all who share it. */
function pulled(p, reach) {
  const { was, corner, half, middle } = held;
  if (middle) {
    state.chart = model.put(was, state.chosen, p);
  } else {
    const from = corner ?? round([(half[0][0] + half[1][0]) / 2, (half[0][1] + half[1][1]) / 2]);
    const base = half ? model.split(was, half, from) : was;
    const others = model.rings(base).map((ring) => ring.filter((one) => !same(one, from))).filter((ring) => ring.length);
    const near = nearest(p, others, reach);
    const at = near && !near.side ? near.at : round(p);
    state.chart = model.move(base, from, at) ?? state.chart;
    held.now = at;
  }
  stage.show(state.chart, seen());
}

function gone() {
  if (state.corner) {
    const next = model.removeCorner(state.chart, state.corner);
    if (!next) return told(say('too-few'));
    state.corner = null;
    return now(next);
  }
  if (state.chosen) does.remove(state.chosen);
}

function choose(id, focus) {
  state.chosen = id;
  state.corner = null;
  if (id) told(model.the(state.chart, id).name);
  show();
  if (focus) document.getElementById('place-name')?.focus();
}

// ---- what the list and the forms do

const does = {
  choose(id, focus) {
    leave();
    state.tool = 'choose';
    choose(id, focus);
  },
  addPlace() {
    const { x, y, w, h } = stage.view;
    const within = (n, most) => Math.min(most, Math.max(0, n));
    const at = round([within(x + w / 2, state.chart.width), within(y + h / 2, state.chart.height)]);
    const [next, id] = model.add(state.chart, say('place-n', state.chart.places.length + 1), [], at);
    state.chosen = id;
    now(next);
    choose(id, true);
  },
  rename(id, name) {
    const [next, to] = model.rename(state.chart, id, name.trim());
    state.chosen = to;
    now(next);
  },
  note: (id, what, says) => now(model.note(state.chart, id, what, says)),
  toggle: connect,
  ground(id, text) {
    const { outlines, wrong } = model.readGround(text);
    if (outlines) return now(model.setGround(state.chart, id, outlines));
    state.typed = { id, text, wrong };
    return show();
  },
  put(id, axis, n, field) {
    const { at } = model.the(state.chart, id);
    if (field.value !== '' && Number.isFinite(n)) now(model.put(state.chart, id, axis ? [at[0], n] : [n, at[1]]));
    else field.value = at[axis];
  },
  moreGround(id) {
    leave();
    state.tool = 'draw';
    state.onto = id;
    show();
    sheet.focus();
  },
  remove(id) {
    const { name } = model.the(state.chart, id);
    now(model.remove(state.chart, id));
    told(say('removed', name));
  },
  nameMap: (name) => now({ ...state.chart, name: name.trim() }),
  size(which, n, field) {
    if (Number.isInteger(n) && n >= 10 && n <= 100000) now({ ...state.chart, [which]: n });
    else field.value = state.chart[which];
  },
  async picture(chosen, field) {
    if (!chosen) return;
    const read = await readPicture(chosen);
    if (field) field.value = '';
    state.refused = [];
    if (read.wrong) {
      state.refused = [say(...read.wrong)];
      return show();
    }
    const { chart } = state;
    const height = Math.max(1, Math.round((chart.width * read.height) / read.width));
    const empty = !chart.places.length;
    if (!empty && Math.abs(height / chart.height - 1) > 0.02) state.refused = [say('stretched')];
    now({ ...chart, height: empty ? height : chart.height, picture: read.text });
    stage.fit();
  },
  noPicture: () => now({ ...state.chart, picture: null }),
  async open(chosen, field) {
    if (!chosen) return;
    state.refused = [];
    state.opened = [];
    try {
      const said = await open(await chosen.text());
      leave();
      state.tool = 'choose';
      state.opened = [say('opened', said.chart.name), ...said.notes.map((one) => one.text)];
      now(model.fromFile(said.chart));
      stage.fit();
    } catch (e) {
      state.refused = e instanceof Refused ? e.reasons : [say('unchecked')];
    }
    field.value = '';
    show();
  },
  async save() {
    await handed((text) => {
      download(text, `${model.slug(state.chart.name || say('untitled'))}.yaml`);
      became({ ...state.chart, places: state.chart.places.map((one) => ({ ...one, kept: true })) });
    });
  },
  /** In a window of its own: what is drawn stays here. */
  async tryIt(id) {
    await handed((text) => {
      const system = systems.find((one) => one.id === id);
      const form = Object.assign(document.createElement('form'), { method: 'post', action: `${document.body.dataset.base}/maps`, target: '_blank', hidden: true });
      for (const [name, value] of [['ruleset', id], [system.field, text]]) {
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      }
      document.body.append(form);
      form.submit();
      form.remove();
    });
  },
  clear() {
    leave();
    Object.assign(state, { tool: 'draw', refused: [], opened: [] });
    now(model.EMPTY);
    stage.fit();
  },
};

/** The file as the host writes it, or why not. */
async function handed(to) {
  state.refused = [];
  try {
    to(await file(asFile(), state.chart.picture));
  } catch (e) {
    state.refused = e instanceof Refused ? e.reasons : [say('unchecked')];
    show();
  }
}

// ---- all of it

const seen = () => ({ ...state, first: state.first ? model.the(state.chart, state.first).at : null });

function use(tool) {
  leave();
  state.tool = tool;
  show();
}

function tools() {
  const button = (id, text, act, off = false) => html`<button type="button" class="plain small" id=${id} ?disabled=${off} @click=${act}>${text}</button>`;
  return html`<div class="segments" role="group" aria-label=${say('tools')}>
      ${['choose', 'draw', 'join'].map((one) => html`<button type="button" data-use=${one} aria-pressed=${state.tool === one} @click=${() => use(one)}>${say(one)}</button>`)}
    </div>
    <span class="doing">
      ${state.drawn.length
        ? [
            button('close-ring', say('close-ring'), () => close(false), state.drawn.length < 3),
            button('corner-back', say('corner-back'), cornerBack),
            button('drop', say('drop'), () => (leave(), show())),
          ]
        : state.corner
          ? button('remove-corner', say('remove-corner'), gone)
          : ''}
      ${button('undo', say('undo'), () => back(before, after), !before.length && !state.drawn.length)}
      ${button('redo', say('redo'), () => back(after, before), !after.length)}
    </span>`;
}

function show() {
  render(tools(), bar);
  render(panel(state, say, does), side);
  sheet.dataset.tool = state.tool;
  stage.show(state.chart, seen());
}

document.addEventListener('keydown', (e) => {
  if (!(e.ctrlKey || e.metaKey) || e.target.closest('input, textarea')) return;
  const name = e.key.toLowerCase();
  if (name === 'z' || name === 'y') {
    e.preventDefault();
    if (name === 'y' || e.shiftKey) back(after, before);
    else back(before, after);
  }
});
document.addEventListener('paste', (e) => {
  const image = [...(e.clipboardData?.files ?? [])].find((one) => one.type.startsWith('image/'));
  if (image) does.picture(image);
});
for (const kind of ['dragover', 'drop']) {
  sheet.addEventListener(kind, (e) => {
    e.preventDefault();
    if (kind === 'drop') does.picture(e.dataTransfer.files[0]);
  });
}

show();
if (state.chart.places.length) check.now(asFile());
