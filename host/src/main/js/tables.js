// Records, as the host tells them.
import { html, nothing } from 'lit-html';

/** Whether anything stands in a column of a table; if not it takes no room from the others. */
const isFilled = (table, column) => !table.rows.length || table.rows.some((row) => row.cells[column]?.text);

export const tables = (all) =>
  all.map((table) => {
    const filled = (_, column) => isFilled(table, column);
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${table.title}><table>
      <caption>${table.title}</caption>
      ${table.heads.length ? html`<thead><tr>${table.heads.filter(filled).map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>` : nothing}
      <tbody>${table.rows.map((row) => html`<tr>${row.cells.filter(filled).map((cell) => html`<td>${cell.text}</td>`)}</tr>`)}</tbody>
    </table></div>`;
  });
