import type { Page } from 'puppeteer';

const rounds = 5;

/** The median of several runs, because single runs vary on a busy machine. */
async function middle(run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await run());
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? NaN;
}

// the following code runs in the page, and uses its clock and frames
const untilOtherRows = (selector: string): string => `(async () => {
  const first = () => document.querySelector('[data-row-key]')?.getAttribute('data-row-key');
  const before = first();
  const begun = performance.now();
  document.querySelector(${JSON.stringify(selector)}).click();
  while (first() === before || document.querySelector('.data-grid').getAttribute('aria-busy') === 'true') {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  return performance.now() - begun;
})()`;

/** The longest delay from a key to its frame, while the search runs and rows arrive. */
const typing = `(async () => {
  const field = document.querySelector('[aria-label="Search ads"]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  let longest = 0;
  for (const text of ['ba', 'bak', 'bake', 'baker', 'bakery', 'baker', 'bake', 'bak', 'ba', '']) {
    const begun = performance.now();
    write.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
    longest = Math.max(longest, performance.now() - begun);
    await new Promise((rested) => setTimeout(rested, 560));
  }
  return longest;
})()`;

/** The 95th of a hundred sorted frame times while the page scrolls down and up. */
const scrolling = `(async () => {
  const frames = [];
  let last = performance.now();
  const step = document.documentElement.scrollHeight / 60;
  for (let frame = 0; frame < 100; frame += 1) {
    window.scrollBy(0, frame < 50 ? step : -step);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    frames.push(performance.now() - last);
    last = performance.now();
  }
  return frames.sort((one, other) => one - other)[94];
})()`;

const measureIn = async (page: Page, script: string): Promise<number> => Number(await page.evaluate(script));

/** The time from the start of the navigation to a hundred rows. */
async function openAnew(page: Page, url: string, query: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${url}/admin/brochures${query}`);
  const rows = `document.querySelectorAll('[data-row-key] [data-action="more"]').length >= 100`;
  await page.waitForFunction(rows, { timeout: 180_000 });
  return measureIn(page, 'performance.now()');
}

/** Measures the figures one after the other. */
export async function* timeGrid(page: Page, url: string): AsyncGenerator<[what: string, ms: number]> {
  yield ['page opened anew, until 100 rows stand', await middle(() => openAnew(page, url, ''))];
  yield ['the same with those without a picture', await middle(() => openAnew(page, url, '?picture=no'))];
  await openAnew(page, url, '');
  const turn = untilOtherRows('.ant-pagination-next button');
  yield ['next page', await middle(() => measureIn(page, turn))];
  await openAnew(page, url, '');
  const reorder = untilOtherRows('th.ant-table-column-has-sorters');
  yield ['by ID the other way round', await middle(() => measureIn(page, reorder))];
  await openAnew(page, url, '');
  yield ['longest wait of a key while one searches', await measureIn(page, typing)];
  await openAnew(page, url, '');
  yield ['95 % of the frames while scrolling within', await measureIn(page, scrolling)];
}
