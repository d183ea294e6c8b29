// Answers that the host has not heard yet, and those that it did not take after all: with what was typed, so that nothing is
// lost of it.
import { html, nothing } from 'lit-html';
import { reason } from './controls.js';

const STALE = 'STALE';

/** What goes out when there is a line, unless it is taken back before. */
export function unsent(post, say) {
  const all = post.waiting.filter((one) => one.text);
  return all.length
    ? html`<ul class="unsent">${all.map((one) => html`<li><p><strong>${say('unsent')}</strong> ${one.prompt}</p><p>${one.text}</p>${takeBack(post, one, say)}</li>`)}</ul>`
    : nothing;
}

export const takeBack = (post, one, say) => html`<button type="button" class="plain" data-take-back @click=${() => post.takeBack(one)}>${say('take-back')}</button>`;

/** That it is asked no more says how it stands, not which number it had; more is said where more is known. */
function why(one, ctx) {
  const more = one.refused.filter((violation) => violation.code !== STALE);
  return more.length ? more : [{ text: ctx.say('too-late') }];
}

/** What was answered and not taken, with why, until somebody puts it away. */
export const returned = (post, ctx) =>
  post.returned.map((one) => html`<section class="returned" role="alert">
    <p><strong>${ctx.say('returned')}</strong> ${one.prompt ?? nothing}</p>
    ${one.text ? html`<p>${one.text}</p>` : nothing}
    <ul class="refused">${why(one, ctx).map((violation) => html`<li>${reason(violation, ctx)}</li>`)}</ul>
    <button type="button" class="plain" data-put-away @click=${() => post.putAway(one)}>${ctx.say('put-away')}</button>
  </section>`);
