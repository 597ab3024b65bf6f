import type { ElementHandle, Page } from 'puppeteer';
import { patienceMs } from './patience';

const selectors = {
  link: 'a[href]',
  button: 'button, summary, [role="button"], [role="menuitem"]',
  heading: 'h1, h2, h3',
} as const;

type Kind = keyof typeof selectors;

/** The thing that a visitor sees under this name (its label, or the text it shows); waits until it is there. */
export async function see(page: Page, kind: Kind, name: string | RegExp): Promise<ElementHandle<HTMLElement>> {
  const { source, flags } = typeof name === 'string' ? new RegExp(`^${escape(name)}$`) : name;
  const found = await page.waitForFunction(findVisible, {}, selectors[kind], source, flags).catch(() => {
    throw new Error(`No ${kind} named ${String(name)} can be seen on ${page.url()}`);
  });
  return found as unknown as ElementHandle<HTMLElement>;
}

/**
 * As a visitor clicks: once it has come to rest, nothing lies over it, such as a dialog that is closing, and it answers;
 * a button that the server has drawn does so when the page's scripts have come.
 */
export async function click(page: Page, kind: Kind, name: string | RegExp): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const element = await see(page, kind, name);
    const answers = !page.isJavaScriptEnabled() || (await element.evaluate(isHydrated));
    if (answers && (await element.evaluate(canBeHit))) return element.click();
  }
  throw new Error(`The ${kind} named ${String(name)} moves or is covered on ${page.url()}`);
}

/** Waits until a visitor can read this text somewhere. */
export async function read(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text)
    .catch(() => {
      throw new Error(`"${text}" cannot be read on ${page.url()}`);
    });
}

/** Waits until nobody can read it any more. */
export async function readNoMore(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => !document.body.innerText.includes(wanted), {}, text)
    .catch(() => {
      throw new Error(`"${text}" can still be read on ${page.url()}`);
    });
}

/** Types into the field with this label, which is empty: `write` is for one in which something stands. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(text);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Runs in the page. */
function findVisible(selector: string, source: string, flags: string): Element | null {
  const name = new RegExp(source, flags);
  const isNamed = (element: HTMLElement): boolean => {
    const label = element.getAttribute('aria-label') ?? element.innerText;
    return name.test(label.replace(/\s+/g, ' ').trim());
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.checkVisibility({ visibilityProperty: true }) && isNamed(element)) ?? null;
}

/** Runs in the page. What is no button does by itself what it is for; React owns nothing of the map's own buttons. */
async function isHydrated(node: HTMLElement): Promise<boolean> {
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const isOwned = document.getElementById('root')?.contains(node) === true && node.closest('.ol-viewport') === null;
  return !isOwned || !node.matches('button') || Object.keys(node).some((key) => key.startsWith('__reactProps$'));
}

/** Runs in the page. */
async function canBeHit(node: HTMLElement): Promise<boolean> {
  const middle = (): [number, number] => {
    const { x, y, width, height } = node.getClientRects()[0] ?? new DOMRect();
    return [x + width / 2, y + height / 2];
  };
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const [x, y] = middle();
  const isMoved = document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target !== null && target !== node && target.contains(node);
  });
  const isStill = node.isConnected && x === before[0] && y === before[1] && !isMoved;
  return isStill && node.checkVisibility({ opacityProperty: true }) && node.contains(document.elementFromPoint(x, y));
}
