import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { useNavigationType } from 'react-router';
import { renderScreen } from '../../test/renderScreen';
import { Link, type LinkProps } from './Link';
import { NavLink } from './NavLink';

async function open(props: Partial<LinkProps> & Pick<LinkProps, 'to'>) {
  const left: boolean[] = [];
  function Page() {
    return (
      <div
        role="presentation"
        onClick={(event) => {
          left.push(!event.defaultPrevented); // to the browser
          event.preventDefault();
        }}
      >
        <p>{useNavigationType()}</p>
        <Link {...props}>Go</Link>
      </div>
    );
  }
  const { place, user } = await renderScreen({ routes: [{ path: '*', element: <Page /> }], at: '/areas?page=2' });
  return { place, user, left, link: screen.getByRole('link', { name: 'Go' }) };
}

it('leads on without a page load', async () => {
  const { place, user, left, link } = await open({ to: '/details/7' });
  await user.click(link);
  expect(place.current).toBe('/details/7');
  expect(screen.getByText('PUSH')).toBeVisible();
  expect(left).toEqual([false]);
});

it.each(['Control', 'Meta', 'Shift', 'Alt'])('is left to the browser while %s is pressed', async (key) => {
  const { place, user, left, link } = await open({ to: '/details/7' });
  await user.keyboard(`{${key}>}`);
  await user.click(link);
  expect(place.current).toBe('/areas?page=2');
  expect(left).toEqual([true]);
});

it('is left to the browser when it opens a tab', async () => {
  const { place, user, left, link } = await open({ to: '/details/7', target: '_blank' });
  await user.click(link);
  expect(place.current).toBe('/areas?page=2');
  expect(left).toEqual([true]);
});

it('stays when its page has handled the click', async () => {
  const { place, user, link } = await open({ to: '/details/7', onClick: (event) => event.preventDefault() });
  await user.click(link);
  expect(place.current).toBe('/areas?page=2');
});

it('adds no step for Back when its page is open already', async () => {
  const { user, link } = await open({ to: '/areas?page=2' });
  await user.click(link);
  expect(screen.getByText('REPLACE')).toBeVisible();
});

it.each([
  ['/details/7', undefined, null],
  ['/?search=fish', undefined, 'nofollow'],
  ['/?search=fish', 'author', 'author nofollow'],
])('tells search engines whether to follow it: %s', async (to, rel, expected) => {
  const { link } = await open(rel === undefined ? { to } : { to, rel });
  expect(link.getAttribute('rel')).toBe(expected);
});

it('is marked in a navigation while its page is open, whatever the query', async () => {
  const element = (
    <nav>
      <NavLink to="/areas">Areas</NavLink>
      <NavLink to="/areas/noosa">Noosa</NavLink>
    </nav>
  );
  await renderScreen({ routes: [{ path: '*', element }], at: '/areas?page=2' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Areas');
});
