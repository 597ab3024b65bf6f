import { brand } from './brand';
import { contrastProblems } from '../../../shared/colours/siteColours';

it.each(['light', 'dark'] as const)('the built %s colours can be read on all their grounds', (mode) => {
  expect(contrastProblems(brand[mode], brand[mode])).toEqual([]);
});

it('a hovered link has to be readable on the page too, not on cards alone', () => {
  const palette = { ...brand.light, primaryHover: '#00857d' };
  expect(contrastProblems(palette, brand.light)).toMatchObject([{ colour: 'primaryHover' }]);
});
