import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { html, type Html } from '../../rest/reference/html';
import { prose } from '../../rest/reference/prose';
import type { PortalPage } from '../PortalPage';
import { addressOfRootField, addressOfType, graphqlHome } from './addressOfType';
import { firstSentence } from './firstSentence';
import { renderArguments, renderDeprecation, renderFields } from './renderField';

const kinds = [
  { id: 'objects', title: 'Objects', one: 'Object', includes: isObjectType },
  { id: 'interfaces', title: 'Interfaces', one: 'Interface', includes: isInterfaceType },
  { id: 'unions', title: 'Unions', one: 'Union', includes: isUnionType },
  { id: 'inputs', title: 'Inputs', one: 'Input', includes: isInputObjectType },
  { id: 'enums', title: 'Enums', one: 'Enum', includes: isEnumType },
  { id: 'scalars', title: 'Scalars', one: 'Scalar', includes: isScalarType },
];

interface Place {
  label: string;
  address: string;
}

/** A page for each type of the schema, and one that lists them. */
export function typePages(schema: GraphQLSchema): PortalPage[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !roots.some((root) => root === type))
    .sort((a, b) => a.name.localeCompare(b.name));
  const uses = usesOf(schema, types);
  return [listPage(types), ...types.map((type) => typePage(schema, type, uses.get(type.name) ?? []))];
}

function listPage(types: readonly GraphQLNamedType[]): PortalPage {
  const groups = kinds.map(({ id, title, includes }) => ({
    id,
    title,
    members: types.filter((each) => includes(each)),
  }));
  return {
    path: graphqlHome,
    title: 'GraphQL schema',
    summary: 'Every type and field of the schema, from the schema itself, with what each costs.',
    content: html`<div class="cards">
        <a class="card" href="${graphqlHome}/queries"><strong>Queries</strong><span>What can be read</span></a>
        <a class="card" href="${graphqlHome}/mutations"><strong>Mutations</strong><span>What can be changed</span></a>
        <a class="card" href="/developers/guides/graphql"
          ><strong>Guide</strong><span>Paging, filters, errors, limits</span></a
        >
      </div>
      ${groups.map(
        ({ id, title, members }) =>
          html`<h2 id="${id}"><a class="self" href="#${id}">${title}</a></h2>
            <ul class="plain names">
              ${members.map((type) => html`<li><a href="${addressOfType(type)}">${type.name}</a></li>`)}
            </ul>`,
      )}`,
    headings: groups.map(({ id, title }) => ({ id, text: title, level: 2 })),
    isIndexed: true,
  };
}

function typePage(schema: GraphQLSchema, type: GraphQLNamedType, uses: readonly Place[]): PortalPage {
  const { name, description } = type;
  const { one = 'Type' } = kinds.find(({ includes }) => includes(type)) ?? {};
  const summary = firstSentence(description);
  return {
    path: addressOfType(type),
    title: name,
    summary: summary === '' ? `${one} of the GraphQL schema.` : summary,
    parent: { path: graphqlHome, title: 'GraphQL schema' },
    content: html`<p class="facts plain"><span class="fact">${one}</span></p>
      ${prose((description ?? '').slice(summary.length).trim())} ${renderMembers(schema, type)} ${renderUses(uses)}`,
    headings: [],
    isIndexed: false,
    keywords: memberNames(type),
  };
}

function renderMembers(schema: GraphQLSchema, type: GraphQLNamedType): Html {
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields());
    const interfaces = type.getInterfaces();
    const implementing = isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
    return html`${interfaces.length === 0 ? '' : html`<p>Implements ${typeLinks(interfaces)}.</p>`}
      ${implementing.length === 0 ? '' : html`<p>Implemented by ${typeLinks(implementing)}.</p>`}
      <h2>Fields</h2>
      ${renderFields(fields, type.name.endsWith('Connection'))}`;
  }
  if (isInputObjectType(type))
    return html`<h2>Fields</h2>
      ${renderArguments(Object.values(type.getFields()))}`;
  if (isUnionType(type)) return html`<p>One of ${typeLinks(type.getTypes())}.</p>`;
  if (!isEnumType(type)) return html``;
  return html`<h2>Values</h2>
    <dl>
      ${type.getValues().map(
        (value) =>
          html`<div>
            <dt><code>${value.name}</code></dt>
            <dd>${prose(value.description ?? '')} ${renderDeprecation(value)}</dd>
          </div>`,
      )}
    </dl>`;
}

function typeLinks(types: readonly GraphQLNamedType[]): Html {
  return html`${types.map((type, at) => html`${at === 0 ? '' : ', '}<a href="${addressOfType(type)}"><code>${type.name}</code></a>`)}`;
}

function renderUses(uses: readonly Place[]): Html {
  if (uses.length === 0) return html``;
  return html`<h2>Used by</h2>
    <ul class="plain names">
      ${uses.map(({ label, address }) => html`<li><a href="${address}">${label}</a></li>`)}
    </ul>`;
}

function memberNames(type: GraphQLNamedType): string[] {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return Object.keys(type.getFields());
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

const named = (type: GraphQLType): GraphQLNamedType => getNamedType(type);

/** Where each type is the type of a field or of an argument. */
function usesOf(schema: GraphQLSchema, types: readonly GraphQLNamedType[]): Map<string, Place[]> {
  const uses = new Map<string, Map<string, Place>>();
  const note = (used: GraphQLNamedType, place: Place) => {
    const places = uses.get(used.name) ?? new Map<string, Place>();
    uses.set(used.name, places.set(place.label, place));
  };
  for (const [kind, root] of [
    ['queries', schema.getQueryType()],
    ['mutations', schema.getMutationType()],
  ] as const) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const place = { label: field.name, address: addressOfRootField(kind, field.name) };
      for (const { type } of [field, ...field.args]) note(named(type), place);
    }
  }
  for (const type of types) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())) {
      const place = { label: `${type.name}.${field.name}`, address: addressOfType(type) };
      note(named(field.type), place);
      if ('args' in field) for (const argument of field.args) note(named(argument.type), place);
    }
  }
  return new Map([...uses].map(([name, places]) => [name, [...places.values()]]));
}
