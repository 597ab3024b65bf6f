import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
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

it('another page that is loaded in the same tab begins at its top; the same one where it was left', async () => {
  const { unmount } = load('/brochureMap');
  await scroll(700);
  unmount();

  load('/maps-download');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  load('/brochureMap');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});
