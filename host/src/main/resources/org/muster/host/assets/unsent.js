// Answers that the host has not heard yet, and those that it did not take after all: with what was typed, so that nothing is
// lost of it.
import { html, nothing } from 'lit-html';
import { reason } from './controls.js';

/** An answer in words, as well as it goes where the host can't be asked. */
export function spoken(options, value) {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return options?.options?.find?.((option) => option.id === value)?.label ?? String(value);
  return Object.entries(value).map(([name, part]) => (Array.isArray(value) ? spoken(null, part) : `${name}: ${spoken(null, part)}`)).join(', ');
}

/** What goes out when there is a line. */
export function unsent(post, say) {
  const all = post.waiting.filter((one) => one.text);
  return all.length ? html`<ul class="unsent">${all.map((one) => html`<li><strong>${say('unsent')}</strong> ${one.prompt}: ${one.text}</li>`)}</ul>` : nothing;
}

/** What was answered and not taken, with why, until somebody puts it away. */
export const returned = (post, ctx) =>
  post.returned.map((one) => html`<section class="returned" role="alert">
    <p><strong>${ctx.say('returned')}</strong> ${one.prompt ? html`${one.prompt}: ${one.text}` : nothing}</p>
    <ul class="refused">${(one.refused.length ? one.refused : [{ text: ctx.say('too-late') }]).map((why) => html`<li>${reason(why, ctx)}</li>`)}</ul>
    <button type="button" class="plain" data-put-away @click=${() => post.putAway(one)}>${ctx.say('put-away')}</button>
  </section>`);
