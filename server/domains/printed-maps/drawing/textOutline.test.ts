import { rmSync } from 'node:fs';
import { figtree } from '../../../platform/pdf/figtree';
import { printPages } from '../../../platform/browser/printPages';
import { SharedBrowser } from '../../../platform/browser/SharedBrowser';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { readPrintedPages } from '../../../test/files/readPrintedPages';
import { drawStreetNames } from './layers/drawStreetNames';
import { textOutline } from './textOutline';

const folder = makeTestFolder('halos');
const browser = new SharedBrowser({ cacheFolder: folder });

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the points of path data, in millimetres. */
function pointsOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([Ml])(-?\d+)[ ]?(-?\d+)/g), ([, step, right, down]) => {
    [x, y] = step === 'M' ? [Number(right), Number(down)] : [x + Number(right), y + Number(down)];
    return [x / 50, y / 50];
  });
}

function boxOf(path: string): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const points = pointsOf(path);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

it('prints a name with a halo once, for searches and readers', async () => {
  const names = drawStreetNames([
    { street: 'Long Road', text: 'Long Road', x: 50, y: 50, angle: 0, size: 2.4 },
    { street: 'Steep Street', text: 'Steep Street', x: 50, y: 80, angle: 38, size: 2.4 },
  ]);
  const face = `@font-face { font-family: Figtree; src: url(data:font/ttf;base64,${figtree.regular.toString('base64')}) }`;
  const style = `${face} @page { size: 100mm 120mm; margin: 0 } svg { font-family: Figtree } .name { text-anchor: middle }`;
  const html = `<style>${style}</style><svg viewBox="0 0 100 120" width="100mm" height="120mm">${names}</svg>`;
  const { pdf } = await printPages(html, { width: 100, height: 120, browser });
  const [page] = await readPrintedPages(pdf);
  expect(page?.texts.map(({ text }) => text)).toEqual(['Long Road', 'Steep Street']);
  // the halo is where the browser puts the letters
  const { left, right } = boxOf(textOutline('Long Road', { weight: 'regular', size: 2.4, x: 50, y: 50 }));
  const [reach = NaN] = page?.texts[0]?.reach ?? [];
  expect((right - left) / 2).toBeCloseTo(reach, 0);
});

it('outlines letters around the middle of their base line, turned with it', () => {
  const level = boxOf(textOutline('HH', { weight: 'bold', size: 10, x: 100, y: 50 }));
  expect((level.left + level.right) / 2).toBeCloseTo(100, 0);
  expect([level.top, level.bottom]).toEqual([43, 50]);
  const upright = boxOf(textOutline('HH', { weight: 'bold', size: 10, x: 100, y: 50, turn: Math.PI / 2 }));
  expect([upright.left, upright.right].map(Math.round)).toEqual([100, 107]);
  expect(upright.bottom - upright.top).toBeCloseTo(level.right - level.left, 1);
});

it('adds the space between letters', () => {
  const widthOf = (letterSpacing: number): number => {
    const { left, right } = boxOf(textOutline('ABCD', { weight: 'regular', size: 3, x: 50, y: 50, letterSpacing }));
    return right - left;
  };
  expect(widthOf(1) - widthOf(0)).toBeCloseTo(3, 1);
});

it('has nothing for what the typeface lacks', () => {
  expect(textOutline('道', { weight: 'regular', size: 3, x: 50, y: 50 })).toBe('');
});
