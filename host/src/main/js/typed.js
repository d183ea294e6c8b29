// What stands in a field that somebody types in: news of others, which draw the page anew, write nothing over it.
import { noChange } from 'lit-html';
import { directive, Directive } from 'lit-html/directive.js';

class Typed extends Directive {
  update({ element: field }, [value]) {
    if (!this.field) {
      this.field = field;
      field.addEventListener('input', () => { this.typing = true; });
      // before who listens for what was typed, and draws the field with what came of it
      for (const end of ['change', 'blur']) field.addEventListener(end, () => { this.typing = false; });
    }
    if (!this.typing && field.value !== value) field.value = value;
    return noChange;
  }
}

/** The value of a field whose `@change` says that all is typed. */
export const typed = directive(Typed);
