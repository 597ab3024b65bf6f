import { html, type Html } from '../../rest/reference/html';
import { codeBlock } from '../guides/highlight';
import type { PortalPage } from '../PortalPage';
import { addressOfRootField } from './addressOfType';
import { firstSentence } from './firstSentence';
import type { SchemaExample } from './SchemaExample';

const examplesHome = '/developers/examples';

/** A page for each operation of `schema/examples`, and one that lists them. A test runs every one of them. */
export function examplePages(examples: readonly SchemaExample[], hasExplorer: boolean): PortalPage[] {
  return [listPage(examples), ...examples.map((example) => examplePage(example, hasExplorer))];
}

function listPage(examples: readonly SchemaExample[]): PortalPage {
  const groups = (['query', 'mutation'] as const).map((operation) => ({
    id: operation,
    title: operation === 'query' ? 'Reading' : 'Changing',
    members: examples.filter((example) => (example.operation as string) === operation),
  }));
  return {
    path: examplesHome,
    title: 'Examples',
    summary: 'GraphQL operations to copy, each with variables. Our tests run all of them.',
    content: html`${groups.map(
      ({ id, title, members }) =>
        html`<h2 id="${id}"><a class="self" href="#${id}">${title}</a></h2>
          <dl>
            ${members.map(
              ({ name, summary }) =>
                html`<div>
                  <dt>
                    <a href="${examplesHome}/${name}"><code>${name}</code></a>
                  </dt>
                  <dd>${firstSentence(summary)}</dd>
                </div>`,
            )}
          </dl>`,
    )}`,
    headings: groups.map(({ id, title }) => ({ id, text: title, level: 2 })),
    isIndexed: true,
  };
}

function examplePage(example: SchemaExample, hasExplorer: boolean): PortalPage {
  const { name, summary, operation, rootFields } = example;
  const kind = (operation as string) === 'mutation' ? 'mutations' : 'queries';
  return {
    path: `${examplesHome}/${name}`,
    title: name,
    summary: firstSentence(summary) || `An example of ${rootFields.join(', ')}.`,
    parent: { path: examplesHome, title: 'Examples' },
    content: html`${renderExample(example, hasExplorer)}
      <p>
        Reference:
        ${rootFields
          .filter((field) => !field.startsWith('__'))
          .map((field) => html` <a href="${addressOfRootField(kind, field)}"><code>${field}</code></a>`)}
      </p>`,
    headings: [],
    isIndexed: false,
  };
}

/** The operation with its variables, and the way to try it. */
export function renderExample({ name, query, variables, summary }: SchemaExample, hasExplorer: boolean): Html {
  const rest = summary.slice(firstSentence(summary).length).trim();
  return html`${rest === '' ? '' : html`<p>${rest}</p>`} ${codeBlock(query, 'graphql', `Operation ${name}`)}
  ${
    variables === ''
      ? ''
      : html`<p class="quiet">Variables</p>
          ${codeBlock(variables, 'json', `Variables of ${name}`)}`
  }
  ${hasExplorer ? html`<p><a href="/graphql/explorer#${name}">Run ${name} in the explorer</a></p>` : ''}`;
}
