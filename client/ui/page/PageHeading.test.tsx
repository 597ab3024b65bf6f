import { render } from '@testing-library/react';
import { PageHeading } from './PageHeading';
import { siteName } from '../../shared/site';

it.each([
  ['Ads', `Ads – ${siteName}`],
  [`Welcome to ${siteName}`, `Welcome to ${siteName}`],
])('sets the document title for “%s”', (title, expected) => {
  render(<PageHeading title={title} />);
  expect(document.title).toBe(expected);
});
