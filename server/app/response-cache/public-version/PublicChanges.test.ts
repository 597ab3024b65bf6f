import { PublicChanges } from './PublicChanges';

const all = (...announcements: (string | null)[]): PublicChanges => {
  const changes = new PublicChanges();
  for (const each of announcements) changes.add(PublicChanges.read(each));
  return changes;
};

it.each([[null], ['brochures'], ['coupons of'], ['coupons of 12 x'], ['coupons of x'], ['']])(
  '%j concerns everything',
  (announcement) => {
    const changes = PublicChanges.read(announcement);
    expect([changes.concernEverything, changes.concern([]), changes.concern([12]), changes.concern(null)]).toEqual([
      ...[true, true, true, true],
    ]);
  },
);

it('a sold coupon concerns responses with its ad, and those of which the ads are unknown', () => {
  const changes = all('coupons of 12', 'coupons of 7');
  expect(changes.concernEverything).toBe(false);
  expect([[7], [1, 12], [1], [], null].map((ids) => changes.concern(ids))).toEqual([true, true, false, false, true]);
});

it('nothing concerns nothing', () => {
  expect([all().isEmpty, all().concern(null), all().concernEverything]).toEqual([true, false, false]);
});

it('very many ads concern everything', () => {
  const many = all(...Array.from({ length: 1_001 }, (_, id) => `coupons of ${id}`));
  expect(many.concernEverything).toBe(true);
});
