import { getMinWidth } from './getMinWidth';

it('adds up the widths of columns, including flexible ones and checkboxes', () => {
  const columns = [{ width: 60 }, {}, { width: 138 }];
  expect(getMinWidth(columns, false)).toBe(358);
  expect(getMinWidth(columns, true)).toBe(402);
});
