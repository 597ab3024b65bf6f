import { chartedBox, mappedBox } from './mappedBox';

const area = { west: 153, south: -27, east: 153.2, north: -26.8 };

test('extends the known coast nearly as far as land beyond the area', () => {
  const land = { west: 152.5, south: -28, east: 154, north: -26 };
  expect(mappedBox(area, land)).toEqual({ west: 152.502, south: -27.998, east: 153.998, north: -26.002 });
});

test('never ends within the area', () => {
  const land = { west: 152.999, south: -27, east: 153.2, north: -26.7995 };
  expect(mappedBox(area, land)).toEqual(area);
});

test('extends the sea beyond the edge where land ends within the area', () => {
  const land = { west: 152.5, south: -28, east: 153.1, north: -26 };
  expect(mappedBox(area, land)).toEqual({ west: 152.502, south: -27.998, east: 153.5, north: -26.002 });
});

test('surrounds an island with sea', () => {
  const land = { west: 153.05, south: -26.95, east: 153.1, north: -26.9 };
  expect(mappedBox(area, land)).toEqual({ west: 152.7, south: -27.3, east: 153.5, north: -26.5 });
});

test('charts the area and the land around it, without the open sea', () => {
  const land = { west: 152.5, south: -28, east: 153.1, north: -26 };
  expect(chartedBox(area, land)).toEqual({ west: 152.502, south: -27.998, east: 153.2, north: -26.002 });
});
