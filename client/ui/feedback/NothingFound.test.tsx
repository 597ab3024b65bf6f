import { render } from '@testing-library/react';
import { NothingFound } from './NothingFound';
import { siteName } from '../../shared/site';

it.each([
  ['There is no such ad', `There is no such ad – ${siteName}`],
  [`${siteName} has no such ad`, `${siteName} has no such ad`],
])('sets the document title for “%s”', (title, expected) => {
  render(<NothingFound title={title} />);
  expect(document.title).toBe(expected);
});
