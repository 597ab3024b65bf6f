import {
  BREAK,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { keptFields } from './keptFields';
import { isPlace } from './tellsWhere';

const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether a query asks for nothing but what every visitor gets and what announces its changes. Where somebody is, may
 * stand in its variables all the same (`tellsWhere`).
 */
export function isForEveryone(schema: GraphQLSchema, document: DocumentNode): boolean {
  const answer = known.get(document) ?? selectsOnlyKept(schema, document);
  known.set(document, answer);
  return answer;
}

function selectsOnlyKept(schema: GraphQLSchema, document: DocumentNode): boolean {
  let every = true;
  const typeInfo = new TypeInfo(schema);
  const refuse = (): typeof BREAK => {
    every = false;
    return BREAK;
  };
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      OperationDefinition: ({ operation }) => (operation === OperationTypeNode.QUERY ? undefined : refuse()),
      Field: ({ name: { value: name } }) => {
        const fields = keptFields[typeInfo.getParentType()?.name ?? ''];
        return name === '__typename' || fields?.includes(name) ? undefined : refuse();
      },
      // a place, or a variable for one, written into the query itself
      ObjectField: ({ name, value }) => (isPlace(name.value) && value.kind !== Kind.NULL ? refuse() : undefined),
    }),
  );
  return every;
}
