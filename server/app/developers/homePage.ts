import { brand } from '../../shared/brand/brand';
import { html } from '../rest/reference/html';
import { codeBlock } from './guides/highlight';
import { guideGroups, guidePath } from './guides/guides';
import type { PortalPage } from './PortalPage';
import { home } from './portalNavigation';

const headings = [
  { id: 'try-it', text: 'Try it', level: 2 },
  ...guideGroups.map(({ title }) => ({ id: idOf(title), text: title, level: 2 })),
];

/** The front page of the portal. `hasExplorer`: the site offers its GraphQL explorer. */
export function homePage(publicUrl: string, hasExplorer: boolean): PortalPage {
  return {
    path: home,
    title: 'Build with local offers',
    summary: `GraphQL, REST, webhooks, feeds and embeds of ${brand.name}: read every offer, keep a mirror, write your own ads.`,
    content: html`<p class="lead">
        Read every offer through GraphQL or REST, without an account. Keep a mirror by the change feed, hear of changes
        by webhooks, and write your own ads with a key.
      </p>
      <div class="actions">
        <a class="button primary" href="${home}/guides/first-steps">First steps</a>
        ${hasExplorer ? html`<a class="button" href="/graphql/explorer">GraphQL explorer</a>` : ''}
        <a class="button" href="${home}/rest">REST paths</a>
      </div>
      <h2 id="try-it">Try it</h2>
      <p>The three newest offers, by both APIs:</p>
      ${codeBlock(
        `curl ${publicUrl}/graphql \\
  -H 'content-type: application/json' \\
  -d '{"query": "{ brochures(first: 3, orderBy: [{ field: NEWEST }]) { edges { node { displayTitle companyName } } } }"}'`,
        'bash',
        'GraphQL',
      )}
      ${codeBlock(`curl '${publicUrl}/rest/brochure/public/?sortBy=NEWEST&pageSize=3&view=card'`, 'bash', 'REST')}
      ${guideGroups.map(
        ({ title, guides }) =>
          html`<h2 id="${idOf(title)}">${title}</h2>
            <div class="cards">
              ${guides.map(
                (guide) =>
                  html`<a class="card" href="${guidePath(guide)}"
                    ><strong>${guide.title}</strong><span>${guide.summary}</span></a
                  >`,
              )}
            </div>`,
      )}`,
    headings,
    isIndexed: true,
  };
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
