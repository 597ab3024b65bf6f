import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer';
import { atRest } from '../support/browser/acts';
import { findAccessibilityProblems, loadAxe } from '../support/browser/openBrowser';

/** What axe may use of its page here; not among its types. */
interface AxeWindow {
  axe: { _audit: { rules: { id: string; matches: (node: Element, ...rest: unknown[]) => boolean }[] } };
  judged?: WeakSet<Element>;
}

/** The looks of regions without a finding. */
const sound = new Set<string>();

/**
 * As `findAccessibilityProblems`, but without judging the colours of a header or footer again that looks as one that
 * was without a finding: most screens have the same ones.
 */
export async function findProblems(page: Page, asked: 'all' | 'colours'): Promise<string[]> {
  await atRest(page);
  await loadAxe(page);
  const looks = (await page.evaluate(looksOfRegions)).map((look) => createHash('sha256').update(look).digest('hex'));
  await page.evaluate(
    leaveOutRegions,
    looks.map((look) => sound.has(look)),
  );
  const problems = await findAccessibilityProblems(page, asked);
  if (problems.length === 0) for (const look of looks) sound.add(look);
  return problems;
}

/**
 * Runs in the page: all on which the colours of each region can depend. What lies behind it does not shine through an
 * opaque one; any other differs from all before.
 */
function looksOfRegions(): string[] {
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const colours = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.textShadow];
    const font = [style.fontFamily, style.fontSize, style.fontWeight, style.fontStyle, style.textDecorationLine];
    const place = [style.display, style.visibility, style.position, style.zIndex, style.border, x, y, width, height];
    return [...colours, ...font, ...place].join();
  };
  return [...document.querySelectorAll('body > header, body > footer, #root header, #root footer')].map((region) => {
    let isOpaque = getComputedStyle(region).backgroundColor.startsWith('rgb(');
    for (let above: Element | null = region; above !== null; above = above.parentElement) {
      if (getComputedStyle(above).opacity !== '1') isOpaque = false;
    }
    if (!isOpaque) return crypto.getRandomValues(new Uint32Array(4)).join();
    return [region.outerHTML, lookOf(region), ...[...region.querySelectorAll('*')].map(lookOf)].join('\n');
  });
}

/** Runs in the page: lets axe's rules about colours pass over these of the regions. */
function leaveOutRegions(isJudged: boolean[]): void {
  const regions = [...document.querySelectorAll('body > header, body > footer, #root header, #root footer')];
  const own = window as unknown as AxeWindow;
  const isFirst = own.judged === undefined;
  own.judged = new WeakSet(
    regions.filter((_, index) => isJudged[index]).flatMap((region) => [region, ...region.querySelectorAll('*')]),
  );
  if (!isFirst) return;
  for (const rule of own.axe._audit.rules.filter(({ id }) => ['color-contrast', 'link-in-text-block'].includes(id))) {
    const matches = rule.matches.bind(rule);
    rule.matches = (node, ...rest) => own.judged?.has(node) !== true && matches(node, ...rest);
  }
}
