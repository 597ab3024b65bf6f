import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { SiteRouter } from '../page/navigation/SiteRouter';
import { preserveScroll } from './preserveScroll';
import { ScrollMemory } from './ScrollMemory';

const scrollTo = jest.fn();

function load(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ScrollMemory />
    </MemoryRouter>,
  );
}

async function scroll(top: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = scrollTo;
});

it('begins another page of the same tab at its top, and restores the scroll position on a return', async () => {
  const { unmount } = load('/brochureMap');
  await scroll(700);
  unmount();

  load('/maps-download');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  load('/brochureMap');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('keeps the browser’s scroll position when a document is reloaded', async () => {
  const { unmount } = load('/details/7');
  await scroll(700);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  unmount();

  const entries = jest.spyOn(performance, 'getEntriesByType');
  entries.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  // the visitor has scrolled before the scripts loaded
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  scrollTo.mockClear();
  load('/details/7');
  entries.mockRestore();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('manual');
});

it('restores the position of a page that rendered too late for the browser to do so', async () => {
  const { unmount } = load('/details/7');
  await scroll(700);
  unmount();
  const entries = jest.spyOn(performance, 'getEntriesByType');
  entries.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  load('/details/7');
  entries.mockRestore();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('begins a new page at the top; keeps the position on steps in place, also on a return to them', async () => {
  function Steps() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('/brochureMap?box=1')}>On</button>
        <button
          // as the router reads it from the browser's history
          onClick={() =>
            void navigate('/brochureMap?box=2', { state: JSON.parse(JSON.stringify(preserveScroll)) as object })
          }
        >
          In place
        </button>
        <button onClick={() => void navigate(-1)}>Back</button>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/brochureMap']}>
      <ScrollMemory />
      <Steps />
    </MemoryRouter>,
  );
  const visitor = userEvent.setup();
  await scroll(300);
  scrollTo.mockClear();
  await visitor.click(screen.getByRole('button', { name: 'In place' }));
  expect(scrollTo).not.toHaveBeenCalled();
  await visitor.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await visitor.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

it('keeps the position of a page that is on its way back while the page before it is still clicked', async () => {
  let arrive = (): void => undefined;
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  let isReady = true;
  function Pages() {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    if (pathname === '/details/1') return <button onClick={() => void navigate(-1)}>Back</button>;
    if (!isReady) use(coming);
    return <button onClick={() => void navigate('/details/1')}>First</button>;
  }
  render(
    <SiteRouter>
      <Suspense>
        <Pages />
      </Suspense>
      <ScrollMemory />
    </SiteRouter>,
  );
  const visitor = userEvent.setup();
  await scroll(700);
  await visitor.click(screen.getByRole('button', { name: 'First' }));
  await scroll(40);
  isReady = false;
  const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await visitor.click(await screen.findByRole('button', { name: 'Back' }));
  await act(() => arrival);
  expect(window.location.pathname).toBe('/');
  await visitor.click(document.body);
  isReady = true;
  await act(async () => {
    arrive();
    await coming;
  });
  await screen.findByRole('button', { name: 'First' });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});
