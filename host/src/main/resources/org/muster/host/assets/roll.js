// Real dice: a keypad with the faces of each die, all dice of the roll in sight, and what is needed.
import { html, nothing } from 'lit-html';

const MOST_KEYS = 20;

/** @param typed called with the faces when all are there */
export function rollPad(roll, ctx, typed) {
  const pad = ctx.ui('roll');
  const of = JSON.stringify([roll.purpose, roll.pool]);
  if (pad.of !== of) Object.assign(pad, { of, faces: roll.sides.map(() => null), at: 0 });
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
    <p>${ctx.say('roll', roll.pool)}</p>
    ${roll.modifiers?.length ? html`<p class="quiet">${roll.modifiers.join(', ')}</p>` : nothing}
    ${roll.target ? html`<p><strong>${ctx.say('needed', roll.target)}</strong></p>` : nothing}
    <div class="dice" role="group" aria-label=${ctx.say('dice')}>
      ${pad.faces.map(
        (face, i) => html`<button type="button" class="die" aria-pressed=${i === pad.at} aria-label=${ctx.say('die', i + 1, roll.sides[i], face ?? '–')}
          @click=${() => { pad.at = i; ctx.refresh(); }}>${face ?? html`<span class="quiet">d${roll.sides[i]}</span>`}</button>`,
      )}
    </div>
    ${sides <= MOST_KEYS
      ? html`<div class="keypad" role="group" aria-label=${ctx.say('faces', sides)}>
          ${Array.from({ length: sides }, (_, i) => i + 1).map((n) => html`<button type="button" class="plain" data-face=${n} @click=${() => put(n)}>${n}</button>`)}
        </div>`
      : html`<input type="number" inputmode="numeric" min="1" max=${sides} aria-label=${ctx.say('faces', sides)} @change=${(e) => put(Number(e.target.value))} />`}
    <div class="actions">
      <button id="roll" ?disabled=${!whole} @click=${() => typed(pad.faces)}>${ctx.say('confirm')}</button>
      <button type="button" class="plain" @click=${() => { pad.of = null; ctx.refresh(); }}>${ctx.say('clear')}</button>
    </div>
  </section>`;
}
