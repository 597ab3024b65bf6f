import { createHash } from 'node:crypto';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';

const server = useTestServer();
let adId: number;

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  ({ id: adId } = await makeBrochure(server.dependencies.database, { status: 'PUBLISHED', type: 'LP_AD' }));
});

const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// docs/security.md#scripts-cannot-run-here
it.each(['/', '/details/{ad}', '/brochureMap', '/areas', '/all-categories', '/my-offers', '/my-coupons', '/contact'])(
  'the answer of %s allows the styles and scripts that the page has, and nothing else inline',
  async (address) => {
    const url = address.replace('{ad}', String(adId));
    const { statusCode, headers, body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-');
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css));
    expect(styles.length).toBeGreaterThan(0);
    expect(sourcesOf(policy, 'style-src').sort()).toEqual(["'self'", ...new Set(styles)].sort());
    expect(sourcesOf(policy, 'style-src-attr')).toEqual(["'none'"]);
    expect(body).not.toMatch(/<[^>]+ style="/);
    const inline = [
      ...body.matchAll(/<script(?![^>]* src=)(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs),
    ];
    for (const [, script = ''] of inline) expect(sourcesOf(policy, 'script-src')).toContain(hashOf(script));
    expect(body).not.toMatch(/<[^>]+ on[a-z]+="/);
  },
);
