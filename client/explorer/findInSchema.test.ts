import { buildSchema } from 'graphql';
import { findInSchema } from './findInSchema';

const schema = buildSchema('type Query { brochure: Brochure } type Brochure { title: String subtitle: String }');
const names = (text: string) =>
  findInSchema(schema, text).map(({ type, field }) => (field === undefined ? type.name : `${type.name}.${field}`));

describe('findInSchema', () => {
  it('finds types and fields, matches at the beginning first', () => {
    expect(names('broch')).toEqual(['Query.brochure', 'Brochure']);
    expect(names('TITLE')).toEqual(['Brochure.title', 'Brochure.subtitle']);
  });

  it('finds nothing for an empty text', () => {
    expect(names('  ')).toEqual([]);
    expect(names('xyz')).toEqual([]);
  });
});
