import { screen } from '@testing-library/react';
import { Link } from '../../../ui/links/Link';
import { renderScreen } from '../../../test/renderScreen';
import { AfterRedirect } from './AfterRedirect';
import { sessionNotice } from '../sessionNotice';

const routes = [
  {
    path: '*',
    element: (
      <>
        <Link to="/map">On</Link>
        <AfterRedirect />
      </>
    ),
  },
];

afterEach(() => sessionNotice.clear());

it('says why, leads back by the login, and is gone on the next page', async () => {
  window.history.replaceState(null, '', '/vendor/brochure/manage/11');
  sessionNotice.leave('Your session has ended.');
  const { user } = await renderScreen({ routes, at: '/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', '/login?from=%2Fvendor%2Fbrochure%2Fmanage%2F11');
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sessionNotice.read()).toBeNull();
});

it('can be closed', async () => {
  sessionNotice.leave('Your session has ended.');
  const { user } = await renderScreen({ routes, at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves the message of the login to the login', async () => {
  sessionNotice.leave('Your session has ended.');
  await renderScreen({ routes, at: '/login' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sessionNotice.read()).toBe('Your session has ended.');
});
