import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { inPlace } from './inPlace';
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

it('going on begins at the top; a step in place moves nothing, and is returned to where it was', async () => {
  function Steps() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('/brochureMap?box=1')}>On</button>
        <button onClick={() => void navigate('/brochureMap?box=2', { state: inPlace })}>In place</button>
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
