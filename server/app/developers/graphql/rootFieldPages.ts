import type { GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType } from 'graphql';
import type { Action } from '../../../shared/permissions';
import { html, type Html } from '../../rest/reference/html';
import { prose } from '../../rest/reference/prose';
import { codeBlock } from '../guides/highlight';
import type { PortalPage } from '../PortalPage';
import { addressOfRootField, graphqlHome, typeLink, type RootKind } from './addressOfType';
import { costOfField } from './costOfField';
import { renderExample } from './examplePages';
import { firstSentence } from './firstSentence';
import { renderArguments, renderDeprecation } from './renderField';
import type { SchemaExample } from './SchemaExample';
import { keysThatMayCall, whoMayCall } from './whoMayCall';

type RootField = GraphQLField<unknown, unknown>;

const kinds: Record<RootKind, { title: string; summary: string }> = {
  queries: { title: 'Queries', summary: 'Everything that GraphQL reads.' },
  mutations: { title: 'Mutations', summary: 'Everything that GraphQL changes: one input each, and a payload.' },
};

interface ReferenceOptions {
  schema: GraphQLSchema;
  examples: readonly SchemaExample[];
  hasExplorer: boolean;
}

interface Section {
  id: string;
  title: string;
  content: Html;
}

/** A page for each query and mutation, and one that lists them. */
export function rootFieldPages(options: ReferenceOptions): PortalPage[] {
  const roots = { queries: options.schema.getQueryType(), mutations: options.schema.getMutationType() };
  return (Object.keys(kinds) as RootKind[]).flatMap((kind) => {
    const fields = Object.values(roots[kind]?.getFields() ?? {}).sort((a, b) => a.name.localeCompare(b.name));
    return [listPage(kind, fields), ...fields.map((field) => rootFieldPage(kind, field, options))];
  });
}

function listPage(kind: RootKind, fields: readonly RootField[]): PortalPage {
  return {
    path: `${graphqlHome}/${kind}`,
    ...kinds[kind],
    content: html`<dl>
      ${fields.map(
        ({ name, description }) =>
          html`<div>
            <dt>
              <a href="${addressOfRootField(kind, name)}"><code>${name}</code></a>
            </dt>
            <dd>${prose(firstSentence(description))}</dd>
          </div>`,
      )}
    </dl>`,
    headings: [],
    isIndexed: false,
  };
}

function rootFieldPage(kind: RootKind, field: RootField, { examples, hasExplorer }: ReferenceOptions): PortalPage {
  const { name, description, type, args } = field;
  const action = name as Action;
  const shown = examples.filter(({ rootFields }) => rootFields.includes(name));
  const result = getNamedType(type);
  const isConnection = args.some((argument) => argument.name === 'first');
  const sections: Section[] = [
    ...(args.length === 0 ? [] : [{ id: 'arguments', title: 'Arguments', content: renderArguments(args) }]),
    {
      id: 'result',
      title: 'Result',
      content: html`<p>${typeLink(type)} ${prose(result.description ?? '')}</p>
        <p class="quiet">
          Cost:
          ${prose(costOfField(field, false))}${isConnection ? prose('; `edges` and `nodes` count `first` times') : ''}
        </p>`,
    },
    ...shown.map((example) => ({
      id: `example-${example.name}`,
      title: `Example: ${example.name}`,
      content: renderExample(example, hasExplorer),
    })),
  ];
  return {
    path: addressOfRootField(kind, name),
    title: name,
    summary: firstSentence(description),
    parent: { path: `${graphqlHome}/${kind}`, title: kinds[kind].title },
    content: html`${prose(restOf(description))} ${renderDeprecation(field)}
      <p class="facts plain">
        <span class="fact">${whoMayCall(action)}</span> <span class="fact">${prose(keysThatMayCall(action))}</span>
      </p>
      ${codeBlock(signatureOf(field), 'graphql', 'Signature')}
      ${sections.map(
        ({ id, title, content }) =>
          html`<h2 id="${id}"><a class="self" href="#${id}">${title}</a></h2>
            ${content}`,
      )}`,
    headings: sections.map(({ id, title }) => ({ id, text: title, level: 2 })),
    isIndexed: false,
    keywords: args.map((argument) => argument.name),
  };
}

function signatureOf({ name, args, type }: RootField): string {
  const lines = args.map((argument) => `  ${argument.name}: ${String(argument.type)}`);
  return `${name}${lines.length === 0 ? '' : `(\n${lines.join('\n')}\n)`}: ${String(type)}`;
}

const restOf = (description: string | null | undefined): string =>
  (description ?? '').slice(firstSentence(description).length).trim();
