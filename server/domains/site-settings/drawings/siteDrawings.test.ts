import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { brand } from '../../../shared/brand/brand';
import { applySiteValues, loadedDrawing, noSiteValues } from '../../../shared/brand/siteValues';
import { drawingUrl } from '../../../shared/brand/drawingUrl';
import { frameMail } from '../../../platform/mailer/composing/frameMail';
import { drawCouponPdf } from '../../purchases/documents/drawCouponPdf';
import { drawWalletIcons } from '../../purchases/wallets/drawWalletIcons';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { useTestServer } from '../../../test/useTestServer';
import { followSiteSettings } from '../followSiteSettings';
import { listSiteSettingsVersions } from '../history/listSiteSettingsVersions';
import { restoreSiteSettings } from '../history/restoreSiteSettings';
import { updateSiteSettings } from '../updateSiteSettings';
import { uploadSiteDrawing } from './uploadSiteDrawing';
import { eventually } from '../../../test/eventually';

const server = useTestServer();
let administrator: RequestContext;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = makeContext({ database, viewer: viewerOf(await makeAccount(database)) });
});
afterEach(async () => {
  applySiteValues(0, noSiteValues);
  await server.dependencies.database.query(
    'TRUNCATE site_settings, site_settings_versions, site_drawings, audit_log_entries',
  );
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#c00" d="M0 0h300v100H0z"/></svg>';
const base64 = (content: string | Buffer): string => Buffer.from(content).toString('base64');
const upload = (content: string | Buffer) => uploadSiteDrawing(administrator, { file: base64(content) });
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b0' } })
    .png()
    .toBuffer();

async function putOn(content: string | Buffer): Promise<string> {
  const { drawing } = await upload(content);
  await updateSiteSettings(administrator, { version: 0, socialLinks: [], logo: drawing.hash });
  return drawing.hash;
}

it('puts a logo on mails, coupons and wallets, and serves its icons', async () => {
  const sender = { publicUrl: 'https://offers.example', contactEmail: 'hello@offers.example' };
  const mail = { subject: 'A mail', text: 'Hello', html: '<p>Hello</p>' };
  const coupon = {
    ...{
      title: 'Two coffees',
      companyName: 'Tide Café',
      price: '$5.00',
      saving: '',
      notice: '',
      code: 'ABCD',
      hours: '',
    },
    ...{ validity: 'until 1 May', buyer: 'Rosella', contact: [], conditions: [] },
    ...{ redeemUrl: 'https://offers.example/r', offerUrl: 'https://offers.example/1' },
  };
  const before = (await drawCouponPdf(coupon, new Date())).length;
  expect(frameMail(mail, sender).attachments).toEqual([]);
  const hash = await putOn(svg);
  const { html, attachments } = frameMail(mail, sender);
  expect(html).toContain(`<img src="cid:${attachments[0]?.cid}" alt="${brand.name}" width="144" height="48"`);
  expect((await drawCouponPdf(coupon, new Date())).length).toBeGreaterThan(before);
  const { dominant } = await sharp((await drawWalletIcons())['logo@3x.png']).stats();
  expect(dominant.r).toBeGreaterThan(150);

  for (const [file, width, height] of [
    ['icon-48.png', 48, 48],
    ['maskable-512.png', 512, 512],
    ['apple-touch-icon.png', 180, 180],
    ['share.jpg', 1200, 630],
  ] as const) {
    const response = await server.app.inject(drawingUrl({ hash, kind: 'svg' }, file));
    expect(response.headers['cache-control']).toContain('immutable');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
  }
  const drawing = await server.app.inject(drawingUrl({ hash, kind: 'svg' }));
  expect(drawing.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it.each(['/brand/x/drawing.svg', `/brand/${'0'.repeat(64)}/drawing.svg`, '/brand/%2e%2e/drawing.svg'])(
  'serves nothing at %s',
  async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  },
);

it('names the logo in OpenAPI, with the name of the settings', async () => {
  const { drawing } = await upload(svg);
  await updateSiteSettings(administrator, { version: 0, socialLinks: [], logo: drawing.hash, name: 'Noosa Deals' });
  const { info } = (await server.app.inject('/rest/openapi.json')).json<{ info: object }>();
  expect(info).toMatchObject({
    title: 'Noosa Deals',
    'x-logo': { url: expect.stringContaining(drawing.url) as string, altText: 'Noosa Deals' },
  });
});

it('says what of an SVG it left out, and keeps nothing that runs', async () => {
  const { drawing, removed } = await upload(svg.replace('<path', '<script>alert(1)</script><path onload="alert(2)"'));
  expect(removed).toEqual(['script']);
  expect((await server.app.inject(drawing.url)).body).not.toContain('alert');
});

it.each([
  ['a picture of 1 × 1', () => png(1, 1), 'TOO_SMALL'],
  ['a strip', () => png(1000, 100), 'INVALID'],
  [
    'a JPEG',
    () =>
      sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    'INVALID',
  ],
  ['a PNG that breaks off', async () => (await png(300, 300)).subarray(0, 100), 'INVALID'],
  ['a program', () => Promise.resolve(Buffer.from('MZ\u0090\u0000')), 'INVALID'],
  ['600 kB', () => Promise.resolve(randomBytes(600_000)), 'TOO_LARGE'],
  [
    'an SVG with nothing left',
    () => Promise.resolve(Buffer.from('<svg viewBox="0 0 9 9"><text>Offers</text></svg>')),
    'INVALID',
  ],
])('refuses %s', async (_what, content, code) => {
  await expect(content().then(upload)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'file', code }],
  });
});

it('refuses 20 MB at the edge', async () => {
  const payload = JSON.stringify({
    query: 'mutation($file: String!) { uploadSiteDrawing(input: { file: $file }) { removed } }',
    variables: { file: base64(randomBytes(20_000_000)) },
  });
  const headers = { 'content-type': 'application/json' };
  const response = await server.app.inject({ method: 'POST', url: '/graphql', payload, headers });
  expect(response.statusCode).toBe(413);
});

it('keeps a PNG without what is hidden in it, and at most 1024 pixels wide', async () => {
  const secret = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#0b0' } })
    .withExif({ IFD0: { Copyright: 'a secret' } })
    .png()
    .toBuffer();
  const { drawing } = await upload(secret);
  expect(drawing).toMatchObject({ kind: 'png', width: 1024, height: 512 });
  expect((await server.app.inject(drawing.url)).rawPayload.includes('a secret')).toBe(false);
});

it('is followed by a process that did not make the change, also while the database is away', async () => {
  const { database } = server.dependencies;
  const hash = await putOn(svg);
  // as the other process is
  applySiteValues(0, noSiteValues);
  const failures: unknown[] = [];
  const following = await followSiteSettings(database, (error) => failures.push(error));
  await eventually(() => expect(loadedDrawing('logo')?.hash).toBe(hash));
  await database.query('ALTER TABLE site_settings RENAME TO away');
  await eventually(() => expect(failures).not.toEqual([]));
  expect(loadedDrawing('logo')?.hash).toBe(hash);
  await database.query('ALTER TABLE away RENAME TO site_settings');
  await following.stop();
});

it('brings back a version with its logo, and all as built', async () => {
  const hash = await putOn(svg);
  await updateSiteSettings(administrator, { version: 1, socialLinks: [], name: 'Noosa Deals' });
  expect(await restoreSiteSettings(administrator, { version: 2, restored: 1 })).toMatchObject({
    ...{ version: 3, name: null },
    logo: { hash },
  });
  await restoreSiteSettings(administrator, { version: 3, restored: 0 });
  expect(loadedDrawing('logo')).toBeNull();
  const versions = await listSiteSettingsVersions(administrator);
  expect(versions.map(({ version, changes }) => [version, changes.map(({ field }) => field)])).toEqual([
    ...[
      [4, ['logo']],
      [3, ['name', 'logo']],
      [2, ['name', 'logo']],
      [1, ['logo']],
    ],
  ]);
  await expect(restoreSiteSettings(administrator, { version: 1, restored: 2 })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});
