import { streetLabel } from './streetLabel';

it.each([
  ['Anderson Street', 'West Melbourne', 'Anderson Street (West Melbourne)'],
  ['Anderson Street', '', 'Anderson Street'],
])('lists %s of "%s" as %s', (streetName, locality, expected) => {
  expect(streetLabel({ streetName, locality })).toBe(expected);
});
