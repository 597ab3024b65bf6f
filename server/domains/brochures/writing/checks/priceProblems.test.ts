import { priceProblems, type Prices } from './priceProblems';

const today = '2026-11-20';
const sound: Prices = {
  normalPriceCents: 2000,
  discountedPriceCents: 1500,
  normalPriceSince: '2026-01-01',
  offerStartsOn: null,
};
const problemsOf = (changes: Partial<Prices>, changed = Object.keys(sound)) =>
  priceProblems({ ...sound, ...changes }, changed, today).map(({ field, code }) => `${field} ${code}`);

describe('priceProblems', () => {
  it.each<[string, Partial<Prices>, string[]]>([
    ['nothing against prices that save something', {}, []],
    ['a price above the normal one', { discountedPriceCents: 2600 }, ['discountedPriceCents NOT_BELOW_NORMAL']],
    ['a price equal to the normal one', { discountedPriceCents: 2000 }, ['discountedPriceCents NOT_BELOW_NORMAL']],
    ['a normal price of nothing', { normalPriceCents: 0 }, ['discountedPriceCents NOT_BELOW_NORMAL']],
    ['nothing against a draft without a normal price', { normalPriceCents: null }, []],
    ['nothing against a draft without a price', { discountedPriceCents: null }, []],
    ['a day that has not come', { normalPriceSince: '2026-11-21' }, ['normalPriceSince FUTURE']],
    ['nothing against today, for a draft', { normalPriceSince: today }, []],
    ['the first day of the offer', { offerStartsOn: '2026-01-01' }, ['normalPriceSince NOT_BEFORE_START']],
    ['nothing against the day before it', { offerStartsOn: '2026-01-02' }, []],
  ])('finds %s', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('ignores the prices of an older ad if the change does not touch them', () => {
    const older = { discountedPriceCents: 2600, normalPriceSince: '2027-01-01' };
    expect(problemsOf(older, ['title'])).toEqual([]);
    expect(problemsOf(older, ['normalPriceCents'])).toEqual(['discountedPriceCents NOT_BELOW_NORMAL']);
    expect(problemsOf(older, ['validFrom'])).toEqual(['normalPriceSince FUTURE']);
  });
});
