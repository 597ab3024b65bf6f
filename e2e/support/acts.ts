import type { ElementHandle, KeyInput, Page } from 'puppeteer';
import { patienceMs } from './patience';

const selectors = {
  link: 'a[href]',
  button: 'button, summary, [role="button"], [role="menuitem"]',
  heading: 'h1, h2, h3',
} as const;

type Kind = keyof typeof selectors;

/**
 * The thing that a visitor sees under this name (its label, or the text it shows); waits until it is there and answers:
 * no other page is on its way, and the browser has taken over what the server drew.
 */
export async function see(page: Page, kind: Kind, name: string | RegExp): Promise<ElementHandle<HTMLElement>> {
  const { source, flags } = typeof name === 'string' ? new RegExp(`^${escape(name)}$`) : name;
  const until = Date.now() + patienceMs;
  do {
    const found = await page.waitForFunction(findVisible, {}, selectors[kind], source, flags).catch(() => {
      throw new Error(`No ${kind} named ${String(name)} can be seen on ${page.url()}`);
    });
    const element = found as unknown as ElementHandle<HTMLElement>;
    if (!page.isJavaScriptEnabled() || (await isSo(element, isHeard))) return element;
  } while (Date.now() < until);
  throw new Error(`The ${kind} named ${String(name)} answers nothing on ${page.url()}`);
}

/** As a visitor clicks: once it has come to rest and nothing lies over it, such as a dialog that is closing. */
export function click(page: Page, kind: Kind, name: string | RegExp): Promise<void> {
  return clickOnce(() => see(page, kind, name), `${kind} named ${String(name)}`, page);
}

/** The same for what has no name of its own kind. */
export function clickOn(page: Page, selector: string): Promise<void> {
  return clickOnce(() => find(page, selector), selector, page);
}

/** Puts the focus on something that answers and can be used. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  const element = await find(page, selector);
  await page.waitForFunction((node) => !node.matches(':disabled'), {}, element);
  await element.focus();
}

/**
 * Presses a key, those before it held down, once the page is at rest: nothing else is on its way, and what listens for
 * keys has begun to.
 */
export async function press(page: Page, ...keys: [KeyInput, ...KeyInput[]]): Promise<void> {
  await settled(page);
  const held = keys.slice(0, -1);
  for (const key of held) await page.keyboard.down(key);
  await page.keyboard.press(keys.at(-1) ?? keys[0]);
  for (const key of held.reverse()) await page.keyboard.up(key);
}

/** Waits until no other page is on its way, and what follows upon a drawing has been done. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-navigation-pending'));
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Waits until nothing moves any more but what moves for ever. */
export async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Waits until a visitor can read this text somewhere. */
export async function read(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) =>
        !document.documentElement.hasAttribute('data-navigation-pending') && document.body.innerText.includes(wanted),
      {},
      text,
    )
    .catch(async () => {
      const shown = await page.evaluate(() => document.body.innerText).catch(() => 'nothing');
      throw new Error(`"${text}" cannot be read on ${page.url()}, which shows:\n${shown}`);
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

/** Types into the field with this label in place of what stands there; `write` is for fields of an ad's form. */
export function fill(page: Page, label: string, text: string): Promise<void> {
  return fillIn(page, `::-p-aria([name="${label}"][role="textbox"])`, text);
}

/** Searches by the field with this label. */
export async function search(page: Page, label: string, text: string): Promise<void> {
  await fillIn(page, `::-p-aria([name="${label}"])`, text);
  await page.keyboard.press('Enter');
}

/** Types into what this selector finds. */
export async function fillIn(page: Page, selector: string, text: string): Promise<void> {
  await find(page, selector);
  await page.locator(selector).fill(text);
}

async function find(page: Page, selector: string): Promise<ElementHandle<HTMLElement>> {
  const until = Date.now() + patienceMs;
  do {
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-navigation-pending'));
    const found = await page.waitForSelector(selector).catch(() => null);
    const element = found as ElementHandle<HTMLElement> | null;
    if (element !== null && (await isSo(element, isHeard))) return element;
  } while (Date.now() < until);
  throw new Error(`Nothing that answers is ${selector} on ${page.url()}`);
}

async function clickOnce(look: () => Promise<ElementHandle<HTMLElement>>, what: string, page: Page): Promise<void> {
  const until = Date.now() + patienceMs;
  do {
    const element = await look();
    if ((await isSo(element, canBeHit)) && (await clickReaches(element))) return;
  } while (Date.now() < until);
  throw new Error(`The ${what} moves, is covered or cannot be pressed on ${page.url()}`);
}

/** Clicks in its middle. False: something moved at the last moment, so that the click went past it. */
async function clickReaches(element: ElementHandle<HTMLElement>): Promise<boolean> {
  const click = await element.evaluateHandle((node) => {
    const seen = { isReached: false };
    const listen = ({ target }: MouseEvent): void => {
      seen.isReached = node.contains(target as Node);
    };
    // the window's: who guards a page that is not saved takes the click before it comes to the node
    window.addEventListener('click', listen, { capture: true, once: true });
    return seen;
  });
  await element.click();
  // a page that is gone was left by the click
  return click.evaluate(({ isReached }) => isReached).catch(() => true);
}

/** What has left the page, or stood on a page that was left, is not so. */
function isSo(element: ElementHandle<HTMLElement>, ask: (node: HTMLElement) => Promise<boolean>): Promise<boolean> {
  return element.evaluate(ask).catch(() => false);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Runs in the page. */
function findVisible(selector: string, source: string, flags: string): Element | null {
  if (document.documentElement.hasAttribute('data-navigation-pending')) return null;
  const name = new RegExp(source, flags);
  const isNamed = (element: HTMLElement): boolean => {
    const label = element.getAttribute('aria-label') ?? element.innerText;
    return name.test(label.replace(/\s+/g, ' ').trim());
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.checkVisibility({ visibilityProperty: true }) && isNamed(element)) ?? null;
}

/** Runs in the page: whether React has made this, or has taken it over from the server; a map makes its own. */
async function isHeard(node: HTMLElement): Promise<boolean> {
  const isReacts = Object.keys(node).some((key) => key.startsWith('__reactProps$'));
  if (isReacts || node.closest('#root') === null || node.closest('.ol-viewport')) return node.isConnected;
  await new Promise((drawn) => requestAnimationFrame(drawn));
  return false;
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
  // a button that is still at its last work swallows a press
  const isOff = node.matches(':disabled, [aria-disabled="true"], .ant-btn-loading');
  const isStill = node.isConnected && x === before[0] && y === before[1] && !isMoved && !isOff;
  // the box of a tick lies unseen over its drawing
  const seen = node.matches('input') ? (node.parentElement ?? node) : node;
  return isStill && seen.checkVisibility({ opacityProperty: true }) && node.contains(document.elementFromPoint(x, y));
}
