import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, visit, type ASTNode, type DocumentNode } from 'graphql';
import documents from '../../generated/persistedDocuments.json';
import { printDocument } from './printDocument';

const client = path.join(__dirname, '..', '..');
const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));

/** Whether a string was written as a block is layout, not meaning. */
const withoutLayout = (document: DocumentNode): ASTNode =>
  visit(document, { StringValue: ({ kind, value }) => ({ kind, value }) });
const read = (text: string) => withoutLayout(parse(text, { noLocation: true }));

it.each([...Object.values(documents), ...sources.map((file) => readFileSync(path.join(client, file), 'utf8'))])(
  'prints what means the same: %.60s',
  (text) => {
    expect(read(printDocument(parse(text)))).toEqual(read(text));
  },
);

it.each([
  '{ a }',
  'query Q($a: [ID!]! = ["1", "2"], $b: In = {x: 1, y: [true, null]} @deprecated) @live(on: true) { a }',
  'mutation M { b: a(x: -1.5e3, y: ENUM, z: $v, s: "a \\"quoted\\" line\\nand \\u00e9 \\\\ more") @skip(if: $no) { id } }',
  'subscription { a(text: """\n  a block\n    of lines\n  """) }',
  'query { ... on A @include(if: true) { a } ... @skip(if: false) { b } ...F @client }  fragment F on T @own { c d(l: []) }',
])('prints all that a document can hold: %s', (text) => {
  expect(read(printDocument(parse(text)))).toEqual(read(text));
});

it('refuses what is no query', () => {
  expect(() => printDocument(parse('type A { a: Int }'))).toThrow('A ObjectTypeDefinition is not executable.');
});
