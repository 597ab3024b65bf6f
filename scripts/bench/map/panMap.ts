import type { Page } from 'puppeteer';

export interface FrameTimes {
  frames: number;
  median: number;
  p95: number;
  longest: number;
}

const steps = 90;

/** Runs in the page, again for each movement. */
const countFrames = `{
  window.frameTimes = [];
  window.isCounting = true;
  let before = performance.now();
  const count = (now) => {
    window.frameTimes.push(now - before);
    before = now;
    if (window.isCounting) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}`;

/** Drags the map to and fro by mouse; returns the milliseconds between frames, as the page measures them. */
export function panMap(page: Page): Promise<FrameTimes> {
  return timeFrames(page, async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < steps; step += 1) {
      const turn = (step / steps) * 4 * Math.PI;
      await page.mouse.move(x + Math.sin(turn) * 180, y + (Math.cos(turn) - 1) * 90);
    }
    await page.mouse.up();
  });
}

/** Zooms the map in and out again by the wheel, four times, and waits for the end of the movement. */
export function zoomMap(page: Page): Promise<FrameTimes> {
  return timeFrames(page, async ({ x, y }) => {
    await page.mouse.move(x, y);
    for (let step = 0; step < steps; step += 1) {
      const isIn = Math.floor(step / (steps / 8)) % 2 === 0;
      await page.mouse.wheel({ deltaY: isIn ? -60 : 60 });
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  });
}

async function timeFrames(page: Page, move: (middle: { x: number; y: number }) => Promise<void>): Promise<FrameTimes> {
  const map = await page.waitForSelector('[role="application"]');
  const box = await map?.boundingBox();
  if (!box) throw new Error('There is no map on the page.');
  await page.evaluate(countFrames);
  await move({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const frames = (await page.evaluate('window.isCounting = false, window.frameTimes.slice(2)')) as number[];
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { frames: sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) };
}
