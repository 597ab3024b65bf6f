import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { SharedBrowser } from '../../../../platform/browser/SharedBrowser';
import { printPages } from '../../../../platform/browser/printPages';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { makeTestFolder } from '../../../../test/cluster/makeTestFolder';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeMapArea } from '../../../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { rememberJobs } from '../../../../test/rememberJobs';
import { useTestDatabase } from '../../../../test/testDatabase';
import { composeMapPages, layOutPages } from '../../drawing/pages/composeMapPages';
import { printShop } from '../../drawing/pages/sheetSection';
import { readMapContent } from '../../readMapContent';
import { defaultPrintSettings } from '../PrintSettings';
import type { PrintLayout } from '../PrintLayout';
import { PrintLayoutResolver, PrintLayoutSettingsResolver } from '../PrintLayoutResolver';
import { savePrintLayout, saveVersion } from '../savePrintLayout';
import { PrintPicture } from './PrintPicture';
import { uploadPrintPicture } from './uploadPrintPicture';

const db = useTestDatabase();
const folder = makeTestFolder('print-pictures');
const browser = new SharedBrowser({ cacheFolder: folder });
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };
const dependencies = () => ({ database: db.database, clock, publicUrl: 'https://offers.example' });
const format = { paper: 'A4', orientation: 'LANDSCAPE' } as const;
let administrator: RequestContext;

beforeAll(async () => {
  const viewer = viewerOf(await makeAccount(db.database));
  administrator = makeContext({ database: db.database, clock, viewer, jobs: rememberJobs() });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = async (width: number, height: number, background = '#b45309') =>
  (
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const upload = async (file: Promise<string> | string) =>
  (await uploadPrintPicture(administrator, { file: await file })).picture;
const known = () => db.database.getRepository(PrintPicture).countBy({});

it('keeps a picture as PNG without metadata, at most 1,000 pixels long, once', async () => {
  const one = await upload(picture(2000, 500));
  expect(one).toMatchObject({ width: 1000, height: 250, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(one.dataUrl).toMatch(/^data:image\/png;base64,/);
  expect((await upload(picture(2000, 500))).hash).toBe(one.hash);
  expect(await known()).toBe(1);
});

it.each([
  ['nothing', '', 'BASE64'],
  ['an SVG', Buffer.from('<svg viewBox="0 0 9 9"><script/></svg>').toString('base64'), 'UNSUPPORTED'],
  ['a damaged one', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1').toString('base64'), 'IMAGE_UNREADABLE'],
  ['a small one', picture(199, 50), 'TOO_SMALL'],
  ['a strip', picture(900, 100), 'INVALID'],
  ['a large file', Buffer.alloc(700_001).toString('base64'), 'TOO_LARGE'],
])('refuses %s', async (_what, file, code) => {
  await expect(upload(file)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'file', code }] });
});

it('goes a day later unless a layout has it, and a former layout with one that is gone is printed without it, with a warning', async () => {
  const area = await makeMapArea(db.database, { name: 'Bayside' });
  const [used, unused] = [await upload(picture(400, 100, '#00706a')), await upload(picture(400, 100, '#123456'))];
  const layout = (hash: string) =>
    savePrintLayout(administrator, {
      ...{ ...format, mapAreaId: area.id, name: 'Summer' },
      settings: { ...defaultPrintSettings, sponsorPicture: { hash, alternativeText: 'A loaf' } },
    });
  await layout(used.hash);
  await db.database.query(`UPDATE print_pictures SET created_at = created_at - interval '25 hours'`);
  await upload(picture(400, 100, '#654321'));
  const left = await db.database.getRepository(PrintPicture).find();
  expect(left.map(({ hash }) => hash)).toContain(used.hash);
  expect(left.map(({ hash }) => hash)).not.toContain(unused.hash);
  await expect(layout(unused.hash)).rejects.toMatchObject({
    errors: [{ field: 'layout.sponsorPicture', code: 'NOT_FOUND' }],
  });
  const kept = await layout(used.hash);
  const former = { ...kept.settings, sponsorPicture: { hash: unused.hash, alternativeText: 'A loaf' } };
  const choose = () => ({ name: 'Before', settings: former });
  const { mapAreaId } = kept;
  const restored = { choose, action: 'restoreRecordVersion', needsPicture: false };
  const without = await saveVersion(administrator, { mapAreaId, ...format }, restored);
  const warningsOf = async ({ settings }: PrintLayout) => {
    const content = await readMapContent(dependencies(), area, settings);
    return composeMapPages(content, layOutPages(content, format), clock.now()).warnings;
  };
  const gone = 'The sponsor’s picture is gone: the map is printed without it. Upload it again.';
  expect(await warningsOf(without)).toContainEqual({ code: 'SPONSOR_PICTURE_GONE', message: gone });
  expect((await warningsOf(kept)).map(({ code }) => code)).not.toContain('SPONSOR_PICTURE_GONE');
  // nor does the editor offer it
  const pictureOf = (version: PrintLayout) =>
    new PrintLayoutSettingsResolver().sponsorPicture(new PrintLayoutResolver().settings(version), administrator);
  expect([await pictureOf(kept), await pictureOf(without)]).toEqual([
    { hash: used.hash, alternativeText: 'A loaf' },
    null,
  ]);
});

it('is on the first page and the cover, with its alternative text in the PDF, whose fonts are embedded', async () => {
  const area = await makeMapArea(db.database, { name: 'Bayside' });
  const { hash } = await upload(picture(400, 100, '#00706a'));
  const sponsorPicture = { hash, alternativeText: 'Tide Bakery: a loaf' };
  const settings = { ...defaultPrintSettings, sponsorPicture, fold: 'LETTER' as const, hasBleed: true };
  const content = await readMapContent(dependencies(), area, settings);
  const sheet = layOutPages(content, format);
  const { html } = composeMapPages(content, sheet, clock.now());
  const { pdf } = await printPages(html, { ...sheet, browser, around: printShop });
  const text = pdf.toString('latin1');
  expect(text.match(/\/Alt \(Tide Bakery: a loaf\)/g)).toHaveLength(2);
  // fonts with outlines are embedded; Type 3 fonts are drawings by nature
  const fonts = text.match(/\/Type \/FontDescriptor[\s\S]*?>>/g) ?? [];
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter((font) => !/\/FontFile2 /.test(font))).toEqual([]);
  expect(text).not.toContain('/DeviceCMYK');
});
