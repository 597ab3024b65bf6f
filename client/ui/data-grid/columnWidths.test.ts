import { getMinWidth, widthOf } from './columnWidths';

it('adds up the widths of columns, including flexible ones and checkboxes', () => {
  const columns = [{ width: 60 }, {}, { width: 138 }];
  expect(getMinWidth(columns, false)).toBe(358);
  expect(getMinWidth(columns, true)).toBe(402);
});

it("is the column's width plus its share of the spare space", () => {
  expect(widthOf({ width: 60 })).toBe(60);
  expect(widthOf({})).toBeUndefined();
  expect(widthOf({ width: 60, grow: 0.1 })).toBe('calc(60px + max(0px, 100cqw - var(--data-grid-least)) * 0.1)');
});
