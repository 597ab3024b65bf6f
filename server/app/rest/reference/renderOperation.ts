import { codeBlock } from '../../developers/guides/highlight';
import { curlOf } from './curlOf';
import { describeType } from './describeType';
import { html, type Html } from './html';
import type { NamedOperation, OpenApiContent } from './OpenApiDocument';
import { prose } from './prose';
import { renderFields, renderParameters } from './renderFields';

/** Returns the anchor of an operation on the page. */
export function anchorOf({ method, path }: NamedOperation): string {
  return `${method} ${path}`.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '');
}

/** Renders an operation: who may call it, what it takes, what it answers, and a call to copy. */
export function renderOperation(named: NamedOperation, publicUrl: string): Html {
  const { method, path, operation } = named;
  const { summary = '', description, security = [], parameters = [], requestBody, responses = {} } = operation;
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const answers = Object.entries(responses).map(([status, answer]) => {
    const contents = Object.entries(answer.content ?? {}).map(([type, content]) => renderContent(type, content));
    return html`<div class="answer">
      <p><strong>${status.toUpperCase()}</strong> ${prose(answer.description ?? '')}</p>
      ${contents}
    </div>`;
  });
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, content]) =>
    renderContent(type, content, true),
  );
  return html`<section aria-labelledby="${anchorOf(named)}">
    <h2 id="${anchorOf(named)}"><a class="self" href="#${anchorOf(named)}">${summary}</a></h2>
    <p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
    ${description === undefined ? '' : html`<p>${prose(description)}</p>`}
    <p class="who">${security.length === 0 ? 'Open to everyone.' : 'Needs a key or token: Authorization: Bearer …'}</p>
    ${codeBlock(curlOf(named, publicUrl), 'bash', `Call of ${path}`)}
    ${renderParameters('In the path', inPlace('path'))} ${renderParameters('In the query', inPlace('query'))}
    ${renderParameters('Headers', inPlace('header'))}
    ${
      bodies.length === 0
        ? ''
        : html`<h3>Body</h3>
            ${bodies}`
    }
    <h3>Answers</h3>
    ${answers}
  </section>`;
}

function renderContent(type: string, { schema, example, examples = {} }: OpenApiContent, open = false): Html {
  const shown = example ?? Object.values(examples)[0]?.value;
  const sample =
    shown === undefined
      ? html``
      : html`<details>
          <summary>Example</summary>
          ${codeBlock(JSON.stringify(shown, null, 2), 'json')}
        </details>`;
  if (!schema) return html`<p><code>${type}</code></p>`;
  const fields = renderFields(schema);
  if (fields.text === '') {
    return html`<p><code>${type}</code>: ${describeType(schema)}</p>
      ${sample}`;
  }
  return html`<details${open ? html` open` : ''}>
      <summary><code>${type}</code>: fields</summary>
      ${fields}
    </details>
    ${sample}`;
}
