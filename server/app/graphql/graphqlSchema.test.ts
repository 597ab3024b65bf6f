import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  validateSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { brochureContracts } from '../../domains/brochures/fields/brochureContracts';
import { buildGraphqlSchema, guardRootFields } from './buildGraphqlSchema';
import { nodeFetchers } from './nodes/findNode';
import { printGraphqlSchema } from './printGraphqlSchema';

const schema = buildGraphqlSchema();
const readContract = (name: string) => readFileSync(path.resolve(__dirname, '../../..', name), 'utf8');

describe('the schema', () => {
  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('is the committed one', () => {
    expect(printGraphqlSchema(schema)).toBe(readContract('schema/schema.graphql'));
  });

  it.each(Object.entries(brochureContracts()))('is committed with the current %s', (name, text) => {
    expect(text).toBe(readContract(name));
  });

  it('describes every type, field, argument and value', () => {
    const bare = Object.values(schema.getTypeMap())
      .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
      .flatMap(findNamesWithoutDescription);
    expect(bare).toEqual([]);
  });

  it('has an id for every item of a list with a cursor', () => {
    const nodes = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && type.name.endsWith('Edge'))
      .map((edge) => getNamedType((edge as GraphQLObjectType).getFields()['node']!.type));
    const ids = nodes.map((node) => [node.name, isObjectType(node) && String(node.getFields()['id']?.type)]);
    expect(nodes.length).toBeGreaterThan(10);
    expect(ids.filter(([, id]) => id !== 'ID!')).toEqual([]);
  });

  it('can fetch again every type that is a Node, and no other', () => {
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    expect(Object.keys(nodeFetchers).sort()).toEqual([...types].sort());
  });

  it('cannot be built with a root field that has no permission rule', () => {
    expect(() => guardRootFields(buildSchema('type Query { secret: Int }'))).toThrow(
      'Query.secret has no row in server/shared/permissions',
    );
    expect(() => guardRootFields(buildSchema('type Query { toString: Int }'))).toThrow('Query.toString has no row');
  });
});

function findNamesWithoutDescription(type: GraphQLNamedType): string[] {
  const own = type.description ? [] : [type.name];
  if (isEnumType(type)) {
    return [...own, ...findMembersWithoutDescription(type.name, type.getValues())];
  }
  if (isInputObjectType(type))
    return [...own, ...findMembersWithoutDescription(type.name, Object.values(type.getFields()))];
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields());
    const args = fields.flatMap((field) => findMembersWithoutDescription(`${type.name}.${field.name}`, field.args));
    return [...own, ...findMembersWithoutDescription(type.name, fields), ...args];
  }
  return own;
}

function findMembersWithoutDescription(
  owner: string,
  parts: readonly { name: string; description?: string | null }[],
): string[] {
  return parts.filter(({ description }) => !description).map(({ name }) => `${owner}.${name}`);
}
