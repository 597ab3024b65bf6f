import { getNamedType, isListType, isNonNullType, type GraphQLNamedType, type GraphQLType } from 'graphql';
import { html, type Html } from '../../rest/reference/html';

export const graphqlHome = '/developers/graphql';

export const addressOfType = ({ name }: Pick<GraphQLNamedType, 'name'>): string => `${graphqlHome}/types/${name}`;

export type RootKind = 'queries' | 'mutations';

export const addressOfRootField = (kind: RootKind, name: string): string => `${graphqlHome}/${kind}/${name}`;

/** Renders a type as GraphQL writes it, with a link to its page: `[Brochure!]!`. */
export function typeLink(type: GraphQLType): Html {
  const named = getNamedType(type);
  return html`<code class="type">${wrap(type, html`<a href="${addressOfType(named)}">${named.name}</a>`)}</code>`;
}

function wrap(type: GraphQLType, inner: Html): Html {
  if (isNonNullType(type)) return html`${wrap(type.ofType, inner)}!`;
  return isListType(type) ? html`[${wrap(type.ofType, inner)}]` : inner;
}
