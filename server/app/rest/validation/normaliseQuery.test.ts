import { Type } from '@sinclair/typebox';
import { normaliseQuery } from './normaliseQuery';

const schema = Type.Object({
  types: Type.Optional(Type.Array(Type.String())),
  q: Type.Optional(Type.String()),
});

it.each([
  ['one', { types: 'LP_AD' }, { types: ['LP_AD'] }],
  ['with commas', { types: 'LP_AD, CP_AD,' }, { types: ['LP_AD', 'CP_AD'] }],
  ['repeated', { types: ['LP_AD', 'CP_AD'] }, { types: ['LP_AD', 'CP_AD'] }],
  ['mixed', { types: ['LP_AD,CP_AD', 'BRO_AD'] }, { types: ['LP_AD', 'CP_AD', 'BRO_AD'] }],
  ['without a value', { types: '', q: ' ' }, {}],
  ['commas in a text', { q: 'fish, chips' }, { q: 'fish, chips' }],
  ['a name that is not declared', { q: 'fish', utm_source: 'x', __proto__: 'x', constructor: 'y' }, { q: 'fish' }],
])('accepts lists %s', (_form, given, expected) => {
  expect({ ...normaliseQuery(given as Record<string, string | string[]>, schema) }).toEqual(expected);
});

it.each([
  ['a single value that is given twice', { q: ['a', 'b'] }, 'q may be given only once.'],
  ['a character that is not text', { q: 'a\0b' }, 'q holds a character that is not text.'],
])('refuses %s', (_what, given, message) => {
  expect(() => normaliseQuery(given, schema)).toThrow(message);
});
