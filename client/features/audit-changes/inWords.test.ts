import { inWords } from './inWords';

it.each([
  ['publishBrochure', 'Publish brochure'],
  ['detailViewsCount', 'Detail views count'],
  ['map_area_id', 'Map area id'],
  ['addressLine1', 'Address line1'],
  ['status', 'Status'],
])('%s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
