import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useRef } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router';
import { Link } from '../../../ui/links/Link';
import { preserveScroll } from '../../scroll/preserveScroll';
import { ScrollMemory } from '../../scroll/ScrollMemory';
import { SiteRouter } from './SiteRouter';
import { useFocusOnArrival } from './useFocusOnArrival';

function Layout() {
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);
  return (
    <main ref={content} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function Details() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function List({ shown }: { shown: Set<string> }) {
  return (
    <>
      {shown.has('/details/1') && <Link to="/details/1">First</Link>}
      {shown.has('/details/2') && <Link to="/details/2">Second</Link>}
    </>
  );
}

function renderPages(shown = new Set(['/details/1', '/details/2'])) {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route path="/" element={<List shown={shown} />} />
          <Route path="/details/:id" element={<Details />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

it('does not move the focus on the first page', () => {
  renderPages();
  expect(document.activeElement).toBe(document.body);
});

it('moves to the content of the next page, and back to the followed link', async () => {
  renderPages();
  const visitor = userEvent.setup();
  await visitor.tab();
  await visitor.tab();
  await visitor.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await visitor.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second' }));
});

it('moves to the content if the link no longer exists', async () => {
  const shown = new Set(['/details/1', '/details/2']);
  renderPages(shown);
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('link', { name: 'Second' }));
  shown.delete('/details/2');
  await visitor.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('link', { name: 'Second' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('moves to the content if the removed filter took its link with it', async () => {
  function Filters() {
    const { search } = useLocation();
    return search === '' ? <p>All offers</p> : <Link to="/">Without cafés</Link>;
  }
  render(
    <MemoryRouter initialEntries={['/?category=CAFES']}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="/" element={<Filters />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  const visitor = userEvent.setup();
  await visitor.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Without cafés' }));
  await visitor.keyboard('{Enter}');
  await screen.findByText('All offers');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('moves back to the followed link of a page that was left before it showed its new address', async () => {
  const never = new Promise<void>(() => undefined);
  let isReady = false;

  function Pages() {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    if (pathname === '/details/1') return <button onClick={() => void navigate(-1)}>Back</button>;
    if (search !== '' && !isReady) use(never);
    return (
      <>
        <Link to="/details/1">First</Link>
        <button onClick={() => void navigate('/?page=2', { replace: true, state: preserveScroll })}>Scroll on</button>
      </>
    );
  }
  function Page() {
    const content = useRef<HTMLElement>(null);
    useFocusOnArrival(content);
    return (
      <main ref={content} tabIndex={-1}>
        <Suspense>
          <Pages />
        </Suspense>
        <ScrollMemory />
      </main>
    );
  }
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo;
  render(<Page />, { wrapper: SiteRouter });
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  await act(async () => {
    screen.getByRole('button', { name: 'Scroll on' }).click();
    await Promise.resolve();
  });
  expect(window.location.search).toBe('?page=2');
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('link', { name: 'First' }));
  isReady = true;
  await visitor.click(await screen.findByRole('button', { name: 'Back' }));
  const link = await screen.findByRole('link', { name: 'First' });
  expect(document.activeElement).toBe(link);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});
