import { layOutSheet } from '../Sheet';
import { drawLocator } from './drawLocator';

const panel = { x: 10, y: 10, width: 99, height: 190 };

function locate(name: string, longitude: number, latitude: number): string {
  const box = { west: longitude - 0.1, south: latitude - 0.1, east: longitude + 0.1, north: latitude + 0.1 };
  const grid = { ...box, gridColumns: 10, gridRows: 8 };
  const page = layOutSheet(grid, { paper: 'A4', orientation: 'LANDSCAPE', hasLegend: false });
  return drawLocator({ name, grid }, { panel, page });
}

it.each([
  ['Norfolk Island', 167.95, -29.03],
  ['Christmas Island', 105.65, -10.49],
])('is not drawn for an area beyond the country that it shows: %s', (...area) => {
  expect(locate('Byron Bay', 153.61, -28.64)).toContain('>Where Byron Bay is</text>');
  expect(locate(...area)).toBe('');
});

it.each([
  ['Fremantle', 115.75, -32.05, 'Perth'],
  ['Hobart', 147.33, -42.88, 'Hobart'],
])('names the capital near the mark, above it: %s', (name, longitude, latitude, capital) => {
  const [, above = ''] = locate(name, longitude, latitude).split('r="1.7"');
  expect(above).toContain(`>${capital}</text>`);
});
