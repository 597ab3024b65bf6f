import type { MapMarker } from '../../../features/maps/MapMarker';
import type { OffersMap } from '../../../features/maps/open-layers/OffersMap';
import { mainland } from '../../../features/maps/wholeCountry';
import { aimMap } from './aimMap';

const nowhere = { box: null, at: null, label: null };
const darwin = { west: 130.82, south: -12.48, east: 130.86, north: -12.44 };
const box = { west: 153, south: -27, east: 154, north: -26 };
const visitor = { lat: -26.4, lon: 153.1 };
const noosa = { ...box, latitude: -26.5, longitude: 153.5 } as MapMarker;

function aimed(aim: Partial<Parameters<typeof aimMap>[1]>) {
  const map = { fit: jest.fn(), goTo: jest.fn() };
  aimMap(map as unknown as OffersMap, {
    place: nowhere,
    visitor: null,
    area: null,
    markers: [],
    isShown: false,
    ...aim,
  });
  const [[fit] = []] = map.fit.mock.calls as unknown[][];
  const [goTo] = map.goTo.mock.calls as unknown[][];
  return { fit, goTo };
}

test('the address takes precedence over the visitor’s position', () => {
  expect(aimed({ place: { ...nowhere, box }, area: darwin, visitor }).fit).toEqual(box);
  expect(aimed({ place: { ...nowhere, at: visitor }, area: darwin }).goTo).toEqual([visitor, 17]);
  expect(aimed({ area: darwin, visitor }).fit).toEqual(darwin);
});

test('an area shows its ads, or itself without any; no filter shows the country', () => {
  expect(aimed({ area: darwin, markers: [noosa] }).fit).toMatchObject(box);
  expect(aimed({ area: darwin }).fit).toEqual(darwin);
  expect(aimed({}).fit).toEqual(mainland);
});

test('an inaccurate position shows the whole ring around it', () => {
  expect(aimed({ visitor }).goTo).toEqual([visitor, 15]);
  expect(aimed({ visitor: { ...visitor, accuracy: 2450 } }).goTo).toEqual([{ ...visitor, accuracy: 2450 }, 12]);
});
