import { html, type Html } from './html';

/** A sentence of the document, in which names stand between backticks. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}
