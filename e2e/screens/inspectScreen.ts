import type { Page } from 'puppeteer';
import { settled } from '../support/acts';
import { findAccessibilityProblems } from '../support/openBrowser';
import { wrongTitle } from './wrongTitle';

/** One page in other colours: what is not about colours is asked of the first only. */
const schemes = { light: 'all', dark: 'colours' } as const;
const widths = [360, 768, 1024, 1280, 1440];

/** At which widths axe looks: every one would tell the same several times over. */
type AxeWidths = readonly (typeof widths)[number][];

/**
 * What is wrong with what is drawn at this address, one line a finding, at all widths and in both schemes. Motion is
 * reduced: a colour that is measured half way to another is nobody's colour.
 */
export async function inspectScreen(page: Page, axeWidths: AxeWidths): Promise<string[]> {
  const found = [...(await moving(page)), ...wrongTitle(await page.title())];
  for (const scheme of ['light', 'dark'] as const) {
    await show(page, scheme);
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      const problems = [
        ...(await tooWide(page)),
        ...(axeWidths.includes(width) ? await findAccessibilityProblems(page, schemes[scheme]) : []),
      ];
      found.push(...problems.map((problem) => `${width} px ${scheme}: ${problem}`));
    }
  }
  return found;
}

/** Before a page is opened, so that it is drawn at rest. */
export function show(page: Page, scheme: keyof typeof schemes): Promise<void> {
  return page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

async function tooWide(page: Page): Promise<string[]> {
  // what folds by its width does so once it has been drawn
  await settled(page);
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  if (await page.waitForFunction(fits, { timeout: 5000 }).catch(() => null)) return [];
  return [`${await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)} px too wide`];
}

/** Whoever asks for less motion sees none. */
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
