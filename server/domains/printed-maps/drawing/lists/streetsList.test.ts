import { squaresKnown } from '../../../../../shared/map-grid/squaresKnown';
import { layOutLists } from './listPages';
import type { MapContent } from '../../MapContent';
import { streetsList } from './streetsList';

const streets = [{ name: 'Bay Road', squares: ['A1'] }];
const course = { kind: 'STREET', name: 'Bay Road' };

it.each([
  ['says at its end that squares of points are those that are known', { streets, features: [] }, true],
  ['says nothing of it where a street has a course', { streets, features: [course] }, false],
  ['says nothing without streets', { streets: [], features: [] }, false],
])('%s', (_, content, isSaid) => {
  const { items } = streetsList({ name: 'Bay', ...content } as unknown as MapContent);
  expect(items.some((item) => item.draw('').includes(squaresKnown))).toBe(isSaid);
});

it('breaks the row of a street with more squares than a page holds, and writes each square once', () => {
  const squares = Array.from({ length: 26 * 99 }, (_, at) => `${String.fromCharCode(65 + (at % 26))}${1 + (at % 99)}`);
  const content = { name: 'Bay', streets: [{ name: 'Long Road', squares }], features: [course] };
  const { pages } = layOutLists([streetsList(content as unknown as MapContent)], [], {
    width: 210,
    height: 297,
    margin: 8,
  });
  const written = pages.flatMap((page) => page.replaceAll(/<[^>]+>/g, ' ').match(/\b[A-Z]\d{1,2}\b/g) ?? []);
  expect(written).toEqual(squares);
  expect(pages.join('').match(/Long Road/g)?.length).toBe(pages.join('').match(/<li /g)?.length);
  const short = streetsList({ ...content, streets: [{ name: 'Bay Road', squares: squares.slice(0, 40) }] } as never);
  expect(short.items.filter(({ isHeading }) => !isHeading)).toHaveLength(1);
});
