import type { Page } from 'puppeteer';
import { settled } from '../support/browser/acts';
import { findAccessibilityProblems } from '../support/browser/openBrowser';
import { isoDaysIn } from './isoDays';
import { wrongTitle } from './wrongTitle';

/** The dark scheme repeats only the checks that depend on colour. */
const schemes = { light: 'all', dark: 'colours' } as const;
type Scheme = keyof typeof schemes;
const other: Record<Scheme, Scheme> = { light: 'dark', dark: 'light' };
const widths = [360, 768, 1024, 1280, 1440];

/** Widths for axe: more of them would repeat the same findings. */
type AxeWidths = readonly (typeof widths)[number][];

/**
 * The findings at this address, one per line: at all widths, and by axe in both schemes. Motion is reduced, because axe
 * must not measure a colour in transition. The page shows the light scheme at the beginning.
 */
export async function inspectScreen(page: Page, axeWidths: AxeWidths): Promise<string[]> {
  const found = [...(await moving(page)), ...wrongTitle(await page.title()), ...isoDaysIn(await visibleLines(page))];
  let shown: Scheme = 'light';
  for (const width of widths) {
    await page.setViewport({ width, height: 900 });
    // a scheme changes colours only
    found.push(...(await tooWide(page)).map((problem) => `${width} px: ${problem}`));
    if (!axeWidths.includes(width)) continue;
    // the scheme that is shown comes first: a change styles and draws the whole page again
    const order: Scheme[] = [shown, other[shown]];
    for (const scheme of order) {
      if (scheme !== shown) await show(page, scheme);
      shown = scheme;
      const problems = await findAccessibilityProblems(page, schemes[scheme]);
      found.push(...problems.map((problem) => `${width} px ${scheme}: ${problem}`));
    }
  }
  return found;
}

/** Call before opening a page, so that it renders without motion. */
export function show(page: Page, scheme: Scheme): Promise<void> {
  return page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

async function tooWide(page: Page): Promise<string[]> {
  // components that depend on the width change after the next render
  await settled(page);
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  if (await page.waitForFunction(fits, { timeout: 30_000 }).catch(() => null)) return [];
  return [`${await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)} px too wide`];
}

/** Every text that people can read, also in fields, but for code. Developers read days as the API writes them. */
function visibleLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (window.location.pathname.startsWith('/developers')) return [];
    const isRead = (element: Element | null): boolean =>
      element !== null && element.closest('code, pre, script, style, noscript') === null && element.checkVisibility();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (isRead(node.parentElement)) lines.push(node.textContent ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      // a browser shows the value of its own calendar as the reader's country writes days
      if (isRead(field) && field.type !== 'date') lines.push(field.value, field.placeholder);
    }
    return lines;
  });
}

/** Reduced motion must mean no motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return `moves: ${target?.className ?? 'something'}`;
      }),
  );
}
