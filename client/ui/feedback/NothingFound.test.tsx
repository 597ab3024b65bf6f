import { render } from '@testing-library/react';
import { NothingFound } from './NothingFound';

it.each([
  ['There is no such ad', 'There is no such ad – Local Offers'],
  ['Local Offers has no such ad', 'Local Offers has no such ad'],
])('sets the document title for “%s”', (title, expected) => {
  render(<NothingFound title={title} />);
  expect(document.title).toBe(expected);
});
