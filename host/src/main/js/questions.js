// What is asked of who looks: each question with its draft, what the host thinks of that, and what can be done with it.
import { html, nothing } from 'lit-html';
import { empty, givenFor, isBegun, isWhole, isWholeAt, leftOut, missing, only, onlyNote, placeNamed, sayable, spoken } from './answers.js';
import { totals } from './army.js';
import { closed, control, lead, reason } from './controls.js';
import { random } from './line.js';
import { rollPad } from './roll.js';
import { takeBack } from './unsent.js';
import { time } from './times.js';
import { list, say } from './words.js';

const PAUSE = 100; // milliseconds between two questions to the host

/** What may be said and nobody waits for. */
const isOffer = (one) => one.decision.meanwhile || !one.question.waitedFor;

/** What may be said of a report though nobody waits for it: "Battle 1 at Verdance: correct the report". */
const offered = ({ decision, question }) => `${decision.path.at(-2) ?? ''}: ${list((question.options.cases ?? []).map((one) => one.label))}`;

export const isOpen = (one) => !isOffer(one) && !one.question.confirmed;

/** Composed answers may begin with one that is whole. */
const composed = ['army', 'several', 'form', 'each', 'split', 'path', 'point'];
const isComposed = (options) => composed.includes(options.kind) || (options.kind === 'either' && options.cases.some((one) => one.options && isComposed(one.options)));

const LONG = 50; // letters that may not stand in the two lines of a headline

const isPlain = (options) => options.kind === 'oneOf' || options.kind === 'either';

const lock = html`<svg class="lock" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M3 7h10v8H3zM5 7V5a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" stroke-width="1.6" /></svg>`;

/** Dice that wait for a line: nothing is confirmed of them twice. */
const unsentDice = (post, kept) => html`<div class="actions"><p class="will"><strong>${say('unsent')}</strong> ${kept.text}</p>${takeBack(post, kept, say)}</div>`;

export class Questions {
  /**
   * @param line to the host
   * @param ctx what controls are drawn with
   * @param hear given(): somebody has begun to answer; taken(): an answer is confirmed; changed(): all is to be drawn anew
   */
  constructor(line, ctx, hear) {
    this.line = line;
    this.ctx = ctx;
    this.hear = hear;
    this.judged = new Map(); // what the host thinks of the answer to a question so far
    this.at = null; // the question that is shown
    this.byHand = false; // whether somebody wanted it to be
    this.whole = false; // whether all is read that is told beside the button
  }

  draftKey(one) {
    return `${this.line.name}:${one.key}`;
  }

  hasDraft(one) {
    return localStorage.getItem(this.draftKey(one)) !== null;
  }

  /** What was answered without a line, and lies here until there is one. */
  unsent({ decision }) {
    return this.line.offline ? this.line.post.waiting.find(({ body }) => body.decision === decision.id && body.seat === this.line.state.as) : undefined;
  }

  /** The same of dice. */
  unsentRoll() {
    return this.line.offline ? this.line.post.waiting.find(({ body }) => body.do === 'roll') : undefined;
  }

  /** Those that the seat may answer: each in its own name, also where it is asked of several together. */
  mine() {
    return (this.line.state.asked.decisions ?? []).flatMap((decision) =>
      decision.questions
        .filter((question) => question.options && question.who.some((who) => who.seat === this.line.state.as))
        .map((question) => ({ decision, question, key: `${decision.id}:${question.seat}` })),
    );
  }

  /**
   * The one whose buttons stand below the headline: what somebody opened, what they are at, else the first that is open.
   * What was answered just now may be changed, as long as nothing else is asked.
   */
  shown() {
    const all = this.mine();
    const here = all.find((one) => one.key === this.at);
    if (here && (this.byHand || isOpen(here))) return here;
    return all.find(isOpen) ?? (here && !isOffer(here) ? here : undefined);
  }

  draft(one) {
    if (this.hasDraft(one)) return JSON.parse(localStorage.getItem(this.draftKey(one)));
    return one.question.answer ?? one.question.before ?? one.question.options.proposal?.answer ?? only(one.question.options) ?? empty(one.question.options) ?? undefined;
  }

