import { brand } from '../../../shared/brand/brand';
import type { MapContent } from '../MapContent';
import { computeContentHash } from './computeContentHash';

const content = { name: 'Bayside', ads: [] } as unknown as MapContent;
const hash = () => computeContentHash(content, { paper: 'A4', orientation: 'LANDSCAPE' });

it.each([
  ['name', 'Other Offers'],
  ['accentName', 'violet'],
  ['typeface', 'Inter'],
] as const)('changes with the %s of the brand, which is on the map', (property, value) => {
  const before = hash();
  expect(hash()).toBe(before);
  const replaced = jest.replaceProperty(brand, property, value);
  expect(hash()).not.toBe(before);
  replaced.restore();
});

it('changes with the colours of the brand', () => {
  const before = hash();
  const replaced = jest.replaceProperty(brand.light, 'primary', '#123456');
  expect(hash()).not.toBe(before);
  replaced.restore();
});
