import { render } from '@testing-library/react';
import { SignInPage } from './SignInPage';

it.each([
  ['Sign in', 'Sign in – Local Offers'],
  ['Welcome to Local Offers', 'Welcome to Local Offers'],
])('sets the document title for “%s”', (title, expected) => {
  render(<SignInPage title={title} />);
  expect(document.title).toBe(expected);
});