  give(one, value) {
    if (value === undefined) localStorage.removeItem(this.draftKey(one));
    else localStorage.setItem(this.draftKey(one), JSON.stringify(value));
    this.hear.given();
  }

  /** What the host thinks of an answer; asked for, if it is not known, one at a time. */
  judgement(one, value) {
    const json = JSON.stringify(value ?? null);
    let word = this.judged.get(one.key);
    if (!word) this.judged.set(one.key, (word = { refused: [], json: null, ok: false, busy: false }));
    if (!word.busy && (word.json !== json || word.revision !== this.line.state.revision)) this.judge(one, word, value, json);
    return { ...word, known: word.json === json };
  }

  async judge(one, word, value, json) {
    const revision = this.line.state.revision;
    if (value === undefined || value === null) return Object.assign(word, { json, revision, ok: false, refused: [], text: '', sum: '', ground: {} });
    word.busy = true;
    try {
      const said = await this.line.ask('/judge', { decision: one.decision.id, seat: this.line.state.as, answer: sayable(value), draft: true });
      const refused = said.json.refused ?? [];
      Object.assign(word, { json, revision, ok: said.ok && !refused.length, refused, text: said.json.text ?? '', sum: said.json.sum ?? '', ground: said.json.ground ?? {} });
    } catch {
      Object.assign(word, { json, revision, ok: true, refused: [], text: '', sum: '', ground: {} }); // it judges when it takes the answer
    }
    this.hear.changed();
    setTimeout(() => {
      word.busy = false;
      this.hear.changed();
    }, PAUSE);
    return word;
  }

  /** Who runs the game sees first what an answer changes, as with whatever else they do to it. */
  get looksFirst() {
    return this.line.state.as === 'organizer';
  }

