import type { ElementHandle, KeyInput, Page } from 'puppeteer';
import { patienceMs, slowPolling } from './patience';

const selectors = {
  link: 'a[href]',
  button: 'button, summary, [role="button"], [role="menuitem"]',
  heading: 'h1, h2, h3',
} as const;

type Kind = keyof typeof selectors;

/**
 * Finds an element by its accessible name (label or text). Waits until it is there and usable: no navigation is pending
 * and React has hydrated it.
 */
export async function see(page: Page, kind: Kind, name: string | RegExp): Promise<ElementHandle<HTMLElement>> {
  const { source, flags } = typeof name === 'string' ? new RegExp(`^${escape(name)}$`) : name;
  const until = Date.now() + patienceMs;
  do {
    const found = await page.waitForFunction(findVisible, slowPolling, selectors[kind], source, flags).catch(() => {
      throw new Error(`No ${kind} named ${String(name)} can be seen on ${page.url()}`);
    });
    const element = found as unknown as ElementHandle<HTMLElement>;
    if (!page.isJavaScriptEnabled() || (await isSo(element, isHeard))) return element;
  } while (Date.now() < until);
  throw new Error(`The ${kind} named ${String(name)} answers nothing on ${page.url()}`);
}

/** Clicks as a visitor does: once the element is at rest and nothing covers it, such as a closing dialog. */
export function click(page: Page, kind: Kind, name: string | RegExp): Promise<void> {
  return clickOnce(() => see(page, kind, name), `${kind} named ${String(name)}`, page);
}

/** The same for an element without an accessible name. */
export function clickOn(page: Page, selector: string): Promise<void> {
  return clickOnce(() => find(page, selector), selector, page);
}

/** Focuses an element that is hydrated and enabled. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  const element = await find(page, selector);
  await page.waitForFunction((node) => !node.matches(':disabled'), {}, element);
  await element.focus();
}

/**
 * Presses a key with the preceding ones held down. First waits until no navigation is pending and key listeners are
 * attached.
 */
export async function press(page: Page, ...keys: [KeyInput, ...KeyInput[]]): Promise<void> {
  await settled(page);
  const held = keys.slice(0, -1);
  for (const key of held) await page.keyboard.down(key);
  await page.keyboard.press(keys.at(-1) ?? keys[0]);
  for (const key of held.reverse()) await page.keyboard.up(key);
}

/** Waits until no navigation is pending and the effects of the last render have run. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-navigation-pending'));
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Waits until all animations have ended, except infinite ones. */
export async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Waits until this text is visible somewhere. */
export async function read(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) =>
        !document.documentElement.hasAttribute('data-navigation-pending') && document.body.innerText.includes(wanted),
      slowPolling,
      text,
    )
    .catch(async () => {
      const shown = await page.evaluate(() => document.body.innerText).catch(() => 'nothing');
      throw new Error(`"${text}" cannot be read on ${page.url()}, which shows:\n${shown}`);
    });
}

/** Waits until this text is visible nowhere. */
export async function readNoMore(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => !document.body.innerText.includes(wanted), slowPolling, text)
    .catch(() => {
      throw new Error(`"${text}" can still be read on ${page.url()}`);
    });
}

/** Replaces the content of the field with this label; `write` is for fields of an ad's form. */
export function fill(page: Page, label: string, text: string): Promise<void> {
  return fillIn(page, `::-p-aria([name="${label}"][role="textbox"])`, text);
}

/** Submits a search in the field with this label. */
export async function search(page: Page, label: string, text: string): Promise<void> {
  await fillIn(page, `::-p-aria([name="${label}"])`, text);
  await page.keyboard.press('Enter');
}

/** Types into the element of this selector. */
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

/** Clicks its middle. False: it moved at the last moment, so that the click missed it. */
async function clickReaches(element: ElementHandle<HTMLElement>): Promise<boolean> {
  const click = await element.evaluateHandle((node) => {
    const seen = { isReached: false };
    const listen = ({ target }: MouseEvent): void => {
      seen.isReached = node.contains(target as Node);
    };
    // on the window, because a leave guard stops the click before it reaches the node
    window.addEventListener('click', listen, { capture: true, once: true });
    return seen;
  });
  await element.click();
  // if the page is gone, the click has left it
  return click.evaluate(({ isReached }) => isReached).catch(() => true);
}

/** False for elements that are detached, or whose page was left. */
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

/** Runs in the page: true if React has created or hydrated this element; a map creates its own. */
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
  // a busy button ignores a press
  const isOff = node.matches(':disabled, [aria-disabled="true"], .ant-btn-loading');
  const isStill = node.isConnected && x === before[0] && y === before[1] && !isMoved && !isOff;
  // an invisible checkbox covers its drawing
  const seen = node.matches('input') ? (node.parentElement ?? node) : node;
  return isStill && seen.checkVisibility({ opacityProperty: true }) && node.contains(document.elementFromPoint(x, y));
}
