import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SiteRouter } from './SiteRouter';
import { navigationPending } from './navigationPending';

it('reports a pending navigation while the old page is still shown', async () => {
  let arrive = (): void => undefined;
  const coming = new Promise<void>((resolve) => (arrive = resolve));

  function Next() {
    use(coming);
    return <p>The next page</p>;
  }
  function Pages() {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    return pathname === '/next' ? <Next /> : <button onClick={() => void navigate('/next')}>Go on</button>;
  }
  render(
    <SiteRouter>
      <Suspense fallback={<p>Loading</p>}>
        <Pages />
      </Suspense>
    </SiteRouter>,
  );
  expect(navigationPending.get()).toBe(false);

  await act(async () => {
    screen.getByRole('button', { name: 'Go on' }).click();
    await Promise.resolve();
  });
  expect(window.location.pathname).toBe('/next');
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(navigationPending.get()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-navigation-pending');

  await act(async () => {
    arrive();
    await coming;
  });
  expect(await screen.findByText('The next page')).toBeVisible();
  expect(navigationPending.get()).toBe(false);
});
