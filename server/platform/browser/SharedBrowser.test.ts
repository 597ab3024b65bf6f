import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { eventually } from '../../test/eventually';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { DocumentProblem } from './DocumentProblem';
import { SharedBrowser } from './SharedBrowser';

const closedMessage = 'The server is being stopped: it prints no more pages.';
const folder = makeTestFolder('shared-browser');
let shared: SharedBrowser;

const share = (options: Partial<ConstructorParameters<typeof SharedBrowser>[0]> = {}) => {
  shared = new SharedBrowser({ cacheFolder: folder, ...options });
  return shared;
};
const processOf = (page: Page) => page.browser().process()?.pid;
const titleOf = async (page: Page) => {
  await page.goto('data:text/html,<title>Noosa</title>');
  return page.title();
};

afterEach(() => shared.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is shared by all, with a separate page for each', async () => {
  share();
  const [one, other] = await Promise.all(
    ['a', 'b'].map((name) =>
      shared.withPage(async (page) => {
        await page.goto(`data:text/html,<title>${name}</title>`);
        await page.browser().version();
        return { pid: processOf(page), title: await page.title(), context: page.browserContext() };
      }),
    ),
  );
  expect(one?.pid).toBe(other?.pid);
  expect([one?.title, other?.title]).toEqual(['a', 'b']);
  expect(one?.context).not.toBe(other?.context);
});

it('limits concurrent pages, and serves all in the end', async () => {
  share({ limit: 2 });
  let now = 0;
  let most = 0;
  const order: number[] = [];
  let tellThatTwoAreIn = (): void => undefined;
  const twoAreIn = new Promise<void>((resolve) => (tellThatTwoAreIn = resolve));
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      shared.withPage(async (page) => {
        now += 1;
        most = Math.max(most, now);
        order.push(number);
        if (now === 2) tellThatTwoAreIn();
        await twoAreIn;
        await titleOf(page);
        now -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  // the limit admits them in order; the browser decides whose page is ready first
  expect(order.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
});

it('is replaced after it has died, and repeats the interrupted work', async () => {
  share();
  let times = 0;
  const first = await shared.withPage((page) => Promise.resolve(processOf(page)));
  const title = await shared.withPage(async (page) => {
    times += 1;
    if (times === 1) await kill(page.browser());
    return titleOf(page);
  });
  expect([title, times]).toEqual(['Noosa', 2]);
  expect(await shared.withPage((page) => Promise.resolve(processOf(page)))).not.toBe(first);
});

it('gives up on a page that kills it twice, and stays usable', async () => {
  share();
  const killed = shared.withPage(async (page) => {
    await kill(page.browser());
    await titleOf(page);
  });
  await expect(killed).rejects.toMatchObject({ code: 'INTERNAL', message: expect.stringMatching(/twice/) as string });
  expect(await shared.withPage(titleOf)).toBe('Noosa');
});

it('reports a page whose renderer crashes as a problem of the document, at once, and stays usable', async () => {
  share();
  let times = 0;
  const crashing = shared.withPage(async (page) => {
    times += 1;
    const client = await page.createCDPSession();
    await client.send('Page.crash');
  });
  await expect(crashing).rejects.toBeInstanceOf(DocumentProblem);
  await expect(crashing).rejects.toThrow('The browser’s page crashed over this document. It may need too much memory.');
  expect(times).toBe(1);
  expect(await shared.withPage(titleOf)).toBe('Noosa');
});

it('starts no browser once it is closed, also for work that was asked for before', async () => {
  share({ limit: 1 });
  let used: Browser | undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const cut = shared.withPage(async (page) => {
    used = page.browser();
    begin();
    await page.evaluate('new Promise(() => {})');
  });
  const waiting = shared.withPage(titleOf);
  const refused = [cut, waiting].map((work) => expect(work).rejects.toMatchObject({ message: closedMessage }));
  await begun;
  const closing = shared.close();
  refused.push(expect(shared.withPage(titleOf)).rejects.toMatchObject({ code: 'INTERNAL', message: closedMessage }));
  await Promise.all([...refused, closing]);
  expect(used?.connected).toBe(false);
});

it('is killed when a page hangs, and stays usable', async () => {
  const patienceMilliseconds = 123_456;
  share({ patienceMilliseconds });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const hanging = shared.withPage((page) => {
    begin();
    return page.evaluate('for (;;) {}');
  });
  await begun;
  // fires the timer instead of waiting
  const [runOut] = timers.mock.calls.find(([, milliseconds]) => milliseconds === patienceMilliseconds) ?? [];
  timers.mockRestore();
  runOut?.();
  await expect(hanging).rejects.toThrow('The browser took too long over this page.');
  expect(await shared.withPage(titleOf)).toBe('Noosa');
});

it('is replaced after some pages, and closed when idle', async () => {
  share({ pagesBeforeRestart: 2, idleMilliseconds: 100 });
  const pids: unknown[] = [];
  let last: Browser | undefined;
  for (let turn = 0; turn < 3; turn += 1) {
    await shared.withPage((page) => {
      pids.push(processOf(page));
      last = page.browser();
      return Promise.resolve();
    });
  }
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).not.toBe(pids[1]);
  await eventually(() => expect(last?.connected).toBe(false));
});

it('does not restart for work that fails', async () => {
  share();
  let times = 0;
  const failing = shared.withPage(() => {
    times += 1;
    return Promise.reject(new Error('no such street'));
  });
  await expect(failing).rejects.toThrow('no such street');
  expect(times).toBe(1);
});

it.each([
  ['names nothing', () => '/no/such/browser', /PUPPETEER_EXECUTABLE_PATH names a file that does not exist/],
  ['does not start', () => brokenBrowser(), /The browser that draws the pages cannot be started/],
])('reports that no browser is available when the configured one %s, and retries next time', async (_, file, why) => {
  share();
  const { PUPPETEER_EXECUTABLE_PATH: ofThisMachine } = process.env;
  process.env.PUPPETEER_EXECUTABLE_PATH = file();
  try {
    await expect(shared.withPage(titleOf)).rejects.toMatchObject({
      code: 'INTERNAL',
      message: expect.stringMatching(why) as string,
    });
  } finally {
    delete process.env.PUPPETEER_EXECUTABLE_PATH;
    if (ofThisMachine !== undefined) process.env.PUPPETEER_EXECUTABLE_PATH = ofThisMachine;
  }
  expect(await shared.withPage(titleOf)).toBe('Noosa');
});

function brokenBrowser(): string {
  const file = path.join(folder, 'broken-browser');
  writeFileSync(file, '#!/bin/sh\nexit 1\n');
  chmodSync(file, 0o755);
  return file;
}

async function kill(browser: Browser): Promise<void> {
  const gone = new Promise((resolve) => browser.once('disconnected', resolve));
  browser.process()?.kill('SIGKILL');
  await gone;
}
