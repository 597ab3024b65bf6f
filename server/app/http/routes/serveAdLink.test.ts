import type { Brochure } from '../../../domains/brochures/Brochure';
import { eventually } from '../../../test/eventually';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer();
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

const published = (values: Partial<Brochure>) =>
  makeBrochure(server.dependencies.database, { status: 'PUBLISHED', ...values });

async function follow(url: string, headers: Record<string, string> = browser, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers: answered } = await server.app.inject({ method, url, headers });
  return { statusCode, location: answered.location, kept: answered['cache-control'] };
}

async function eventsOf(brochureId: number, count: number): Promise<string[]> {
  const read = async () => {
    const rows = await server.dependencies.database.query<{ event_code: string }[]>(
      'SELECT event_code FROM statistic_events WHERE brochure_id = $1 ORDER BY event_code',
      [brochureId],
    );
    return rows.map((row) => row.event_code);
  };
  // the redirect does not wait for the records
  await eventually(async () => expect((await read()).length).toBeGreaterThanOrEqual(count));
  return read();
}

it('a landing page ad leads to its details; the scan is recorded, and the page records the view', async () => {
  const { id } = await published({});
  expect(await follow(`/ad?adId=${id}`)).toEqual({ statusCode: 302, location: `/details/${id}`, kept: 'no-store' });
  expect(await eventsOf(id, 1)).toEqual(['QR_SCAN']);
});

it('a brochure ad leads to its own page', async () => {
  const { id } = await published({ type: 'BRO_AD' });
  expect((await follow(`/ad?adId=${id}`)).location).toBe(`/details/brochure-ad/${id}`);
});

it('a pass-through ad leads outside, and its view is recorded', async () => {
  const { id } = await published({ type: 'PT_AD', googleAdUrl: 'https://partner.example/a?b=c' });
  expect((await follow(`/ad?adId=${id}`)).location).toBe('https://partner.example/a?b=c');
  expect(await eventsOf(id, 2)).toEqual(['DETAIL_PAGE_VIEW', 'QR_SCAN']);
});

it('requests without a visitor are not recorded', async () => {
  const { id } = await published({});
  await follow(`/ad?adId=${id}`, browser, 'HEAD');
  await follow(`/ad?adId=${id}`, { ...browser, 'sec-purpose': 'prefetch;prerender' });
  await follow(`/ad?adId=${id}`);
  expect(await eventsOf(id, 1)).toEqual(['QR_SCAN']);
});

it.each([
  ['waits for review', { status: 'PENDING_REVIEW' }],
  ['is archived', { status: 'ARCHIVED' }],
  ['is deleted', { recordStatus: false, deletedAt: new Date() }],
  ['has ended', { validTo: '2020-01-31' }],
] as const)('an ad that %s leads to the list', async (_, values) => {
  const { id } = await published(values);
  expect(await follow(`/ad?adId=${id}`)).toMatchObject({ statusCode: 302, location: '/' });
});

it.each([
  '/ad',
  '/ad?adId=',
  '/ad?adId=0',
  '/ad?adId=-1',
  '/ad?adId=1.5',
  '/ad?adId=1e3',
  '/ad?adId=abc',
  '/ad?adId=999999999',
  '/ad?adId=99999999999999999999',
  '/ad?adId=1&adId=2',
  '/ad?adId=1%00',
  '/ad?adId=//evil.example',
  '/ad?adId=javascript:alert(1)',
])('%s leads to the list', async (url) => {
  expect(await follow(url)).toMatchObject({ statusCode: 302, location: '/' });
});
