import { widthOf } from './widthOf';

it("is the column's width plus its share of the spare space", () => {
  expect(widthOf({ width: 60 })).toBe(60);
  expect(widthOf({})).toBeUndefined();
  expect(widthOf({ width: 60, grow: 0.1 })).toBe('calc(60px + max(0px, 100cqw - var(--data-grid-least)) * 0.1)');
});
