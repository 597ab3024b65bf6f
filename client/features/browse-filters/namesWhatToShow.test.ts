import { mapPath } from '../maps/mapPath';
import { namesWhatToShow } from './namesWhatToShow';

const place = { name: 'Noosa Heads', lat: -26.4, lon: 153.1 };
const box = { west: 153, south: -27, east: 154, north: -26 };

it.each([
  mapPath({ category: 'STAY' }),
  mapPath({ mapArea: 'darwin-city' }),
  mapPath({ types: ['CP_AD'] }),
  mapPath({ q: 'coffee' }),
  mapPath({ place }),
  mapPath({ suburb: 'Carlton' }),
  mapPath({ withPrice: true }),
  mapPath({ minSaving: 25 }),
  mapPath({ endsWithinDays: 7 }),
  mapPath({ openNow: true }),
  mapPath({ usableNow: true }),
  mapPath({ withinKm: 5 }),
  mapPath({ vendorId: 7 }),
  mapPath({ ids: [5] }),
  mapPath({}, { box }),
  mapPath({}, { at: place, label: 'Bay Street' }),
  '/?after=brochure-12',
  '/?page=3',
  '/?sort=TITLE&letter=C',
])('finds an explicit choice in %s', (path) => {
  expect(namesWhatToShow(new URLSearchParams(path.split('?')[1]))).toBe(true);
});

it.each(['', 'utm_source=newsletter', 'category=', 'q=+'])('finds no explicit choice in "%s"', (query) => {
  expect(namesWhatToShow(new URLSearchParams(query))).toBe(false);
});
