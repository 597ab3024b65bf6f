import type { ElementHandle, Page } from 'puppeteer';
import { press, settled } from './acts';
import { findAccessibilityProblems } from './openBrowser';

/** Menus, dialogs, drawers and disclosures over a page, except closing ones. */
const overlays = '[role="dialog"], dialog[open], [role="menu"], details[name][open] > div, .ant-popover';

/** The modal ones, which make the page behind them unreachable. */
const modals = '[role="dialog"][aria-modal="true"], dialog:modal';

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea';

/**
 * Opens an overlay by keyboard, selecting `items` from a menu on the way, and closes it by Escape.
 * @throws Error if the focus does not begin in the overlay, leaves a modal by Tab, or does not return to the opener, or
 * if axe finds something in the overlay
 */
export async function walkOverlay(
  page: Page,
  opener: ElementHandle<HTMLElement>,
  ...items: readonly string[]
): Promise<void> {
  await opener.focus();
  await press(page, 'Enter');
  await waitForOverlay(page, true);
  for (const item of items) {
    await stepTo(page, item);
    await press(page, 'Enter');
    await page.waitForSelector('[role="dialog"]', { visible: true });
  }
  // a button that becomes usable changes its colours
  await page.waitForFunction(() => document.querySelector('[role="dialog"] [aria-busy="true"]') === null);
  const problems = await findAccessibilityProblems(page, 'all', overlays);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await waitForFirstFocus(page);
  await tabAround(page);
  await press(page, 'Escape');
  await waitForOverlay(page, false);
  await page.waitForFunction((element) => document.activeElement === element, {}, opener);
}

async function waitForOverlay(page: Page, isOpen: boolean): Promise<void> {
  await settled(page);
  await page.waitForFunction(
    (selector, wanted) => [...document.querySelectorAll(selector)].some((node) => node.checkVisibility()) === wanted,
    {},
    overlays,
    isOpen,
  );
}

/** Moves by arrow keys, as in every menu. */
async function stepTo(page: Page, item: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('[role="menuitem"]'));
  for (let left = 20; left > 0; left -= 1) {
    const current = await page.evaluate(() => document.activeElement?.textContent);
    if (current === item) return;
    await press(page, 'ArrowDown');
    await page.waitForFunction((before) => document.activeElement?.textContent !== before, {}, current);
  }
  throw new Error(`The arrows do not lead to ${item}.`);
}

/** In a modal with fields, a field must have the focus, in one without, no action. Elsewhere the opener may keep it. */
async function waitForFirstFocus(page: Page): Promise<void> {
  await page.waitForFunction(
    (all, modal, field) => {
      const { activeElement } = document;
      const isSeen = (node: Element) => node.checkVisibility();
      const dialog = [...document.querySelectorAll(modal)].filter(isSeen).at(-1);
      if (!activeElement || activeElement === document.body) return false;
      if (!dialog) {
        const isInside = [...document.querySelectorAll(all)].some((overlay) => overlay.contains(activeElement));
        return isInside || activeElement.matches('summary, [aria-expanded="true"]');
      }
      if (!dialog.contains(activeElement)) return false;
      const hasFields = [...dialog.querySelectorAll<HTMLInputElement>(field)].some(
        (node) => isSeen(node) && !node.disabled,
      );
      return hasFields ? activeElement.matches(field) : !activeElement.matches('.ant-btn-primary, .ant-btn-dangerous');
    },
    {},
    overlays,
    modals,
    fields,
  );
}

/**
 * Presses Tab and Shift+Tab more often than a modal has stops. From a native dialog the focus may go to the browser's
 * own bar.
 */
async function tabAround(page: Page): Promise<void> {
  const count = await page.$$eval(
    modals,
    (dialogs) =>
      dialogs
        .filter((dialog) => dialog.checkVisibility())
        .at(-1)
        ?.querySelectorAll('a[href], button, input, textarea, select, [tabindex="0"]').length ?? 0,
  );
  if (count === 0) return;
  for (const shift of [false, true]) {
    if (shift) await page.keyboard.down('Shift');
    for (let left = Math.min(count, 12) + 2; left > 0; left -= 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate((modal) => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body || activeElement.closest(modal)) return null;
        return activeElement.outerHTML.slice(0, 200);
      }, modals);
      if (outside !== null) throw new Error(`Tab leaves the dialog for ${outside}`);
    }
    if (shift) await page.keyboard.up('Shift');
  }
}
