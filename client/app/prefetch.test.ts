import { wantsWholeNavigation } from '../features/site-navigation/wholeNavigation';
import { afterPaint } from '../platform/page/afterPaint';
import { prefetch } from './prefetch';

const idle: (() => void)[] = [];
const takeIdle = (run: () => void) => idle.push(run);

beforeAll(() => {
  Object.assign(window, { requestIdleCallback: takeIdle });
  prefetch();
});

beforeEach(() => {
  idle.splice(0);
  wantsWholeNavigation.set(false);
  document.body.innerHTML =
    '<p>Text</p><a href="/privacy-policy"><b>Privacy</b></a><details><summary>Menu</summary></details>';
});

const touch = (selector: string, sign = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

async function painted(): Promise<void> {
  await afterPaint();
  await afterPaint();
}

it('wants all menus once the touch of one is painted', async () => {
  touch('summary');
  expect(wantsWholeNavigation.get()).toBe(false);
  await painted();
  expect(wantsWholeNavigation.get()).toBe(true);
});

it('wants them for a link when the browser is idle, also if something else is touched before the paint', async () => {
  touch('a b', 'focusin');
  touch('p');
  await painted();
  expect(wantsWholeNavigation.get()).toBe(false);
  expect(idle).toHaveLength(1);
  idle[0]?.();
  expect(wantsWholeNavigation.get()).toBe(true);
});

it('counts the signs of one tap once, and those of the next again', async () => {
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) touch('a', sign);
  await painted();
  expect(idle).toHaveLength(1);
  touch('a');
  await painted();
  expect(idle).toHaveLength(2);
});

it('wants nothing for text', async () => {
  touch('p');
  await painted();
  expect(idle).toEqual([]);
  expect(wantsWholeNavigation.get()).toBe(false);
});

afterAll(() => wantsWholeNavigation.set(false));
