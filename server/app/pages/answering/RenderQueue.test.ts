import { RenderQueue } from './RenderQueue';

/** Renders that end when the test says so. */
function begin(queue: RenderQueue) {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const render = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return 'page';
  };
  return { ask: () => queue.run(render), endOne: () => ends.shift()?.(), most: () => most };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('renders a few pages at once, and the others in turn', async () => {
  const queue = new RenderQueue(2, 10);
  const { ask, endOne, most } = begin(queue);
  const pages = [ask(), ask(), ask(), ask()];
  await turn();
  expect(queue.waiting).toBe(2);
  for (const page of pages) {
    endOne();
    expect(await page).toBe('page');
    await turn();
  }
  expect(most()).toBe(2);
});

it('refuses a page when too many wait, and takes the next when there is room again', async () => {
  const { ask, endOne } = begin(new RenderQueue(1, 1));
  const [first, second] = [ask(), ask()];
  await turn();
  await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  endOne();
  await first;
  await turn();
  const third = ask();
  endOne();
  await second;
  await turn();
  endOne();
  expect(await third).toBe('page');
});

it('goes on after a page that failed', async () => {
  const queue = new RenderQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  expect(await queue.run(() => Promise.resolve('page'))).toBe('page');
});

it('refuses a page that has waited too long, and does not render it later', async () => {
  const queue = new RenderQueue(1, 10, 20);
  const { ask, endOne } = begin(queue);
  const first = ask();
  const render = jest.fn(() => Promise.resolve('page'));
  await expect(queue.run(render)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  endOne();
  expect(await first).toBe('page');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  expect(render).not.toHaveBeenCalled();
});
