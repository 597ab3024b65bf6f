import { getTrustedTypes } from './getTrustedTypes';

const policy = getTrustedTypes()?.createPolicy('read-markup', { createHTML: (html) => html });

/** Parses markup into a document of its own, in which no script runs and nothing is loaded. Read it; never insert it. */
export function parseMarkup(html: string): HTMLElement {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body;
}