  look(one) {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: `${this.line.page}/organize`, hidden: true });
    const fields = { do: 'settle', decision: one.decision.id, answer: JSON.stringify(sayable(this.draft(one))) };
    for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(form);
    form.submit();
  }

  async confirm(one, how = { do: 'choose', confirmed: true }) {
    if (this.looksFirst) return this.look(one);
    const value = this.draft(one);
    const command = { ...how, decision: one.decision.id, question: this.line.state.marks[one.decision.id], seat: this.line.state.as, answer: sayable(value), contribution: random() };
    const text = this.judgement(one, value).text || spoken(one.question.options, value);
    const done = await this.line.send(command, { prompt: one.decision.prompt, text, draft: this.draftKey(one) });
    if (done) {
      localStorage.removeItem(this.draftKey(one));
      this.byHand = false;
      this.hear.taken();
    }
  }

  /** Fills in what is not chosen yet, and keeps what is. */
  async fill(one) {
    const { example } = one.question;
    const chosen = this.draft(one);
    if (!this.hasDraft(one) || !isBegun(chosen)) return this.give(one, example);
    const said = await this.line.ask('/judge', { decision: one.decision.id, seat: this.line.state.as, answer: sayable(chosen), complete: true, draft: true }).catch(() => undefined);
    if (JSON.stringify(this.draft(one)) !== JSON.stringify(chosen)) return undefined; // something else was chosen meanwhile
    if (said?.ok && !said.json.refused) return this.give(one, said.json.answer);
    this.unfilled = { key: one.key, chosen: JSON.stringify(chosen) };
    return this.hear.changed();
  }

  /**
   * What an answer may begin with. What was done at a real table is not made up. What is not there yet has its place all
   * the same: nothing below may move between two taps. One tap needs no way back but another.
   */
  beginnings(one) {
    const { options, example } = one.question;
    const value = this.draft(one);
    const fills = example !== undefined && isComposed(options) && !one.decision.report;
    const whole = this.hasDraft(one) && this.judgement(one, value).ok;
    const failed = this.unfilled?.key === one.key && this.unfilled.chosen === JSON.stringify(value);
    const begin = (label, value) => html`<button type="button" class="chip" @click=${() => this.give(one, value)}>${label}</button>`;
    return html`<div class="filters">
      ${options.proposal ? begin(options.proposal.called, options.proposal.answer) : nothing}
      ${fills ? html`<button type="button" class="chip ${whole || failed ? 'not-yet' : ''}" id="example" @click=${() => this.fill(one)}>${say('example')}</button>` : nothing}
      ${isComposed(options) || options.kind === 'someOf' ? html`<button type="button" class="chip ${this.hasDraft(one) ? '' : 'not-yet'}" id="clear" @click=${() => this.give(one, undefined)}>${say('clear')}</button>` : nothing}
    </div>${failed ? html`<p class="quiet" role="status">${say('no-example')}</p>` : nothing}`;
  }

  question(one) {
    const value = this.draft(one);
    const { decision, question: asked } = one;
    const word = this.judgement(one, value);
    const touched = this.hasDraft(one) || asked.answer !== undefined;
    // Nothing is refused before it is said whole; then all is, also of what was left out.
    const whole = isWhole(asked.options, value);
    this.ctx.refusals = touched ? word.refused.filter((violation) => whole || isWholeAt(asked.options, value, violation.at)) : [];
    this.ctx.isReport = decision.report; // what happened at a real table is said, not picked on the map by a stray tap
    this.ctx.told = new Set();
    this.ctx.sum = word.sum;
    this.ctx.groundLeft = (at) => word.ground?.[at];
    this.ctx.givenFor = (at) => givenFor(asked.options, at);
    this.ctx.counts = Boolean(asked.options.sum); // the whole answer says what it comes to: a list in it need not
    const body = control(asked.options, value ?? undefined, (next) => this.give(one, next), '', this.ctx);
    const kept = this.unsent(one);
    // A form of one choice is none: its button says what is done. The control is made all the same, so that the picture shows where.
    const sole = only(asked.options);
    const alone = sole !== undefined && !this.looksFirst && !asked.confirmed && !kept && JSON.stringify(sole) === JSON.stringify(value);
    const elsewhere = this.ctx.refusals.filter((violation) => !this.ctx.told.has(violation));
    const changed = !asked.confirmed || (this.hasDraft(one) && JSON.stringify(value) !== JSON.stringify(asked.answer));
    const ready = word.known && word.ok && changed && !this.line.post.isWaiting;
    const several = decision.questions.length > 1;
    const many = several && !decision.report; // the first report ends the asking, and is told
    const until = decision.until;
    const comesTo = word.sum || totals(asked.options, value, this.ctx);
    return html`<section class="question" aria-label=${decision.prompt} data-decision=${decision.id} aria-busy=${!word.known}>
      ${decision.prompt.length > LONG ? html`<p class="prompt ${decision.report && (isPlain(asked.options) || asked.options.proposal) ? 'fact' : ''}">${decision.prompt}</p>` : nothing}
      ${asked.confirmed ? html`<p class="given">${say('given', asked.told)}${many ? html`<br>${until ? say('change-until', time(until)) : say('change')}` : nothing}</p>` : nothing}
      ${asked.before !== undefined && !this.hasDraft(one) ? html`<p class="given">${say('before')}</p>` : nothing}
      ${alone ? closed(asked.options, '', this.ctx) : html`${this.beginnings(one)} ${body}`}
      ${elsewhere.length
        ? html`<ul class="refused">${elsewhere.map((r) => html`<li>${r.at ? html`${this.leads(r.at, placeNamed(asked.options, r.at))} ` : nothing}${reason(r, this.ctx)}</li>`)}</ul>`
        : nothing}
      <ul class="terms">
        ${alone ? nothing : html`<li class=${this.hasDraft(one) ? '' : 'not-yet'}>${say('draft')}</li>`}
        ${decision.secret && !decision.report ? html`<li>${lock} ${this.kept()}</li>` : nothing}
        ${many && !asked.confirmed ? html`<li>${until ? say('change-until', time(until)) : say('change')}</li>` : nothing}
      </ul>
      ${kept ? html`<div class="actions"><p class="will"><strong>${say('unsent')}</strong> ${kept.text}</p>${takeBack(this.line.post, kept, say)}</div>` : html`<div class="actions ${alone ? 'alone' : this.looksFirst ? 'looks' : ''}">
        <div class="will ${this.whole ? 'whole' : ''}" @click=${(e) => e.currentTarget.matches('.cut, .whole') && !e.target.closest('button') && this.unfold()}>${word.ok
          ? changed
            ? html`${alone && isPlain(asked.options) ? onlyNote(asked.options) : word.text} <span class="quiet">${comesTo} ${decision.report ? this.unsaid(asked.options, value) : nothing}</span>`
            : nothing // it stands above
          : html`${this.wanted(asked.options, value, touched)} <span class="quiet">${comesTo}</span>`}</div>
        <button type="button" class="plain small unfold" aria-label=${say('whole-answer')} aria-expanded=${this.whole} @click=${() => this.unfold()}>${this.whole ? '▾' : '▴'}</button>
        <button id="confirm" ?disabled=${!ready} @click=${() => this.confirm(one)}>${alone ? spoken(asked.options, value) : say(this.looksFirst ? 'look-first' : asked.confirmed ? 'change-it' : 'confirm')}</button>
        ${ready && !asked.confirmed && !this.looksFirst && (several || typeof value === 'string')
          ? html`<details class="more"><summary>${say('other-ways')}</summary>
              ${several ? html`<button class="plain" @click=${() => this.confirm(one, { do: 'choose', confirmed: false })}>${say('hand-in')}</button><p class="quiet">${say('handed-in')}</p>` : nothing}
              ${typeof value === 'string' ? html`<button class="plain" @click=${() => this.confirm(one, { do: 'stand' })}>${say('stand')}</button>` : nothing}
            </details>`
          : nothing}
      </div>`}
    </section>`;
  }

  /** Reads all that is told beside the button, or no more of it. */
  unfold() {
    this.whole = !this.whole;
    this.hear.changed();
  }

  /** What is wrong, or wanted, at a part of an answer leads there. */
  leads(at, text) {
    return html`<button type="button" class="link-like" @click=${() => lead(at, this.ctx)}>${text}</button>`;
  }

  /** What is still to be done, where an answer is not whole yet; where it is, what stands against it. */
  wanted(options, value, touched) {
    const all = this.ctx.refusals;
    if (all.length) {
      const told = this.whole || all.length === 1 ? all.map(({ text }) => text) : [say('against', all[0].text, all.length - 1)];
      return told.map((text, i) => html`<p class="against">${all[i].at ? this.leads(all[i].at, text) : text}</p>`);
    }
    const told = (text) => html`<span class="quiet">${text}</span>`;
    if (isPlain(options) && !isBegun(value)) return told(options.sum || say('choose-one'));
    if (isWhole(options, value) || (!touched && options.sum)) return told(options.sum ?? '');
    const way = missing(options, value);
    const names = way.map(({ name }) => name).filter(Boolean);
    if (!way.length) return touched ? told(say('go-on')) : nothing;
    return this.leads(way.map(({ part }) => part).join('.'), names.length ? say('go-on-with', names.join(' › ')) : say('go-on'));
  }

  /** What may be said of a case and is not: who disputes a report and not its lines disputes all of it. */
  unsaid(options, value) {
    const names = leftOut(options, value);
    return names.length ? say('left-out', names.join(' · ')) : nothing;
  }

  /** From whom the answer is kept: who runs the game, and plays from another seat, may read of it by the rules. */
  kept() {
    const { as, organizers } = this.line.state;
    const judges = organizers.filter((seat) => seat !== as);
    return judges.length ? say('secret-but', list(judges.map((seat) => this.ctx.called(seat)))) : say('secret');
  }

  /** Whether a bot plays who rolls: it throws no real dice. */
  isBots(roll) {
    return this.line.state.seats.some((seat) => seat.seat === roll.by && seat.bot);
  }

  /** Whether the seat may type these dice. */
  mayRoll(roll) {
    const { as, seats, typed } = this.line.state;
    if (typed) return true;
    return roll.pool && (as === 'organizer' || roll.by === as || (!roll.by && seats.some((seat) => seat.seat === as)));
  }

  /** Whether these dice wait for this seat: to be thrown, or because others have said what they show. */
  isCalledToRoll(roll) {
    const { as, typed } = this.line.state;
    if (as === 'organizer') return this.isBots(roll) || new Set(typed?.map((one) => one.faces.join())).size > 1;
    if (!typed) return this.mayRoll(roll);
    const mine = typed.find((one) => one.seat === as);
    const others = typed.filter((one) => one.seat !== as);
    return mine ? others.some((one) => one.faces.join() !== mine.faces.join()) : others.length > 0 || !roll.by || roll.by === as;
  }

  draw() {
    const roll = this.line.state.asked.roll;
    if (roll && this.mayRoll(roll)) {
      const { revision, typed, as } = this.line.state;
      const kept = this.unsentRoll();
      return rollPad(roll, this.ctx, {
        now: revision,
        typed: (faces) => this.line.send({ do: 'roll', rolls: [faces], question: this.line.state.marks.roll }, { prompt: roll.purpose, text: faces.join(', '), revision }),
        said: typed,
        as,
        kept: kept && unsentDice(this.line.post, kept),
        isCalled: this.isCalledToRoll(roll),
        isBots: this.isBots(roll),
      });
    }
    const all = this.mine();
    const open = all.filter(isOpen);
    const given = all.filter((one) => !isOffer(one) && one.question.confirmed);
    const shown = this.shown();
    const offers = all.filter((one) => isOffer(one) && one.key !== shown?.key);
    if (this.at !== (shown?.key ?? null)) this.whole = false; // of what is asked next one has read nothing yet
    this.at = shown?.key ?? null;
    this.byHand &&= shown !== undefined;
    const entry = (one) => html`<button class="option plain" data-question=${one.key} @click=${() => this.open(one)}>
      <span>${isOffer(one) && one.decision.report ? offered(one) : one.decision.prompt}</span>${one.question.confirmed ? html`<span class="note">${one.question.told}</span>` : nothing}
    </button>`;
    return html`${this.reports().map((one) => html`<p class="given report">${say('report-waits', list(one.names), one.prompt)}</p>`)}
      ${shown ? this.question(shown) : given.length ? this.taken(given) : this.line.state.elsewhere.length ? nothing : html`<p class="quiet">${say('nothing-asked')}</p>`}
      ${[...open, ...given].filter((one) => one.key !== shown?.key).map(entry)}
      ${offers.length ? html`<details class="offers" ?open=${!shown && offers.some((one) => one.decision.report)}><summary>${say('offers')}</summary>${offers.map(entry)}</details>` : nothing}`;
  }

  /** That what was answered is taken, and until when it may be changed: below stands the way there. */
  taken(given) {
    const [until] = given.map((one) => one.decision.until).filter(Boolean).sort();
    return html`<p class="taken">${say('answer-taken')} ${until ? say('change-until', time(until)) : say('change')}</p>`;
  }

  /** What others are still to say to what this seat has reported, or disputed. */
  reports() {
    const { state } = this.line;
    const me = state.seats.find((one) => one.seat === state.as);
    const open = new Set(this.mine().filter(isOpen).map((one) => one.decision.id));
    const mine = new Set(this.mine().map((one) => one.decision.id));
    const awaited = new Map(state.awaited.map((one) => [one.decision, one.seats]));
    return (state.asked.decisions ?? [])
      .filter((one) => me && one.report && !open.has(one.id) && awaited.get(one.id)?.some((seat) => seat !== me.seat) && (mine.has(one.id) || [me.name, me.called].some((name) => one.prompt.includes(name))))
      .map((one) => ({ prompt: one.prompt, names: awaited.get(one.id).map((seat) => this.ctx.called(seat)) }));
  }

  open(one) {
    this.at = one.key;
    this.byHand = true;
    this.hear.changed();
  }
}
