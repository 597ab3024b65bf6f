import { assignNames, shortNames } from './assignNames';

const classes = ['card.css:title', 'card.css:text', 'list.css:title', 'list.css:text'];
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

it('gives each class a name of its own, the same in any order', () => {
  const assigned = assignNames(classes, names);
  expect(new Set(assigned.values()).size).toBe(classes.length);
  expect(assignNames([...classes].reverse(), names)).toEqual(assigned);
});

it('stops where the names do not suffice', () => {
  expect(() => assignNames(classes, ['a', 'b', 'c'])).toThrow('more classes');
});

it('avoids the name that blockers of advertisements hide', () => {
  expect(shortNames()).not.toContain('ad');
  expect(new Set(shortNames()).size).toBe(52 * 62 - 4);
});
