import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import graphql from 'highlight.js/lib/languages/graphql';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import xml from 'highlight.js/lib/languages/xml';
import { Html, html } from '../../rest/reference/html';

const languages = { bash, graphql, javascript, json, xml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Names of languages in our texts, besides those that `hljs` knows itself (`sh`, `js`, `html`). */
const languageOf = (name: string): string | null => (hljs.getLanguage(name) ? name : null);

/** What the head of a block without a name says. */
const titles: Readonly<Record<string, string>> = {
  ...{ bash: 'Terminal', sh: 'Terminal', graphql: 'GraphQL', json: 'JSON', js: 'JavaScript', html: 'HTML' },
};

/** Renders code as a block with classes for its words, so that no style attribute is needed. `name`: what it shows. */
export function codeBlock(code: string, language: string, name = 'Example'): Html {
  const known = languageOf(language);
  const text = known === null ? html`${code}` : new Html(hljs.highlight(code, { language: known }).value);
  return html`<div class="code">
    <div class="code-head"><span>${name === 'Example' ? (titles[language] ?? name) : name}</span></div>
    <pre tabindex="0" role="group" aria-label="${name}"><code>${text}</code></pre>
  </div>`;
}
