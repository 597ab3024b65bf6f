import { PublicChanges } from '../response-cache/public-version/PublicChanges';
import { tagsOfChanges, tagsOfResponse } from './cdnTags';

const announced = (...announcements: (string | null)[]): PublicChanges => {
  const changes = new PublicChanges();
  for (const each of announcements) changes.add(PublicChanges.read(each));
  return changes;
};
const manyIds = Array.from({ length: 501 }, (_, index) => index + 1);

const responses: [string, number[] | null][] = [
  ['of no ad', []],
  ['of one ad', [12]],
  ['of several ads', [7, 12, 13]],
  ['of unknown ads', null],
];
const changes: [string, PublicChanges][] = [
  ['nothing', announced()],
  ['an unknown change', announced(null)],
  ['a change of vendors', announced('vendors')],
  ['a coupon of an ad', announced('coupons of 12')],
  ['a coupon of another ad', announced('coupons of 1')],
  ['coupons of several ads', announced('coupons of 1', 'coupons of 13')],
  ['coupons and a change', announced('coupons of 1', 'brochures')],
  [
    'coupons of very many ads',
    announced(...Array.from({ length: 1_001 }, (_, id) => `coupons of ${String(id + 5_000)}`)),
  ],
];

describe.each(responses)('a response %s', (_response, brochureIds) => {
  it.each(changes)('is purged after %s exactly if it may be stale', (_change, change) => {
    const kept = new Set(tagsOfResponse(brochureIds));
    expect(tagsOfChanges(change).some((tag) => kept.has(tag))).toBe(change.concern(brochureIds));
  });
});

it('names no more ads than the header of a CDN takes', () => {
  expect(tagsOfResponse(manyIds)).toEqual(['public', 'any-ad']);
  expect(tagsOfResponse(manyIds.slice(1)).join(' ').length).toBeLessThan(8_000);
});
