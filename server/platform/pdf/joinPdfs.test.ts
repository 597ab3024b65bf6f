import { rmSync } from 'node:fs';
import { joinDocument } from '../browser/documentParts';
import { printPages } from '../browser/printPages';
import { SharedBrowser } from '../browser/SharedBrowser';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { addPrintBoxes } from './addPrintBoxes';
import { joinPdfs } from './joinPdfs';

const folder = makeTestFolder('join-pdfs');
const browser = new SharedBrowser({ cacheFolder: folder });

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const head =
  '<!doctype html><html lang="en-AU"><head><title>Bay (5 0 R)</title><style>@page { size: 100mm 150mm } section + section { break-before: page }</style></head><body>';
const drawing =
  '<section><svg role="img" aria-label="Map \\(7 0 R" width="90mm" height="90mm"><circle r="9"/></svg></section>';
const chapter = (name: string) => `<section><h2>${name}</h2><h3>Of ${name} 3 0 R</h3><p>Text of ${name}</p></section>`;
const document = joinDocument({
  head,
  parts: [drawing, chapter('Anchor') + chapter('Bollard'), chapter('Capstan')],
  end: '</body></html>',
});

async function open(pdf: Buffer) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
}

it('keeps pages, texts, title, language, bookmarks and tags of all parts', async () => {
  const { pdf, pages } = await printPages(document, { width: 100, height: 150, browser });
  const joined = await open(pdf);
  expect([pages, joined.numPages]).toEqual([4, 4]);
  const { info } = await joined.getMetadata();
  expect(info).toMatchObject({ Title: 'Bay (5 0 R)', Language: 'en-AU' });
  expect(pdf.includes('/Marked true')).toBe(true);
  const texts = await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      const { items } = await (await joined.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).filter((text) => text !== '');
    }),
  );
  const wordsOf = (name: string) => [name, `Of ${name} 3 0 R`, `Text of ${name}`];
  expect(texts).toEqual([[], wordsOf('Anchor'), wordsOf('Bollard'), wordsOf('Capstan')]);
  const outline = await joined.getOutline();
  const rows = await Promise.all(
    outline.map(async ({ title, dest, items }) => {
      const [page] = dest as [Parameters<typeof joined.getPageIndex>[0]];
      const further = items as { title: string }[];
      return [title, await joined.getPageIndex(page), further.map((item) => item.title)];
    }),
  );
  expect(rows).toEqual([
    ['Anchor', 1, ['Of Anchor 3 0 R']],
    ['Bollard', 2, ['Of Bollard 3 0 R']],
    ['Capstan', 3, ['Of Capstan 3 0 R']],
  ]);
  const tags = await Promise.all([1, 4].map(async (number) => (await joined.getPage(number)).getStructTree()));
  expect(JSON.stringify(tags[0])).toContain(String.raw`"alt":"Map \\(7 0 R"`);
  expect(JSON.stringify(tags[1])).toMatch(/"role":"H2".*"role":"H3".*"role":"P"/);
});

it('can be joined again, and gets the boxes of a print shop', async () => {
  const { pdf } = await printPages(document, { width: 100, height: 150, browser });
  const twice = joinPdfs([pdf, pdf]);
  const boxed = await open(addPrintBoxes(twice, { outside: 14, bleed: 3 }));
  expect(boxed.numPages).toBe(8);
  expect((await boxed.getOutline()).map(({ title }) => title)).toEqual([
    ...['Anchor', 'Bollard', 'Capstan'],
    ...['Anchor', 'Bollard', 'Capstan'],
  ]);
});

it('refuses what Chromium does not write', () => {
  expect(() => joinPdfs([Buffer.from('%PDF-1.4'), Buffer.from('%PDF-1.4')])).toThrow('no table of objects');
});
