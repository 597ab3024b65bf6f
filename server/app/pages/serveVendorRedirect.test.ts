import { eventually } from '../../test/eventually';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';
import { brand } from '../../shared/brand/brand';

const server = useTestServer({
  outward: {
    qrBaseUrl: null,
    flipbookHosts: [],
    badHosts: new Set<string>(),
    redirectHosts: ['allowed.example'],
    redirectBrochureId: 1,
  },
});
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  const { database } = server.dependencies;
  await makeBrochure(database, { status: 'PUBLISHED', wwwUrl: 'https://salt.example/menu' });
  await makeBrochure(database, { status: 'PUBLISHED', type: 'PT_AD', googleAdUrl: 'http://partner.example:8080/x' });
  await makeBrochure(database, { status: 'PUBLISHED', wwwUrl: 'https://Bücher.example' });
  await makeBrochure(database, { status: 'PENDING_REVIEW', wwwUrl: 'https://pending.example' });
  await makeBrochure(database, {
    status: 'PUBLISHED',
    recordStatus: false,
    deletedAt: new Date(),
    wwwUrl: 'https://deleted.example',
  });
  await makeBrochure(database, { status: 'PUBLISHED', facebookUrl: 'https://social.example/salt' });
});

const follow = (vendorUrl: string, path = '/vendorRecirect') =>
  server.app.inject({ url: `${path}?vendorUrl=${encodeURIComponent(vendorUrl)}`, headers: browser });

it.each([
  ['the site of a published ad', 'https://salt.example/other?a=b', 'https://salt.example/other?a=b'],
  ['the same without its scheme', 'salt.example', 'https://salt.example/'],
  ['a host with a port', 'http://partner.example:8080/', 'http://partner.example:8080/'],
  ['a name beyond ASCII', 'https://bücher.example/x', 'https://xn--bcher-kva.example/x'],
  ['the settings’ hosts', 'https://allowed.example/x', 'https://allowed.example/x'],
])('redirects at once to %s', async (_, vendorUrl, location) => {
  const { statusCode, headers } = await follow(vendorUrl);
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location });
  expect(headers['cache-control']).toBe('no-store');
});

it('accepts the other spelling', async () => {
  expect((await follow('https://salt.example/', '/vendorRedirect')).headers.location).toBe('https://salt.example/');
});

it.each([
  ['an unknown host', 'https://stranger.example/x', 'stranger.example'],
  ['an ad that waits', 'https://pending.example', 'pending.example'],
  ['a deleted ad', 'https://deleted.example', 'deleted.example'],
  ['a host that anyone may write on', 'https://social.example/evil', 'social.example'],
  ['a known host below another', 'https://salt.example.evil.example/', 'salt.example.evil.example'],
  ['another port of a known host', 'https://salt.example:8443/', 'salt.example:8443'],
  ['another port of a host of the settings', 'https://allowed.example:1/', 'allowed.example:1'],
  ['a name that looks like another', 'https://sаlt.example/', 'xn--slt-6cd.example'],
])('asks before it leads to %s, and names it', async (_, vendorUrl, host) => {
  const { statusCode, headers, body } = await follow(vendorUrl);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.location).toBeUndefined();
  expect(body).toContain(`You are leaving ${brand.name.replaceAll('&', '&amp;')}`);
  expect(body).toContain(`>${host}<`);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

it.each([
  '',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https://salt.example@evil.example/',
  'https:\\\\salt.example',
  'https://salt.example\r\nSet-Cookie: a=b',
  'https://salt.example\u0000',
  'data:text/html,x',
])('%j leads to the list', async (vendorUrl) => {
  const { statusCode, headers } = await follow(vendorUrl);
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: '/' });
});

it('without an address, or with two, it leads to the list', async () => {
  for (const url of [
    '/vendorRecirect',
    '/vendorRecirect?vendorUrl=https://salt.example&vendorUrl=https://evil.example',
  ]) {
    expect((await server.app.inject({ url })).headers.location).toBe('/');
  }
});

it('records the view of the configured ad', async () => {
  const { database } = server.dependencies;
  await follow('https://stranger.example/');
  await eventually(async () => {
    const counted = 'SELECT views FROM brochure_views WHERE brochure_id = 1';
    expect(await database.query<object[]>(counted)).toEqual([{ views: 1 }]);
  });
});
