import { html, type Html } from './html';

/** Renders a sentence of the document; names are between backticks. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}
