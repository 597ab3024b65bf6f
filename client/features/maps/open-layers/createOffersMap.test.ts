import type BaseLayer from 'ol/layer/Base.js';
import OlMap from 'ol/Map.js';
import type { MapMarker } from '../MapMarker';
import { createOffersMap } from './createOffersMap';
import type { layGround } from './ground/layGround';

const mockNames = { changed: jest.fn() };
jest.mock('./ground/layGround', () => ({
  layGround: ({ onLayers }: Parameters<typeof layGround>[0]) => {
    onLayers?.({ shapes: null as never, names: mockNames as unknown as BaseLayer });
    return () => undefined;
  },
  __esModule: true,
}));

const marker = (longitude: number): MapMarker => ({
  ...{ __typename: 'BrochureMarker', latitude: -25, longitude, count: 1, couponsCount: 0, atdwCount: 0 },
  ...{ type: 'CP_AD', databaseIds: [1], west: longitude, east: longitude, south: -25, north: -25 },
});

it('lays names out again when marks differ, and not when they arrive as they were', () => {
  jest.spyOn(OlMap.prototype, 'getSize').mockReturnValue([800, 600]);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const on = jest.fn();
  const map = createOffersMap({
    ...{ target: document.createElement('div'), onView: on, onAim: on, onPick: on, onPoint: on, onLabels: on },
    ...{ onAttribution: on, onCredits: on, onFacilities: on },
  });
  map.goTo({ lat: -25, lon: 150 }, 10);
  const countAfter = (longitude: number) => {
    map.showMarkers([marker(longitude)], []);
    return mockNames.changed.mock.calls.length;
  };
  expect([countAfter(150), countAfter(150), countAfter(150.1)]).toEqual([1, 1, 2]);
  map.goTo({ lat: -25, lon: 150.2 }, 10);
  expect([countAfter(150.1), countAfter(150.1)]).toEqual([3, 3]);
  map.close();
  jest.restoreAllMocks();
});
