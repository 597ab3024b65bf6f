import type { Page } from 'puppeteer';
import { settled } from './acts';

/** Records what moves in each document that this page loads from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const from = entry.sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.trim().slice(0, 40) ?? '';
          return `${node?.nodeName ?? 'gone'} “${text}” ${place(previousRect)} → ${place(currentRect)}`;
        });
        moved.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${from.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts since the document was loaded: how much, when, and what moved from where to where. */
export async function layoutShiftsOf(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** lib.dom does not know it */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
