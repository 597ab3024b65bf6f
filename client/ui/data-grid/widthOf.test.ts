import { widthOf } from './widthOf';

it('is what a column needs, and its part of the room that is left', () => {
  expect(widthOf({ width: 60 })).toBe(60);
  expect(widthOf({})).toBeUndefined();
  expect(widthOf({ width: 60, grow: 0.1 })).toBe('calc(60px + max(0px, 100cqw - var(--data-grid-least)) * 0.1)');
});
