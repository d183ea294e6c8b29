// Real dice: a keypad with the faces of each die, all dice of the roll in sight, and what is needed. Where both sides type them,
// what the others have said stands above: who says the same confirms it.
import { html, nothing } from 'lit-html';
import { typed } from './typed.js';

const MOST_KEYS = 20;

const same = (one, other) => one.every((face, i) => face === other[i]);

/** What each die is called where it has a colour, as in "1 black + 2 grey", in the order of the faces; else nothing. */
const kinds = (roll) => {
  const all = [...roll.pool.matchAll(/(\d*)(d\d+|\s+[a-z][a-z-]*)/g)].flatMap(([, n, kind]) => Array(Number(n || 1)).fill(/^d\d/.test(kind) ? '' : kind.trim()));
  return all.length === roll.sides.length ? all : roll.sides.map(() => '');
};

/** Nothing is typed yet. */
const empty = (pad, roll) => Object.assign(pad, { faces: roll.sides.map(() => null), at: 0 });

const named = (kind) => (kind ? html`<span class="quiet">${kind} </span>` : nothing);

/** What others see on the table, and what oneself; a die that is told otherwise is marked. */
function told(said, ctx, { as, typed, isOpen, again, isBots, called }) {
  const mine = said.find((one) => one.seat === as);
  const others = said.filter((one) => one.seat !== as);
  const faces = (one, beside) => html`<p class="faces">${one.faces.map((face, i) => html`<span class="die ${beside && beside.faces[i] !== face ? 'differs' : ''}">${named(called[i])}${face}</span> `)}</p>`;
  const beside = (one) => mine ?? others.find((other) => !same(other.faces, one.faces)); // who settles it sees what differs
  const otherwise = mine ? others.filter((one) => !same(one.faces, mine.faces)) : [];
  return html`<div class="told" role="status">
      ${others.map((one) => html`<div class="side"><p>${ctx.say(otherwise.includes(one) ? 'sees-otherwise' : 'sees', ctx.called(one.seat))}</p>${faces(one, beside(one))}</div>`)}
      ${mine ? html`<div class="side mine"><p>${ctx.say('you-see')}</p>${faces(mine, others[0])}</div>` : nothing}
      ${mine ? html`<p class="quiet">${ctx.say(isBots ? 'bot-confirmed' : otherwise.length ? 'settled-by' : 'to-be-confirmed')}</p>` : nothing}
    </div>
    <div class=${isOpen ? 'row' : 'actions'}>
      ${others.map((one) => html`<button type="button" class="agree" @click=${() => typed(one.faces)}>${mine || others.length > 1 ? ctx.say('take-theirs', ctx.called(one.seat)) : ctx.say('is-right')}</button>`)}
      ${isOpen ? nothing : html`<button type="button" class="plain" id="retype" @click=${again}>${ctx.say(mine ? 'type-again' : 'is-wrong')}</button>`}
    </div>`;
}

/**
 * @param how now: what is the same as long as nothing happens, for a later roll may have the same name; typed: called with the
 *     faces when all are there; said: what was typed so far, by seat, where both sides do, else undefined; as: from where one
 *     looks; kept: what was typed without a line, and is not sent yet; isCalled: whether the dice wait for who looks, for who
 *     only may type them is shown whose roll it is first; isBots: whether a bot plays who rolls
 */
export function rollPad(roll, ctx, { now, typed, said, as, kept, isCalled, isBots }) {
  const pad = ctx.ui('roll');
  const of = JSON.stringify([now, roll.purpose, roll.pool]);
  if (pad.of !== of) Object.assign(empty(pad, roll), { of, open: false });
  const isTold = said?.length > 0;
  const called = kinds(roll);
  // Who is typing when the other's dice come goes on.
  const isBegun = !said?.some((one) => one.seat === as) && pad.faces.some((face) => face !== null);
  const send = (faces) => {
    pad.open = false;
    typed(faces);
  };
  const again = () => {
    empty(pad, roll).open = true;
    ctx.refresh();
  };
  const isOpen = pad.open || isBegun || (!isTold && (isCalled || !roll.by));
  const sides = roll.sides[pad.at];
  const put = (face) => {
    pad.faces[pad.at] = face >= 1 && face <= sides ? face : null;
    const next = pad.faces.findIndex((one) => one === null);
    if (next >= 0 && face) pad.at = next;
    ctx.refresh();
  };
  const whole = pad.faces.every((face) => face !== null);
  return html`<section class="question" id="rollpad">
    <h2>${roll.purpose}</h2>
    ${isTold ? nothing : html`<p>${isCalled || !roll.by ? ctx.say('roll', roll.pool) : ctx.say(isBots ? 'bot-rolls' : 'they-roll', ctx.called(roll.by), roll.pool)}</p>`}
    ${roll.modifiers?.length ? html`<p class="quiet">${roll.modifiers.join(', ')}</p>` : nothing}
    ${roll.target ? html`<p><strong>${ctx.say(roll.modifiers?.length ? 'needed-in-all' : 'needed', roll.target)}</strong></p>` : nothing}
    ${isTold && !kept ? told(said, ctx, { as, typed: send, isOpen: pad.open || isBegun, again, isBots, called }) : nothing}
    ${kept ?? (isOpen ? keys() : nothing)}
    ${isOpen || isTold || kept ? nothing : html`${isBots ? nothing : html`<p class="quiet">${ctx.say(as === 'organizer' ? 'types-for' : 'may-type-too')}</p>`}<div class="actions"><button type="button" class="plain" id="retype" @click=${again}>${ctx.say('type-too')}</button></div>`}
  </section>`;

  function keys() {
    return html`${pad.faces.length > 1 ? html`<div class="dice" role="group" aria-label=${ctx.say('dice')}>
      ${pad.faces.map(
        (face, i) => html`<button type="button" class="die" aria-pressed=${i === pad.at} aria-label="${called[i] ? `${called[i]}: ` : ''}${ctx.say('die', i + 1, roll.sides[i], face ?? '–')}"
          @click=${() => { pad.at = i; ctx.refresh(); }}>${named(called[i])}${face ?? (called[i] ? nothing : html`<span class="quiet">d${roll.sides[i]}</span>`)}</button>`,
      )}
    </div>` : nothing}
    ${sides <= MOST_KEYS
      ? html`<div class="keypad" role="group" aria-label=${ctx.say('faces', sides)}>
          ${Array.from({ length: sides }, (_, i) => i + 1).map((n) => html`<button type="button" class="plain" data-face=${n} aria-pressed=${n === pad.faces[pad.at]} @click=${() => put(n)}>${n}</button>`)}
        </div>`
      : html`<input type="number" inputmode="numeric" min="1" max=${sides} aria-label=${ctx.say('faces', sides)} .value=${typed(String(pad.faces[pad.at] ?? ''))} @change=${(e) => put(Number(e.target.value))} />`}
    <div class="actions">
      <button type="button" class="plain" ?disabled=${pad.faces.every((face) => face === null)} @click=${() => { empty(pad, roll); ctx.refresh(); }}>${ctx.say('clear')}</button>
      <p class="will" role="status">${pad.faces.some((face) => face !== null) ? html`<strong>${pad.faces.map((face) => face ?? '–').join(', ')}</strong>` : nothing}</p>
      <button id="roll" ?disabled=${!whole} @click=${() => send(pad.faces)}>${ctx.say('confirm')}</button>
    </div>`;
  }
}
