import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  concatAST,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import { mostMapAreas } from '../../../domains/browsing/active-facets/listMapAreas';
import { loadConfig } from '../../../platform/config/loadConfig';
import { buildGraphqlSchema } from '../buildGraphqlSchema';
import { measureOperation } from './measureOperation';

const root = path.resolve(__dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' });
const document = concatAST(
  files.filter((file) => file.endsWith('.graphql')).map((file) => parse(read(path.join('client', file)))),
);
const operations = document.definitions.filter(
  (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
);
const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const schema = buildGraphqlSchema();

const { maxCost } = loadConfig({ ACCESS_TOKEN_SECRET: 'a secret of a test that starts no server' }).graphql;

const nameOf = ({ name }: OperationDefinitionNode): string => name?.value ?? '';

const listsOfAreas = ({ selectionSet }: OperationDefinitionNode): FieldNode[] =>
  selectionSet.selections.filter(
    (field): field is FieldNode => field.kind === Kind.FIELD && field.name.value === 'mapAreas',
  );

/** Apollo Client asks for the type of each object below the root. */
const asSent = (sent: DocumentNode): DocumentNode =>
  visit(sent, {
    SelectionSet(node, _key, parent) {
      if (parent !== undefined && 'operation' in parent) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typename] };
    },
  });

it('the documents of our client stay within the limit of cost', () => {
  const tooDear = operations.filter((operation) => {
    const sent = asSent({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
    const [first] = sent.definitions as [OperationDefinitionNode];
    return measureOperation({ schema, document: sent, operation: first, variables: {} }).cost > maxCost;
  });
  expect(operations.length).toBeGreaterThan(50);
  expect(tooDear.map(nameOf)).toEqual([]);
});

it.each(['settings { sponsorPicture { dataUrl } }', 'pictures'])('a list of layouts with %s is too dear', (heavy) => {
  const costOf = (first: number, fields: string): number => {
    const list = `printLayouts(mapArea: "A", paper: A4, orientation: LANDSCAPE, first: ${first})`;
    const sent = parse(`{ ${list} { edges { node { ${fields} } } } }`);
    const [operation] = sent.definitions as [OperationDefinitionNode];
    return measureOperation({ schema, document: sent, operation, variables: {} }).cost;
  };
  expect(costOf(50, heavy)).toBeGreaterThan(maxCost);
  expect(costOf(1, heavy)).toBeLessThan(maxCost);
  expect(costOf(50, 'name')).toBeLessThan(maxCost);
});

it('our client reads one area by its code, or all areas', () => {
  const sizes = operations.flatMap((operation) =>
    listsOfAreas(operation).map((field) => {
      const first = field.arguments?.find(({ name }) => name.value === 'first')?.value;
      return [nameOf(operation), first?.kind === Kind.INT ? Number(first.value) : null] as const;
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(([, first]) => first !== 1 && first !== mostMapAreas)).toEqual([]);
});
