// What is beside the map: the list of places, the form of the one that is chosen, what is wrong, and the file. All that can be drawn can be typed here.
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { isWater, neighbours, the, writeGround } from './chart-model.js';

const USUAL = ['owner', 'production', 'capital', 'terrain'];
const value = (f) => (e) => f(e.target.value);

/**
 * What is being typed is not drawn over: a field is written anew only where what it is of has changed.
 *
 * @param does what can be done: see draw.js
 */
export function panel(state, say, does) {
  const { chart, chosen } = state;
  const place = the(chart, chosen);
  return html`${found(state, say, does)}
    ${place ? form(place, state, say, does) : nothing}
    ${list(state, say, does)} ${about(state, say, does)}`;
}

function found({ found: wrong, says, chart }, say, does) {
  if (!chart.places.length) return nothing;
  if (!wrong) return html`<p class="quiet" id="found">${say('unchecked')}</p>`;
  if (!wrong.length) return html`<p class="good" id="found">${say('good', says)}</p>`;
  return html`<section id="found" aria-label=${say('to-mend')}>
    <h2>${say('to-mend')}</h2>
    <ul class="refused">
      ${wrong.map((one) => html`<li>${the(chart, one.at) ? html`<button type="button" class="link-like" @click=${() => does.choose(one.at, true)}>${one.text}</button>` : one.text}</li>`)}
    </ul>
  </section>`;
}

function list({ chart, chosen, wrong }, say, does) {
  return html`<section aria-label=${say('places')}>
    <h2>${say('places')}</h2>
    ${chart.places.length ? nothing : html`<p class="quiet">${say('no-places')}</p>`}
    <ul class="atlas-places">
      ${repeat(chart.places, (one) => one.id, (one) => html`<li>
        <button type="button" class="option" data-place=${one.id} aria-pressed=${one.id === chosen} @click=${() => does.choose(one.id, true)}>
          <span>${one.name}</span>${wrong.has(one.id) ? html`<span class="fault">! <span class="unseen">${say('to-mend')}</span></span>` : nothing}
        </button>
      </li>`)}
    </ul>
    <button type="button" class="plain" id="add-place" @click=${does.addPlace}>${say('add-place')}</button>
  </section>`;
}

function form(place, state, say, does) {
  const { chart, typed } = state;
  const near = neighbours(chart, place.id).map((id) => the(chart, id));
  const others = chart.places.filter((one) => one.id !== place.id && !near.includes(one));
  const ground = typed?.id === place.id ? typed : { text: writeGround(place) };
  return html`<section class="place-form" aria-label=${say('place')}>
    <label>${say('name')}<input id="place-name" maxlength="60" .value=${place.name} @change=${value((name) => does.rename(place.id, name))} /></label>
    ${notes(place, say, does)}
    <fieldset>
      <legend>${say('neighbours')}</legend>
      ${near.length ? nothing : html`<p class="quiet">${say('none')}</p>`}
      <p class="chosen-ones">
        ${near.map((one) => html`<button type="button" class="chip" data-part=${one.id} aria-label=${say('part', one.name)} @click=${() => does.toggle(place.id, one.id)}>${one.name} ✕</button>`)}
      </p>
      ${others.length
        ? html`<div class="row">
            <label>${say('connect-to')}<select id="connect-to">${others.map((one) => html`<option value=${one.id}>${one.name}</option>`)}</select></label>
            <button type="button" class="plain" id="connect" @click=${(e) => does.toggle(place.id, e.target.closest('.row').querySelector('select').value)}>${say('connect')}</button>
          </div>`
        : nothing}
    </fieldset>
    <details>
      <summary>${say('corners')}</summary>
      <label><span class="unseen">${say('corners')}</span>
        <textarea id="corners" rows="4" class="code" spellcheck="false" aria-invalid=${Boolean(ground.wrong)} .value=${ground.text} @change=${value((text) => does.ground(place.id, text))}></textarea>
      </label>
      ${ground.wrong ? html`<p class="fault" role="alert">${say('bad-corners', ground.wrong)}</p>` : nothing}
      <fieldset class="row">
        <legend>${say('middle')}</legend>
        ${['x', 'y'].map((axis, i) => html`<label>${say(axis)}<input type="number" step="0.1" data-middle=${axis} .value=${String(place.at[i])} @change=${(e) => does.put(place.id, i, Number(e.target.value), e.target)} /></label>`)}
      </fieldset>
    </details>
    <p class="row">
      <button type="button" class="plain" id="more-ground" @click=${() => does.moreGround(place.id)}>${say('more-ground')}</button>
      <button type="button" class="plain warn" id="remove-place" @click=${() => does.remove(place.id)}>${say('remove-place')}</button>
    </p>
  </section>`;
}

