import { anchorOf as slugOf } from '../../developers/guides/anchorOf';
import type { PortalPage } from '../../developers/PortalPage';
import { html } from './html';
import type { NamedOperation, OpenApiDocument } from './OpenApiDocument';
import { anchorOf, renderOperation } from './renderOperation';

export const referenceHome = '/developers/rest';

/** The OpenAPI document for people: a page that lists all operations, and one for each tag. */
export function referencePages({ info, paths }: OpenApiDocument, publicUrl: string): PortalPage[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = [...new Set(operations.map(tagOf))].sort().map((tag) => ({
    tag,
    path: `${referenceHome}/${slugOf(tag)}`,
    members: operations.filter((operation) => tagOf(operation) === tag),
  }));
  const list: PortalPage = {
    path: referenceHome,
    title: 'REST paths',
    summary: 'Every operation of the REST API with its parameters, answers and examples.',
    content: html`<p>${info.description ?? ''}</p>
      <p>
        For generators: <a href="/rest/openapi.json">OpenAPI 3.1 document</a>. What all paths have in common is in the
        <a href="/developers/guides/rest">guide</a>; refusals have <a href="/problems">pages of their own</a>.
      </p>
      ${groups.map(
        ({ tag, path, members }) =>
          html`<h2 id="${slugOf(tag)}"><a class="self" href="${path}">${tag}</a></h2>
            <dl>
              ${members.map(
                (each) =>
                  html`<div>
                    <dt>
                      <span class="method ${each.method.toLowerCase()}">${each.method}</span> <code>${each.path}</code>
                    </dt>
                    <dd><a href="${path}#${anchorOf(each)}">${each.operation.summary ?? each.path}</a></dd>
                  </div>`,
              )}
            </dl>`,
      )}`,
    headings: groups.map(({ tag }) => ({ id: slugOf(tag), text: tag, level: 2 })),
    isIndexed: true,
  };
  return [list, ...groups.map((group) => tagPage(group, publicUrl))];
}

interface TagGroup {
  tag: string;
  path: string;
  members: readonly NamedOperation[];
}

function tagPage({ tag, path, members }: TagGroup, publicUrl: string): PortalPage {
  return {
    path,
    title: tag,
    summary: `${members.length} ${members.length === 1 ? 'operation' : 'operations'} of the REST API.`,
    parent: { path: referenceHome, title: 'REST paths' },
    content: html`${members.map((each) => renderOperation(each, publicUrl))}`,
    headings: members.map((each) => ({ id: anchorOf(each), text: each.operation.summary ?? each.path, level: 2 })),
    isIndexed: true,
    keywords: members.map((each) => each.path),
  };
}

function tagOf({ operation }: NamedOperation): string {
  return operation.tags?.[0] ?? 'Other';
}
