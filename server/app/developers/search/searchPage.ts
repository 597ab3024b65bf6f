import { html } from '../../rest/reference/html';
import { prose } from '../../rest/reference/prose';
import type { PortalPage } from '../PortalPage';
import { home } from '../portalNavigation';
import { findPages } from './findPages';

export const searchPath = `${home}/search`;

/** What the search found, without scripts. */
export function searchPage(pages: readonly PortalPage[], text: string): PortalPage {
  const found = findPages(pages, text);
  const count = `${found.length} ${found.length === 1 ? 'page has' : 'pages have'} “${text}”.`;
  return {
    path: searchPath,
    title: 'Search',
    summary: text === '' ? 'Type what you look for: a name of a field, a path, a word.' : count,
    content: html`${
        text !== '' && found.length === 0
          ? html`<p>
              Look through the <a href="${home}/graphql">types</a>, the <a href="${home}/rest">paths</a> or the
              <a href="${home}/examples">examples</a>, or search for a part of the word.
            </p>`
          : ''
      }
      <dl>
        ${found.map(
          ({ page, heading }) =>
            html`<div>
              <dt>
                <a href="${page.path}${heading ? `#${heading.id}` : ''}"
                  >${page.title}${heading ? ` – ${heading.text}` : ''}</a
                >
                ${page.parent ? html` <span class="quiet">${page.parent.title}</span>` : ''}
              </dt>
              <dd>${prose(page.summary)}</dd>
            </div>`,
        )}
      </dl>`,
    headings: [],
    isIndexed: false,
  };
}
