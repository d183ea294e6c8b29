// Who runs a game answers in the form of what is asked; a past answer is mended in the form in which it was given, on the
// table as it stood then.
import { render } from 'lit-html';
import { givenFor, sayable } from './answers.js';
import { control } from './controls.js';
import { meant, Picture } from './picture.js';
import { say } from './words.js';

/** A form with options is filled in by them; without script the answer is typed. */
function fill(form) {
  const field = form.elements.answer;
  const place = form.querySelector('.control');
  const options = JSON.parse(form.querySelector('.options').textContent);
  const picture = new Picture(form.querySelector('.picture'), say);
  const ui = new Map();

  let value = read(field.value);
  let lights = new Map();
  let chosen = new Set();
  let ground = null;
  let placed = [];

  /** What was typed need not be an answer of any kind: then the form begins empty. */
  function read(json) {
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  }

  const ctx = {
    say,
    called: (id) => id,
    givenFor: (at) => givenFor(options, at),
    refresh: () => show(),
    ui: (path) => ui.get(path) ?? ui.set(path, {}).get(path),
    refusals: [],
    told: new Set(),
    sum: '',
    light: (id, label, note, pick, weak) => lights.set(id, [...(lights.get(id) ?? []), { label, pick, weak }]),
    choose: (id) => chosen.add(id),
    ground: (one) => {
      ground = one;
    },
    shut: () => {}, // the form tells why
    placed: (at, label) => placed.push({ at, label }),
    reach: () => {}, // where an answer could begin that was not given
  };

  function give(next) {
    value = next;
    field.value = JSON.stringify(sayable(next ?? null));
    show();
  }

  function show() {
    lights = new Map();
    chosen = new Set();
    ground = null;
    placed = [];
    render(control(options, value ?? undefined, give, '', ctx), place);
    picture.light(new Map([...lights].map(([id, all]) => [id, all.map((one) => one.label).join(', ')])), chosen);
    picture.draw(ground, placed);
  }

  /** A tap that can mean one thing means it; all else is said in the form. */
  picture.onTap = (ids) => {
    const { possible } = meant(ids, lights);
    if (possible.length === 1) possible[0].pick();
  };
  picture.onGround = (p) => {
    ground?.tap(p);
    return ground !== null;
  };
  picture.onDrag = (p) => ground?.drag(p);

  form.querySelector('.typed').hidden = true;
  show();
}

document.querySelectorAll('form.asks:has(.options)').forEach(fill);
/** How it would come out is only looked at. */
document.querySelectorAll('main.mend > .picture').forEach((place) => new Picture(place, say));
