import { mapPath } from './mapPath';
import { readMapQuery } from './mapQuery';

const read = (query: string) => readMapQuery(new URLSearchParams(query));
const nowhere = { box: null, at: null, label: null };

test('reads the searched area, and a position with its label', () => {
  expect(read('box=153.05,-26.42,153.12,-26.38&at=-26.4,153.1&label=Hastings%20Street')).toEqual({
    box: { west: 153.05, south: -26.42, east: 153.12, north: -26.38 },
    at: { lat: -26.4, lon: 153.1 },
    label: 'Hastings Street',
  });
});

test.each([
  '',
  'box=1,2,3',
  'box=153,-26,152,-25',
  'box=153,-26,154,-27',
  'box=a,b,c,d',
  'box=181,-26,182,-25',
  'box=NaN,Infinity,1e3,0x10',
  'at=-26.4',
  'at=-126.4,153',
  'at=,&label=x',
  'label=nowhere',
])('reads no place from "%s"', (query) => {
  expect(read(query)).toEqual(nowhere);
});

test('limits the length of a label', () => {
  expect(read(`at=1,2&label=${'x'.repeat(500)}`).label).toHaveLength(120);
});

test('reads what it writes, to about a metre', () => {
  const place = {
    box: { west: 153.0512345, south: -26.42, east: 153.12, north: -26.38 },
    at: { lat: -26.4, lon: 153.1 },
    label: 'A & B',
  };
  const path = mapPath({ category: 'STAY', types: ['CP_AD'] }, place);
  expect(path).toMatch(/^\/brochureMap\?category=STAY&broTypes=CP_AD&box=/);
  const { box, ...named } = read(path.slice(path.indexOf('?')));
  expect(named).toEqual({ at: place.at, label: place.label });
  expect(box?.west).toBeCloseTo(153.05123, 9);
});

test('writes nothing for an empty place', () => {
  expect(mapPath({})).toBe('/brochureMap');
});
