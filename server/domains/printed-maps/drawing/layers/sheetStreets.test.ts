import { thinned } from './sheetStreets';

type Point = [x: number, y: number];
const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);

it('keeps the shape of a curve whose points are nearer to each other than the eye can tell', () => {
  const arc = Array.from({ length: 6000 }, (_, at): Point => {
    const angle = (at / 5999) * (Math.PI / 2);
    return [50 * Math.cos(angle), 50 * Math.sin(angle)];
  });
  const kept = thinned(arc);
  expect([kept[0], kept.at(-1)]).toEqual([arc[0], arc.at(-1)]);
  expect(kept.length).toBeLessThan(1000);
  const gaps = kept.slice(1).map((point, at) => distance(point, kept[at]!));
  expect(Math.max(...gaps)).toBeLessThan(0.1);
});

it('keeps corners, and lines of two points', () => {
  const corner: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];
  expect(thinned(corner)).toEqual(corner);
  const short: Point[] = [
    [0, 0],
    [0.01, 0],
  ];
  expect(thinned(short)).toEqual(short);
});