function notes(place, say, does) {
  const own = Object.entries(place.notes).filter(([what]) => what !== 'water');
  return html`<fieldset>
    <legend>${say('notes')}</legend>
    <label class="check"><input type="checkbox" id="water" .checked=${live(isWater(place))} @change=${(e) => does.note(place.id, 'water', e.target.checked ? 'true' : '')} /> <span>${say('water')}</span></label>
    ${own.map(([what, says]) => html`<div class="row">
      <label><bdi>${what}</bdi><input maxlength="60" data-note=${what} .value=${says} @change=${value((text) => does.note(place.id, what, text.trim()))} /></label>
      <button type="button" class="plain small" aria-label=${say('remove-note', what)} @click=${() => does.note(place.id, what, '')}>✕</button>
    </div>`)}
    <form class="row" @submit=${(e) => {
      e.preventDefault();
      const { what, says } = e.target.elements;
      if (what.value.trim() && says.value.trim()) does.note(place.id, what.value.trim(), says.value.trim());
      e.target.reset();
    }}>
      <label>${say('note-key')}<input name="what" maxlength="40" list="usual-notes" autocomplete="off" /></label>
      <label>${say('note-value')}<input name="says" maxlength="60" autocomplete="off" /></label>
      <button class="plain" id="add-note">${say('add-note')}</button>
    </form>
    <datalist id="usual-notes">${USUAL.map((one) => html`<option value=${one}></option>`)}</datalist>
  </fieldset>`;
}

function about({ chart, refused, opened, systems }, say, does) {
  return html`<section aria-label=${say('file')}>
    <h2>${say('file')}</h2>
    ${refused.length ? html`<div role="alert"><ul class="refused">${refused.map((one) => html`<li>${one}</li>`)}</ul></div>` : nothing}
    ${opened.length ? html`<div role="status"><ul class="quiet">${opened.map((one) => html`<li>${one}</li>`)}</ul></div>` : nothing}
    <label>${say('map-name')}<input id="map-name" maxlength="60" .value=${chart.name} @change=${value(does.nameMap)} /></label>
    <fieldset class="row">
      <legend>${say('size')}</legend>
      ${['width', 'height'].map((side) => html`<label>${say(side)}<input type="number" min="10" max="100000" id=${side} .value=${String(chart[side])} @change=${(e) => does.size(side, Number(e.target.value), e.target)} /></label>`)}
    </fieldset>
    <label>${say('picture')}<input type="file" id="picture-file" accept="image/png,image/jpeg" @change=${(e) => does.picture(e.target.files[0], e.target)} /></label>
    ${chart.picture ? html`<button type="button" class="plain" id="no-picture" @click=${does.noPicture}>${say('no-picture')}</button>` : nothing}
    <label>${say('open')}<input type="file" id="open-file" accept=".yaml,.yml,.json,.geojson,.xml,.tmx,.tmj" @change=${(e) => does.open(e.target.files[0], e.target)} /></label>
    <p><button type="button" class="button" id="save" ?disabled=${!chart.places.length} @click=${does.save}>${say('save')}</button></p>
    ${systems.length && chart.places.length
      ? html`<div class="row">
          <label>${say('try')}<select id="system">${systems.map((one) => html`<option value=${one.id}>${one.name}</option>`)}</select></label>
          <button type="button" class="plain" id="try" @click=${(e) => does.tryIt(e.target.closest('.row').querySelector('select').value)}>${say('try-it')}</button>
        </div>`
      : nothing}
    <p class="quiet">${say('kept')}</p>
    <button type="button" class="plain warn" id="clear" @click=${does.clear}>${say('clear')}</button>
  </section>`;
}
