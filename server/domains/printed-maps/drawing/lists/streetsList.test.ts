import { squaresKnown } from '../../../../../shared/map-grid/squaresKnown';
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
