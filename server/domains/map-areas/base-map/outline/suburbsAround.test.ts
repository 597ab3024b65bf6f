import { suburbsAround } from './suburbsAround';

it('names a city that the coarse coast leaves in the sea, but no suburb there', () => {
  const names = suburbsAround({ west: 145.6, south: -17.05, east: 145.85, north: -16.8 }).map(({ name }) => name);
  expect(names[0]).toBe('Cairns');
  expect(names).toContain('Edge Hill');
  expect(names).not.toContain('Bungalow');
});
