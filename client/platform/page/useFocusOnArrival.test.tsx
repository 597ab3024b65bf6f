import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router';
import { Link } from '../../ui/links/Link';
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
