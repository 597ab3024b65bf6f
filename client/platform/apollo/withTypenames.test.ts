import { InMemoryCache } from '@apollo/client';
import { buildSchema, parse, print, visit, type ASTNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { StreetsIndexScreenDocument } from '../../generated/StreetsIndexScreen';
import { withTypenames } from './withTypenames';

it('adds what Apollo Client adds, once for each document', () => {
  const made = withTypenames(StreetsIndexScreenDocument);
  expect(print(made)).toBe(print(new InMemoryCache().transformDocument(StreetsIndexScreenDocument)));
  expect(withTypenames(StreetsIndexScreenDocument)).toBe(made);
});

it('shares no node', () => {
  const seen = new Set<ASTNode>();
  for (const text of ['{ a { b } c { d } }', '{ e { f } }']) {
    visit(withTypenames(parse(text)), {
      enter(node) {
        expect(seen.has(node)).toBe(false);
        seen.add(node);
      },
    });
  }
});

it('keeps `__typename` beside a field that is left out', async () => {
  const schema = buildSchema('type Query { town: Town, street: Town } type Town { name: String }');
  const document = parse('query ($more: Boolean!) { town { name } street @include(if: $more) { name } }');
  const compiled = compileQuery(schema, withTypenames(document));
  if (!isCompiledQuery(compiled)) throw new Error('The query does not compile.');
  const { data } = await compiled.query({ town: { name: 'Noosa' } }, {}, { more: false });
  expect(data).toEqual({ town: { name: 'Noosa', __typename: 'Town' } });
});
