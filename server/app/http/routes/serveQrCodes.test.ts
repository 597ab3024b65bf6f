import sharp from 'sharp';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer();

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

it('draws the code of an ad as PNG and SVG, cached for a day', async () => {
  const { id } = await makeBrochure(server.dependencies.database);
  const png = await ask(`/qr/${id}.png`);
  expect(png.statusCode).toBe(200);
  expect(png.headers['content-type']).toBe('image/png');
  expect(png.headers['cache-control']).toBe('public, max-age=86400');
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 720, height: 720 });
  const svg = await ask(`/qr/${id}.svg`);
  expect(svg.headers['content-type']).toBe('image/svg+xml');
  expect(svg.body).toMatch(/^<svg [^>]*>.*<\/svg>\s*$/s);
  expect(svg.headers.etag).not.toBe(png.headers.etag);
  const known = await ask(`/qr/${id}.png`, { 'if-none-match': String(png.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

it.each([
  ['PUBLISHED', '(Two kayaks for one)'],
  ['PENDING_REVIEW', '(See our offer)'],
] as const)('draws a poster that reveals no more of a %s ad than the public may read', async (status, title) => {
  const values = { status, title: 'Two kayaks for one', companyName: 'Tide & Co' };
  const { id } = await makeBrochure(server.dependencies.database, values);
  const pdf = await ask(`/qr/${id}.pdf`);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.headers['cache-control']).toBe('no-cache');
  const text = pdf.rawPayload.toString('latin1');
  expect(text).toContain(title);
  expect(text).toContain(`/ad?adId=${id})`);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('draws another code for another ad', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => makeBrochure(server.dependencies.database)));
  const [one, two] = await Promise.all([first, second].map((brochure) => ask(`/qr/${brochure?.id}.svg`)));
  expect(one?.body).not.toBe(two?.body);
});

it.each([
  '/qr/999999999.png',
  '/qr/99999999999.png',
  '/qr/0.png',
  '/qr/-1.png',
  '/qr/1e3.png',
  '/qr/1.gif',
  '/qr/1',
  '/qr/x.png',
  '/qr/..%2F1.png',
])('is 404 for %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});

it('a deleted ad has no code', async () => {
  const { id } = await makeBrochure(server.dependencies.database, { recordStatus: false, deletedAt: new Date() });
  expect((await ask(`/qr/${id}.png`)).statusCode).toBe(404);
});
