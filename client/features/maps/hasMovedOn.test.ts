import { hasMovedOn } from './hasMovedOn';

const searched = { box: { west: 153, south: -27, east: 154, north: -26 }, zoom: 12 };
const moved = (across: number, up: number) => ({
  box: { west: 153 + across, south: -27 + up, east: 154 + across, north: -26 + up },
  zoom: 12,
});

test.each([
  ['not at all', searched, false],
  ['a nudge', moved(0.1, -0.1), false],
  ['a fifth to the east', moved(0.21, 0), true],
  ['a fifth to the south', moved(0, -0.21), true],
  ['a little closer', { ...searched, zoom: 12.4 }, false],
  ['half a step closer', { ...searched, zoom: 12.5 }, true],
  ['half a step back', { ...searched, zoom: 11.5 }, true],
  ['a turned phone', { box: { west: 152.75, south: -26.75, east: 154.25, north: -26.25 }, zoom: 12 }, false],
])('%s', (_what, now, expected) => {
  expect(hasMovedOn(searched, now)).toBe(expected);
});
