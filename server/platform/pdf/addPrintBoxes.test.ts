import { rmSync } from 'node:fs';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { readPrintedPages } from '../../test/files/readPrintedPages';
import { printPages } from '../browser/printPages';
import { SharedBrowser } from '../browser/SharedBrowser';
import { addPrintBoxes } from './addPrintBoxes';

const folder = makeTestFolder('print-boxes');
const browser = new SharedBrowser({ cacheFolder: folder });
const around = { outside: 14, bleed: 3 };

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const boxes = (pdf: Buffer, name: string) =>
  Array.from(pdf.toString('latin1').matchAll(new RegExp(`/${name}\\s*\\[([^\\]]+)\\]`, 'g')), ([, box = '']) =>
    box.split(' ').map((side) => (Number(side) * 25.4) / 72),
  );

it('gives each page its boxes and marks, and leaves text and first picture as they were', async () => {
  const page = '<section style="break-after:page;padding:30mm">Page</section>';
  const html = `<style>@page{size:128mm 178mm;margin:0}*{margin:0}</style>${page}${page}<p style="padding:30mm">Last</p>`;
  const { pdf, pages } = await printPages(html, { width: 100, height: 150, browser, around });
  expect(pages).toBe(3);
  for (const [name, distance] of [
    ['TrimBox', 14],
    ['CropBox', 14],
    ['BleedBox', 11],
  ] as const) {
    const found = boxes(pdf, name);
    expect(found).toHaveLength(3);
    for (const [left = 0, bottom = 0, right = 0, top = 0] of found) {
      expect([left, bottom]).toEqual([expect.closeTo(distance, 1), expect.closeTo(distance, 1)]);
      expect(Math.abs(right - (128 - distance))).toBeLessThan(0.2);
      expect(Math.abs(top - (178 - distance))).toBeLessThan(0.2);
    }
  }
  const read = await readPrintedPages(pdf);
  expect(read.map(({ texts }) => texts.map(({ text }) => text))).toEqual([['Page'], ['Page'], ['Last']]);
  // two lines at each corner, as an artifact that is not read aloud
  const [, marks = ''] = /\/Artifact BMC([\s\S]*?)EMC/.exec(pdf.toString('latin1')) ?? [];
  expect(marks.match(/ l$/gm)).toHaveLength(8);
});

it('refuses a file that is not as Chromium writes it', () => {
  expect(() => addPrintBoxes(Buffer.from('%PDF-1.7\n%%EOF'), around)).toThrow('The PDF has no table of objects.');
});
