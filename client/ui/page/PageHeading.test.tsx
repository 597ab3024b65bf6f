import { render } from '@testing-library/react';
import { PageHeading } from './PageHeading';

it.each([
  ['Ads', 'Ads – Local Offers'],
  ['Welcome to Local Offers', 'Welcome to Local Offers'],
])('sets the document title for “%s”', (title, expected) => {
  render(<PageHeading title={title} />);
  expect(document.title).toBe(expected);
});
