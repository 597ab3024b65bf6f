import { blankValues } from '../values/BrochureFormValues';
import { mergeVersions } from './mergeVersions';

const base = { ...blankValues, title: 'Old', highlights: 'Old', termsOfOffer: 'Old', brochureCategories: ['A'] };

describe('mergeVersions', () => {
  it('merges fields that only one side changed', () => {
    const mine = { ...base, title: 'Mine', brochureCategories: ['A', 'B'] };
    const theirs = { ...base, highlights: 'Theirs', brochureCategories: ['A'] };
    expect(mergeVersions(base, mine, theirs)).toEqual({
      values: { ...base, title: 'Mine', highlights: 'Theirs', brochureCategories: ['A', 'B'] },
      conflicts: [],
    });
  });

  it('reports fields that both sides changed differently, and keeps mine until the user decides', () => {
    const mine = { ...base, title: 'Mine', termsOfOffer: 'Both' };
    const theirs = { ...base, title: 'Theirs', termsOfOffer: 'Both' };
    const merged = mergeVersions(base, mine, theirs);
    expect(merged.conflicts).toEqual(['title']);
    expect(merged.values).toEqual(mine);
  });
});
