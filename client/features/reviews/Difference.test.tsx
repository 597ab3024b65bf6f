import { render, screen } from '@testing-library/react';
import { brochureFields } from '../../generated/brochureFields';
import { Difference } from './Difference';

const labels = Object.values(brochureFields).map(({ label }) => label);

it('labels every field of an ad as the form does, in its order', () => {
  const changes = Object.keys(brochureFields).map((field) => ({ field, before: null, after: '1' }));
  render(<Difference changes={changes.toReversed()} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(labels);
});

it('lists the files beside the fields, and unknown fields last', () => {
  const changes = ['strange', 'wwwUrl', 'assets', 'title'].map((field) => ({ field, before: null, after: 'x' }));
  render(<Difference changes={changes} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Title', 'Pictures and files', 'Web site', 'strange']);
});

it.each([
  ['normalPriceCents', '2490', '$24.90'],
  ['validTo', '2026-12-24', '24/12/2026'],
  ['couponsUnlimited', 'true', 'Yes'],
  ['description', '<p>Two</p><ul><li>for one</li></ul>', 'Two\n• for one'],
])('formats %s for users', (field, after, text) => {
  render(<Difference changes={[{ field, before: null, after }]} />);
  expect(screen.getAllByRole('cell')[1]?.textContent).toBe(text);
});
