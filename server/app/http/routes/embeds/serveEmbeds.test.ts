import { XMLParser } from 'fast-xml-parser';
import { makeAsset } from '../../../../test/factories/makeAsset';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeCategory } from '../../../../test/factories/makeCategory';
import { makeMapArea } from '../../../../test/factories/makeMapArea';
import { useTestServer } from '../../../../test/useTestServer';
import { brand } from '../../../../shared/brand/brand';

const server = useTestServer();
const database = () => server.dependencies.database;
const site = () => server.dependencies.config.http.publicUrl;
const open = (url: string) => server.app.inject({ url });
const make = (values: Parameters<typeof makeBrochure>[1]) =>
  makeBrochure(database(), { status: 'PUBLISHED', publishedAt: new Date('2026-01-01T00:00:00Z'), ...values });
const oEmbed = (url: string, more = '') => open(`/oembed?url=${encodeURIComponent(url)}${more}`);

beforeEach(() => database().query('DELETE FROM brochures'));

describe('a frame', () => {
  it('shows the newest public offers of a topic to pages of any site, without scripts', async () => {
    const mapArea = await makeMapArea(database(), { name: 'Noosa' });
    const category = await makeCategory(database(), { name: 'Cafés' });
    const ad = await make({
      ...{ title: 'Cake & <coffee>', highlights: 'Two for one', validTo: '2099-12-03', city: 'Noosaville' },
      ...{ mapAreaId: mapArea.id, categoryId: category.id },
    });
    await makeAsset(database(), { brochureId: ad.id, url: '/files/a/card.webp', altText: 'A "cake"' });
    await make({ title: 'Elsewhere' });
    await make({ title: 'Pending', status: 'PENDING_REVIEW', mapAreaId: mapArea.id });
    await make({ title: 'Tourism', type: 'ATDW_AD', mapAreaId: mapArea.id });
    const page = await open(`/embed/area/${mapArea.code}/category/${category.code}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['set-cookie']).toBeUndefined();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src /);
    expect(policy).toMatch(/frame-ancestors \*$/);
    expect(page.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain('<h1>Cafés in Noosa</h1>');
    expect(page.body).toContain(
      `<a href="${site()}/details/${ad.id}" target="_blank" rel="noopener">Cake &#38; &#60;coffee&#62;</a>`,
    );
    expect(page.body).toContain('Cafés · Noosaville');
    expect(page.body).toContain('Until 03/12/2099');
    expect(page.body).toContain(`src="${site()}/files/a/card.webp" alt="A &#34;cake&#34;"`);
    expect(page.body).not.toMatch(/<script|Elsewhere|Pending|Tourism/);
  });

  it('takes a theme and a number of offers, and refuses others by name', async () => {
    for (const title of ['One', 'Two', 'Three']) await make({ title });
    const page = await open('/embed/all?theme=dark&limit=2');
    expect(page.body).toContain('data-theme="dark"');
    expect(page.body.match(/<li>/g)).toHaveLength(2);
    for (const query of ['theme=pink', 'limit=0', 'limit=25', 'limit=1e1', 'limit=-1', 'theme=']) {
      const refused = await open(`/embed/all?${query}`);
      expect([query, refused.statusCode]).toEqual([query, 422]);
      expect(refused.headers['x-frame-options']).toBe('DENY');
      expect(refused.body).toContain(query.split('=')[0]);
    }
  });

  it('says that there is nothing at the moment', async () => {
    expect((await open('/embed/all')).body).toContain('No offers at the moment.');
  });

  it.each(['nowhere', 'area/none', 'category/NONE', 'business/999999', 'ad/999999', 'ad/0', 'all/x', 'area/a%00b'])(
    'knows no %s',
    async (name) => {
      const page = await open(`/embed/${name}`);
      expect([page.statusCode, page.headers['x-frame-options']]).toEqual([404, 'DENY']);
    },
  );
});

describe('oEmbed', () => {
  it('answers the address of an ad with a frame of its card', async () => {
    const ad = await make({ title: 'Cake "today"' });
    const answer = await oEmbed(`${site()}/details/${ad.id}?from=mail`);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' },
    });
    expect(answer.json()).toEqual({
      ...{ version: '1.0', type: 'rich', title: 'Cake "today"', width: 400, height: 480, cache_age: 3600 },
      ...{ provider_name: brand.name, provider_url: `${site()}/` },
      html: `<iframe src="${site()}/embed/ad/${ad.id}" title="Cake &#34;today&#34;" width="400" height="480" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    });
    expect((await open(`/embed/ad/${ad.id}`)).body).toContain('<h1>Cake &#34;today&#34;</h1>');
  });

  it('keeps within the bounds of the page, as JSON or XML', async () => {
    const ad = await make({ title: 'Cake & tea', type: 'BRO_AD' });
    const answer = await oEmbed(`${site()}/details/brochure-ad/${ad.id}`, '&maxwidth=320&maxheight=9000&format=xml');
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(new XMLParser().parse(answer.body)).toMatchObject({
      oembed: { version: 1, type: 'rich', title: 'Cake &#38; tea', width: 320, height: 480 },
    });
  });

  it('refuses other addresses and unknown parameters', async () => {
    const hidden = await make({ title: 'Pending', status: 'PENDING_REVIEW' });
    const tourism = await make({ title: 'Tourism', type: 'ATDW_AD' });
    const { id } = await make({ title: 'Cake' });
    const urls = [
      ...['', 'no address', `https://other.example/details/${id}`, `${site()}/contact`, `/details/${id}`],
      ...[`${site()}/details/${hidden.id}`, `${site()}/details/${tourism.id}`, `${site()}/details/99999999999`],
    ];
    for (const url of urls) expect([url, (await oEmbed(url)).statusCode]).toEqual([url, 404]);
    for (const more of ['&format=yaml', '&maxwidth=-1', '&maxheight=wide']) {
      expect([more, (await oEmbed(`${site()}/details/${id}`, more)).statusCode]).toEqual([more, 422]);
    }
  });
});
