import { getMinWidth } from './getMinWidth';

it('adds up what columns need, with room for those that take what is left and for ticks', () => {
  const columns = [{ width: 60 }, {}, { width: 138 }];
  expect(getMinWidth(columns, false)).toBe(358);
  expect(getMinWidth(columns, true)).toBe(402);
});
