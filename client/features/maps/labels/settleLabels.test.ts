import type { MapLabel } from './MapLabel';
import { settleLabels, type PlacedLabel } from './settleLabels';

const at = (databaseId: number, x: number, y: number): PlacedLabel => ({
  label: {
    databaseId,
    type: 'LP_AD',
    title: `Offer ${databaseId}`,
    words: 'Offer',
    isPrice: false,
    latitude: -26,
    longitude: 153,
  },
  ...{ x, y },
});
const room = { left: -400, right: 400, top: -300, bottom: 300 };
const width = (): number => 80;
const ids = (candidates: PlacedLabel[], widthOf: (label: MapLabel) => number = width) =>
  settleLabels(candidates, room, widthOf).placed.map(({ label }) => label.databaseId);

it('prefers the earlier one in the list where two overlap', () => {
  expect(ids([at(1, 0, 0), at(2, 50, 10), at(3, 0, 60), at(4, 100, 0)])).toEqual([1, 3, 4]);
});

it('leaves out what the edge would cut', () => {
  expect(ids([at(1, -370, 0), at(2, 370, 0), at(3, 0, -280), at(4, 0, 290)])).toEqual([4]);
});

it('keeps clear of controls within the map', () => {
  const control = { left: -400, right: -300, top: -300, bottom: -150 };
  const candidates = [at(1, -300, -180), at(2, -300, -100), at(3, 0, -180)];
  expect(settleLabels(candidates, room, width, [control]).placed.map(({ label }) => label.databaseId)).toEqual([2, 3]);
});

it('asks for the width of each', () => {
  expect(ids([at(1, 0, 0), at(2, 60, 0)], () => 40)).toEqual([1, 2]);
});

it('shows at most 20', () => {
  const many = Array.from({ length: 60 }, (_, n) => at(n, -300 + (n % 6) * 110, -200 + Math.floor(n / 6) * 50));
  expect(ids(many)).toHaveLength(20);
});

it('returns the boxes of what it placed, for the numbers below', () => {
  expect(settleLabels([at(1, 0, 0)], room, width).boxes).toEqual([{ left: -44, right: 44, top: -44, bottom: 4 }]);
});
