import type { Page } from 'puppeteer';

export interface FrameTimes {
  frames: number;
  median: number;
  p95: number;
  longest: number;
}

const steps = 90;

/** Runs in the page. */
const countFrames = `
  window.frameTimes = [];
  let before = performance.now();
  const count = (now) => {
    window.frameTimes.push(now - before);
    before = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);`;

/** Drags the map to and fro by mouse; returns the milliseconds between frames, as the page measures them. */
export async function panMap(page: Page): Promise<FrameTimes> {
  const box = await (await page.waitForSelector('[role="application"]'))?.boundingBox();
  if (!box) throw new Error('There is no map on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(countFrames);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) {
    const turn = (step / steps) * 4 * Math.PI;
    await page.mouse.move(middle.x + Math.sin(turn) * 180, middle.y + (Math.cos(turn) - 1) * 90);
  }
  await page.mouse.up();
  const frames = (await page.evaluate('window.frameTimes.slice(2)')) as number[];
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { frames: sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) };
}
