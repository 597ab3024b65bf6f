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
import { cacheableFields } from './cacheableFields';
import { isLocationField } from './hasLocation';

const results = new WeakMap<DocumentNode, boolean>();

/**
 * True if a query selects only fields that are the same for every visitor and whose changes are announced. Its
 * variables may still contain a location (`hasLocation`).
 */
export function isPublicQuery(schema: GraphQLSchema, document: DocumentNode): boolean {
  const result = results.get(document) ?? selectsOnlyCacheableFields(schema, document);
  results.set(document, result);
  return result;
}

function selectsOnlyCacheableFields(schema: GraphQLSchema, document: DocumentNode): boolean {
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
        const fields = cacheableFields[typeInfo.getParentType()?.name ?? ''];
        return name === '__typename' || fields?.includes(name) ? undefined : refuse();
      },
      // A location, or a variable for one, in the query itself.
      ObjectField: ({ name, value }) =>
        isLocationField(name.value) && value.kind !== Kind.NULL ? refuse() : undefined,
    }),
  );
  return every;
}
