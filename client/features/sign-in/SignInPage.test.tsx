import { render } from '@testing-library/react';
import { SignInPage } from './SignInPage';
import { siteName } from '../../shared/site';

it.each([
  ['Sign in', `Sign in – ${siteName}`],
  [`Welcome to ${siteName}`, `Welcome to ${siteName}`],
])('sets the document title for “%s”', (title, expected) => {
  render(<SignInPage title={title} />);
  expect(document.title).toBe(expected);
});
