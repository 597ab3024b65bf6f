import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer({
  rateLimits: { reads: 1, writes: 1, logins: 1, purchases: 1, enquiries: 1, files: 100_000, megabytes: 100_000 },
});
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };

/** Returns the second response, which exceeds the limit. */
async function second(
  url: string,
  headers: Record<string, string>,
  remoteAddress: string,
  method: 'GET' | 'POST' = 'GET',
) {
  await server.app.inject({ method, url, headers, remoteAddress });
  return server.app.inject({ method, url, headers, remoteAddress });
}

it('shows a person a page with a link to the same address', async () => {
  const { statusCode, headers, body } = await second('/?q="><script>a&types=b', browser, '192.0.2.1');
  expect(statusCode).toBe(429);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'ratelimit-limit': '1' });
  expect(body).toContain(`In ${headers['retry-after']} seconds it goes on.`);
  expect(body).toMatch(/<a [^>]*href="\/\?q=[^"<>]*&#38;types=b">Try again<\/a>/);
  expect(body).not.toContain('<script');
});

it('does not link to other sites', async () => {
  const { body } = await second('//elsewhere.example/a', browser, '192.0.2.6');
  expect(body).toContain('href="/elsewhere.example/a"');
});

it('tells the sender of a form to go back, where the input is still filled in', async () => {
  const form = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, body } = await second('/details/1/coupon', form, '192.0.2.2', 'POST');
  expect(statusCode).toBe(429);
  expect(body).toContain('Go back, and send the form again.');
  expect(body).not.toContain('Try again');
});

it.each([
  ['a program', '/', { accept: '*/*' }, '192.0.2.3'],
  ['a script of a page', '/', { ...browser, 'sec-fetch-mode': 'cors' }, '192.0.2.4'],
  ['whoever opens the API in a browser', '/rest/category/public/all', browser, '192.0.2.5'],
])('answers %s with problem+json', async (_who, url, headers, address) => {
  const { statusCode, headers: answered } = await second(url, headers, address);
  expect(statusCode).toBe(429);
  expect(answered['content-type']).toBe('application/problem+json; charset=utf-8');
});
