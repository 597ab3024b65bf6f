import { isNamed, nameSize, roadWidth, groundOf } from './baseMapStyle';

test('knows the layers of our own tiles and of the OpenMapTiles scheme, and draws no others', () => {
  expect(['mapped', 'land', 'streets', 'suburb_names'].map(groundOf)).toEqual(['sea', 'land', 'road', 'place']);
  expect(['transportation', 'landcover', 'place'].map(groundOf)).toEqual(['road', 'park', 'place']);
  expect(['building', 'toString', ''].map(groundOf)).toEqual([undefined, undefined, undefined]);
});

test('draws main roads wider and names them at lower zoom', () => {
  for (const resolution of [0.5, 2, 8, 40]) {
    expect(roadWidth(1, resolution)).toBeGreaterThanOrEqual(roadWidth(3, resolution));
    expect(roadWidth(1, resolution)).toBeLessThanOrEqual(22);
  }
  expect([1, 2, 3, 4].map((rank) => isNamed(rank, 8))).toEqual([true, true, false, false]);
  expect(nameSize(1, 1)).toBeGreaterThan(nameSize(3, 5));
});
