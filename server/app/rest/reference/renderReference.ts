import { html, Html } from './html';
import type { OpenApiDocument } from './OpenApiDocument';
import { referenceStyle } from './referenceStyle';
import { anchorOf, renderOperation, type NamedOperation } from './renderOperation';
import { locale } from '../../../shared/locale';

/** Complete, because the policy of the page contains the hash of exactly these bytes. */
const style = new Html(`<style>${referenceStyle}</style>`);

/** Renders the OpenAPI document as a page for people, without scripts. */
export function renderReference({ info, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = [...new Set(operations.map(tagOf))].sort().map((tag) => ({
    tag,
    members: operations.filter((operation) => tagOf(operation) === tag),
  }));
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>REST reference – ${info.title}</title>
        ${style}
      </head>
      <body>
        <div class="page">
          <header>
            <h1>REST reference</h1>
            <p>${info.description ?? ''}</p>
            <p>
              <a href="/rest/openapi.json">OpenAPI document</a> · <a href="/problems/">Problems</a> ·
              <a href="/">${info.title}</a>
            </p>
          </header>
          <nav aria-label="Paths">
            ${groups.map(
              ({ tag, members }) =>
                html`<h2>${tag}</h2>
                  <ul>
                    ${members.map((each) => html`<li><a href="#${anchorOf(each)}">${each.operation.summary ?? each.path}</a></li>`)}
                  </ul>`,
            )}
          </nav>
          <main>
            ${groups.map(
              ({ tag, members }) =>
                html`<h2>${tag}</h2>
                  ${members.map(renderOperation)}`,
            )}
          </main>
        </div>
      </body>
    </html>`;
  return page.text;
}

function tagOf({ operation }: NamedOperation): string {
  return operation.tags?.[0] ?? 'Other';
}
