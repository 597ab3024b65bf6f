import { readBrowseQuery, writeBrowseQuery } from './browseQuery';

const read = (query: string) => readBrowseQuery(new URLSearchParams(query)).place;

it('writes a suburb to the address and reads it back', () => {
  const query = writeBrowseQuery({ place: { name: 'Curlew Heads QLD', lat: -26.40001, lon: 153.1 } });
  expect(query.toString()).toBe('near=-26.4%2C153.1&place=Curlew+Heads+QLD');
  expect(read(query.toString())).toEqual({ name: 'Curlew Heads QLD', lat: -26.4, lon: 153.1 });
});

it.each([
  'near=-26.4,153.1',
  'place=Noosa',
  'near=1&place=a',
  'near=91,0&place=a',
  'near=0,181&place=a',
  'near=a,b&place=c',
])('reads no place from %s', (query) => {
  expect(read(query)).toBeNull();
});
