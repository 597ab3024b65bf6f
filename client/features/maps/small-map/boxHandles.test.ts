import { boxBetween, boxHandles, drawnBox, type BoxHandle } from './boxHandles';

const box = { west: 153, south: -27, east: 154, north: -26 };

test.each<[BoxHandle, object]>([
  ['nw', { west: 152.5, north: -25.5 }],
  ['n', { north: -25.5 }],
  ['e', { east: 153.001 }],
  ['se', { east: 153.001, south: -26.001 }],
  ['w', { west: 152.5 }],
  ['middle', { west: 152, east: 153, south: -26, north: -25 }],
])('moves the sides of a box by %s', (handle, changed) => {
  expect(drawnBox(box, handle, { longitude: 152.5, latitude: -25.5 })).toEqual({ ...box, ...changed });
});

it('has a handle at each corner and edge and in the middle', () => {
  const { nw, se, e, middle } = boxHandles(box);
  expect([nw, se, e, middle]).toEqual([
    { longitude: 153, latitude: -26 },
    { longitude: 154, latitude: -27 },
    { longitude: 154, latitude: -26.5 },
    { longitude: 153.5, latitude: -26.5 },
  ]);
});

it('spans two places in any order', () => {
  const [one, other] = [
    { longitude: 154, latitude: -27 },
    { longitude: 153, latitude: -26 },
  ];
  expect(boxBetween(one, other)).toEqual(box);
  expect(boxBetween(one, one)).toEqual({ west: 154, south: -27, east: 154.001, north: -26.999 });
});
