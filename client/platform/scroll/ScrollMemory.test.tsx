import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
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
