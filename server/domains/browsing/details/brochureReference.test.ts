import { toGlobalId } from '../../../shared/globalId';
import { brochureReference } from './brochureReference';

describe('brochureReference', () => {
  it.each([
    ['global id', { id: toGlobalId('Brochure', 7) }, { id: 7 }],
    ['number', { databaseId: 7, did: null }, { id: 7 }],
    ['display id', { did: 'abcdefghijkl' }, { did: 'abcdefghijkl' }],
  ])('accepts a %s', (_what, given, expected) => {
    expect(brochureReference(given)).toEqual(expected);
  });

  it.each([
    ['none', {}, 'exactly one'],
    ['two', { databaseId: 7, did: 'abcdefghijkl' }, 'exactly one'],
    ['an id of another type', { id: toGlobalId('Vendor', 7) }, 'not the id of a Brochure'],
  ])('refuses %s', (_what, given, message) => {
    expect(() => brochureReference(given)).toThrow(message);
  });
});
