import { mapFileName } from './mapFileName';

it('names the file by area, format, orientation and the day in Brisbane', () => {
  const file = { paper: 'A4', orientation: 'LANDSCAPE', madeAt: '2026-11-19T20:00:00Z' } as const;
  expect(mapFileName('noosa', file)).toBe('noosa-map-a4-landscape-2026-11-20.pdf');
  expect(mapFileName('noosa', { ...file, madeAt: null })).toBe('noosa-map-a4-landscape.pdf');
});
