import { wrongTitle } from './wrongTitle';
import { brand } from '../../server/shared/brand/brand';

it.each([
  `Whale watching – ${brand.name}`,
  `${brand.name} in Noosa`,
  `${brand.name}: ${brand.tagline}`,
  `You are leaving ${brand.name}`,
])('accepts %s', (title) => {
  expect(wrongTitle(title)).toEqual([]);
});

it.each([
  '',
  brand.name,
  ` – ${brand.name}`,
  'Whale watching',
  `Welcome to ${brand.name} – ${brand.name}`,
  `${brand.name.toUpperCase()} in Noosa – ${brand.name}`,
  `${brand.name} – ${brand.name}`,
])('refuses “%s”', (title) => {
  expect(wrongTitle(title)).toEqual([`its title is “${title}”`]);
});
