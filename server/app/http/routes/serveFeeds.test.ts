import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { eventually } from '../../../test/eventually';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { withResponseCache } from '../../../test/cluster/serveDatabase';
import { useTestServer } from '../../../test/useTestServer';
import { brand } from '../../../shared/brand/brand';

const server = useTestServer();
const caching = useTestServer(withResponseCache);
const database = () => server.dependencies.database;
const site = () => server.dependencies.config.http.publicUrl;
const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const make = (values: Parameters<typeof makeBrochure>[1]) =>
  makeBrochure(database(), { status: 'PUBLISHED', publishedAt: new Date('2026-01-01T00:00:00Z'), ...values });
const day = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

interface RssItem {
  title: string;
  link: string;
  guid: { '#text': string };
  pubDate: string;
  description?: string;
  'content:encoded': string;
}

interface Rss {
  rss: { channel: { title: string; link: string; lastBuildDate: string; item?: RssItem[] } };
}

function readRss(text: string): Rss['rss']['channel'] {
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item', trimValues: false });
  return (parser.parse(text) as Rss).rss.channel;
}

interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
}

function readCalendar(text: string): ICAL.Event[] {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const titlesOf = async (url: string): Promise<string[]> =>
  (await open(url)).json<JsonFeed>().items.map(({ title }) => title);

beforeEach(() => database().query('DELETE FROM brochures'));

describe('feeds', () => {
  it('show public ads, newest first, and no tourism ads', async () => {
    await make({ title: 'Older', publishedAt: new Date('2026-02-01T00:00:00Z') });
    await make({ title: 'Newer', publishedAt: new Date('2026-03-01T00:00:00Z') });
    await make({ title: 'Pending', status: 'PENDING_REVIEW' });
    await make({ title: 'Archived', status: 'ARCHIVED' });
    await make({ title: 'Deleted', recordStatus: false, deletedAt: new Date() });
    await make({ title: 'Tourism', type: 'ATDW_AD' });
    await make({ title: 'Over', validTo: dayFromNow(-3) });
    await make({ title: 'Not begun', validFrom: dayFromNow(3) });
    const rss = await open('/feeds/all.rss');
    expect([rss.statusCode, rss.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const channel = readRss(rss.body);
    expect(channel).toMatchObject({ title: `Local offers – ${brand.name}`, link: `${site()}/` });
    expect(channel.item?.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    const json = await open('/feeds/all.json');
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(json.json()).toMatchObject({
      version: expect.stringContaining('jsonfeed.org') as string,
      ...{ home_page_url: `${site()}/`, feed_url: `${site()}/feeds/all.json` },
      items: [{ title: 'Newer', date_published: '2026-03-01T00:00:00.000Z' }, { title: 'Older' }],
    });
  });

  it('give maps what has a position, and say how exact it is', async () => {
    const place = { latitude: -26.4, longitude: 153.1 };
    const exact = await make({ title: 'At the door', ...place, positionSource: 'EXACT', validTo: '2099-12-03' });
    const suburb = await make({ title: 'In the suburb', ...place, positionSource: 'SUBURB' });
    await make({ title: 'Anywhere' });
    const answer = await open('/feeds/all.geojson');
    expect(answer.headers['content-type']).toBe('application/geo+json; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { features, ...collection } = answer.json<{ features: { id: number }[] }>();
    expect(collection).toMatchObject({ type: 'FeatureCollection', feedUrl: `${site()}/feeds/all.geojson` });
    expect(features.map(({ id }) => id)).toEqual([suburb.id, exact.id]);
    expect(features[1]).toMatchObject({
      ...{ type: 'Feature', geometry: { type: 'Point', coordinates: [153.1, -26.4] } },
      properties: {
        title: 'At the door',
        lastDay: '2099-12-03',
        positionSource: 'EXACT',
        url: `${site()}/details/${exact.id}`,
      },
    });
  });

  it('count an ad as new once it has begun', async () => {
    await make({ title: 'Begun today', validFrom: dayFromNow(-1), timeZone: 'Australia/Perth' });
    await make({ title: 'Published before', publishedAt: new Date(Date.now() - 5 * day) });
    expect(await titlesOf('/feeds/all.json')).toEqual(['Begun today', 'Published before']);
  });

  it('have a topic: an area, a category with its sub-categories, both, or a business', async () => {
    const [noosa, byron] = [await makeMapArea(database()), await makeMapArea(database())];
    const food = await makeCategory(database());
    const cafes = await makeCategory(database(), { parentId: food.id });
    const shops = await makeCategory(database());
    const vendor = await makeVendor(database());
    await make({ title: 'Aaa', mapAreaId: noosa.id, categoryId: cafes.id, vendorId: vendor.id });
    await make({ title: 'Bbb', mapAreaId: byron.id, categoryId: food.id });
    await make({ title: 'Ccc', mapAreaId: noosa.id, categoryId: shops.id });
    const sorted = async (url: string) => (await titlesOf(url)).sort().join(' ');
    expect(await sorted(`/feeds/area/${noosa.code}.json`)).toBe('Aaa Ccc');
    expect(await sorted(`/feeds/category/${food.code}.json`)).toBe('Aaa Bbb');
    expect(await sorted(`/feeds/category/${cafes.code}.json`)).toBe('Aaa');
    expect(await sorted(`/feeds/area/${noosa.code}/category/${food.code}.json`)).toBe('Aaa');
    expect(await sorted(`/feeds/business/${vendor.id}.json`)).toBe('Aaa');
    const feed = (await open(`/feeds/area/${noosa.code}/category/${food.code}.json`)).json<JsonFeed>();
    expect(feed.title).toBe(`${food.name} in ${noosa.name} – ${brand.name}`);
    expect(feed.home_page_url).toBe(`${site()}/?category=${food.code}&mapArea=${noosa.code}`);
    expect((await open(`/feeds/business/${vendor.id}.json`)).json()).toMatchObject({
      title: `${vendor.companyName} – ${brand.name}`,
      home_page_url: `${site()}/?vendorId=${vendor.id}`,
    });
  });

  it('are empty and valid while nothing is to be seen', async () => {
    const { code } = await makeMapArea(database());
    expect(readRss((await open(`/feeds/area/${code}.rss`)).body).item).toBeUndefined();
    expect(await titlesOf(`/feeds/area/${code}.json`)).toEqual([]);
    expect(readCalendar((await open(`/feeds/area/${code}.ics`)).body)).toEqual([]);
  });

  it('have at most 50 entries', async () => {
    for (let number = 1; number <= 55; number += 1) await make({ title: `Ad ${number}`, validTo: dayFromNow(number) });
    expect(readRss((await open('/feeds/all.rss')).body).item).toHaveLength(50);
    const events = readCalendar((await open('/feeds/all.ics')).body);
    expect([events.length, events[0]?.summary]).toEqual([50, 'Last day: Ad 1']);
  });

  it('keep the id of an ad whose title, type or page changes', async () => {
    const { id } = await make({ title: 'Before', validTo: dayFromNow(9) });
    const ids = async () => [
      readRss((await open('/feeds/all.rss')).body).item?.[0]?.guid['#text'],
      (await open('/feeds/all.json')).json<JsonFeed>().items[0]?.id,
      readCalendar((await open('/feeds/all.ics')).body)[0]?.uid,
    ];
    const before = await ids();
    expect(before).toEqual([
      `${site()}/details/${id}`,
      `${site()}/details/${id}`,
      `offer-${id}@${new URL(site()).host}`,
    ]);
    await database().query(`UPDATE brochures SET title = 'After', type = 'BRO_AD' WHERE id = $1`, [id]);
    expect(await ids()).toEqual(before);
  });

  it('escape what ads contain, whatever it is', async () => {
    const hostile = `]]><script>alert(1)</script> & "quotes" 'x' \u202e emoji 🎉`;
    const ad = await make({ title: hostile, highlights: hostile, description: '<p>Hi</p>', validTo: dayFromNow(2) });
    await makeAsset(database(), { brochureId: ad.id, url: 'https://p.example/a.jpg?a=1&b="2', altText: hostile });
    const [item] = readRss((await open('/feeds/all.rss')).body).item ?? [];
    expect(item?.title).toContain(']]><script>alert(1)</script> &');
    for (const html of [item?.['content:encoded'], item?.description]) {
      expect(html).toContain('&#60;script&#62;');
      expect(html).not.toMatch(/<script|\u202e/);
    }
    const { items } = (await open('/feeds/all.json')).json<JsonFeed>();
    expect(items[0]?.content_html).not.toContain('<script');
    const [event] = readCalendar((await open('/feeds/all.ics')).body);
    expect(event?.summary).toContain(']]><script>alert(1)</script> &');
  });

  it('add no line to a calendar from a text', async () => {
    await make({ title: 'One', highlights: 'a; b, c\\n\r\nEND:VCALENDAR\r\nBEGIN:VEVENT', validTo: dayFromNow(2) });
    const { body } = await open('/feeds/all.ics');
    expect(body.match(/^END:VCALENDAR/gm)).toHaveLength(1);
    expect(readCalendar(body)).toHaveLength(1);
  });

  it('have the last day of the ad in its own zone', async () => {
    const lastDay = dayFromNow(4);
    await make({ title: 'West', validTo: lastDay, timeZone: 'Australia/Perth' });
    await make({ title: 'Endless' });
    const { headers, body } = await open('/feeds/all.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body).toContain(`DTSTART;VALUE=DATE:${lastDay.replaceAll('-', '')}`);
    const events = readCalendar(body);
    expect(events.map(({ summary, startDate }) => [summary, startDate.isDate])).toEqual([['Last day: West', true]]);
    expect(
      readRss((await open('/feeds/all.rss')).body)
        .item?.map(({ title }) => title)
        .sort(),
    ).toEqual(['Endless', 'West']);
  });
});

describe('revalidation', () => {
  it.each(['rss', 'json', 'ics'])('of %s works by tag and by date, until something changes', async (format) => {
    const url = `/feeds/all.${format}`;
    const { id } = await make({ title: 'First', validTo: dayFromNow(5) });
    const first = await open(url);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^"/) as string,
      'last-modified': expect.stringMatching(/GMT$/) as string,
    });
    const { etag, 'last-modified': lastModified } = first.headers as Record<string, string>;
    expect((await open(url, { 'if-none-match': etag ?? '' })).statusCode).toBe(304);
    const both = { 'if-none-match': etag ?? '', 'if-modified-since': lastModified ?? '' };
    expect((await open(url, both)).statusCode).toBe(304);
    const byDate = await open(url, { 'if-modified-since': lastModified ?? '' });
    expect([byDate.statusCode, byDate.body]).toEqual([304, '']);
    await database().query(`UPDATE brochures SET title = 'Second', updated_at = now() + interval '2 s' WHERE id = $1`, [
      id,
    ]);
    const changed = await open(url, both);
    expect([changed.statusCode, changed.body.includes('Second')]).toEqual([200, true]);
    expect((await open(url, { 'if-modified-since': lastModified ?? '' })).statusCode).toBe(200);
  });

  it('works through the response cache, which a change clears', async () => {
    const { app, dependencies } = caching;
    const { id } = await makeBrochure(dependencies.database, { status: 'PUBLISHED', title: 'First' });
    await app.inject('/feeds/all.rss');
    const { headers, body } = await app.inject('/feeds/all.rss?utm_source=x');
    expect(body).toContain('First');
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await app.inject({ url: '/feeds/all.rss', headers: tag })).statusCode).toBe(304);
    await dependencies.database.query(`UPDATE brochures SET title = 'Second' WHERE id = $1`, [id]);
    await eventually(async () => {
      expect((await app.inject({ url: '/feeds/all.rss', headers: tag })).body).toContain('Second');
    });
  });

  it('answers HEAD', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/feeds/all.rss' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

it.each([
  ...[
    '/feeds/x',
    '/feeds/all',
    '/feeds/all.xml',
    '/feeds/.rss',
    '/feeds//category/FOOD.rss',
    '/feeds/area/nowhere.rss',
  ],
  ...['/feeds/category/NOTHING.json', '/feeds/business/999999.ics', '/feeds/business/0.rss', '/feeds/business/-1.rss'],
  ...[
    '/feeds/business/99999999999.rss',
    `/feeds/area/${'a'.repeat(5000)}.rss`,
    '/feeds/area/%00.rss',
    '/feeds/area/%E0%A4%A.rss',
  ],
  ...[`/feeds/area/x'%20OR%201=1.rss`, '/feeds/all.rss/../x', '/feeds/area/a/category/B/category/C.rss'],
])('%s does not exist', async (url) => {
  expect([400, 404]).toContain((await open(url)).statusCode);
});

it('hides a business whose ads were never public', async () => {
  const vendor = await makeVendor(database());
  await makeBrochure(database(), { vendorId: vendor.id, status: 'PENDING_REVIEW', publishedAt: null });
  expect((await open(`/feeds/business/${vendor.id}.rss`)).statusCode).toBe(404);
});
