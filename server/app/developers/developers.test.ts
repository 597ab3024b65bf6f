import { HtmlValidate } from 'html-validate';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { useTestServer } from '../../test/useTestServer';
import { graphqlSchema } from '../graphql/buildGraphqlSchema';
import { guides } from './guides/guides';

const server = useTestServer();
const read = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-input-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
const idsOf = (body: string): Set<string> => new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));

describe('the developer portal', () => {
  it('has only links that lead somewhere, also to the heading that they name', async () => {
    await server.app.ready();
    const pages = server.app.developerPages();
    const bodies = new Map<string, string>();
    for (const { path } of pages) {
      const { statusCode, body } = await read(path);
      expect([path, statusCode]).toEqual([path, 200]);
      bodies.set(path, body);
    }
    const broken = new Set<string>();
    const elsewhere = new Set<string>();
    for (const [path, body] of bodies) {
      for (const [, href = ''] of body.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
        const url = new URL(unescaped(href), `https://offers.example${path}`);
        if (url.origin !== 'https://offers.example') continue;
        const target = bodies.get(url.pathname);
        if (target === undefined) elsewhere.add(url.pathname);
        else if (url.hash !== '' && !idsOf(target).has(decodeURIComponent(url.hash.slice(1)))) {
          broken.add(`${path} → ${url.pathname}${url.hash}`);
        }
      }
    }
    expect([...broken]).toEqual([]);
    expect([...elsewhere].sort()).toEqual(['/', '/developers/status', '/graphql/explorer', '/rest/openapi.json']);
  }, 120_000);

  it.each([
    ...['', '/graphql', '/graphql/queries', '/graphql/types/Brochure', '/graphql/types/BrochureFilter'],
    ...['/graphql/queries/brochures', '/graphql/mutations/purchaseCoupon', '/examples', '/examples/ListBrochures'],
    ...['/rest', '/changelog', '/status', '/search?q=coupon', '/search'],
    ...guides.map(({ slug }) => `/guides/${slug}`),
  ])('%s is valid HTML that its policy allows', async (path) => {
    const { body, headers } = await read(`/developers${path}`);
    const { results } = await validator.validateString(body);
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)),
    ).toEqual([]);
    expect(body).not.toMatch(/\sstyle=|\son\w+=|<script(?! type="module" src="\/developers\/assets\/)/);
    expect(headers['content-security-policy']).toContain("style-src-attr 'none'");
  });

  it('shows markup of a text as text, and the address of this site in examples', async () => {
    const { body } = await read('/developers/guides/first-steps');
    expect(body).toContain(`${server.app.publicUrl}/graphql`);
    const embeds = (await read('/developers/guides/embeds')).body;
    expect(embeds).toContain('&lt;iframe&gt;');
    expect(embeds).not.toContain('https://SITE');
  });

  it('leaves out what is not for integrators', async () => {
    const rest = (await read('/developers/guides/rest')).body;
    expect(rest).not.toContain('server/domains');
    const coupons = (await read('/developers/guides/prices-and-coupons')).body;
    expect(coupons).not.toMatch(/PURCHASES_PER_NETWORK|dots at Gmail/);
  });

  it.each([
    ...['/developers/nothing', '/developers/guides/..%2f..%2fpackage.json'],
    ...['/developers/guides/%00', '/developers/graphql/types/__proto__', '/developers/graphql/types/constructor'],
    ...[
      '/developers/examples/..%2f..%2fpackage',
      `/developers/${'x'.repeat(3000)}`,
      '/developers/assets/..%2f..%2fpackage.json',
    ],
    '/developers/guides/%3Cscript%3E',
  ])('%s is missing', async (path) => {
    const { statusCode, body } = await read(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<script>');
  });
});

describe('its search', () => {
  const found = async (q: string) => {
    const { statusCode, body } = await read(`/developers/search?q=${encodeURIComponent(q)}`);
    expect(statusCode).toBe(200);
    return [...body.matchAll(/<dt>\s*<a href="([^"]*)"/g)].map(([, href]) => href);
  };

  it.each([
    ['brochures', '/developers/graphql/queries/brochures'],
    ['change feed', '/developers/guides/change-feed'],
    ['numberOfCoupons', '/developers/graphql/types/Brochure'],
    ['TOO_MANY_REQUESTS', '/problems/too-many-requests'],
  ])('finds %s', async (q, path) => {
    expect(await found(q)).toContain(path);
  });

  it.each(['', ' ', '\\', '"><script>alert(1)</script>', "' OR 1=1 --", '\u0000', '𝔘𝔫', 'x'.repeat(5000)])(
    'answers %j, and writes it as text',
    async (q) => {
      expect(await found(q)).toEqual([]);
      expect((await read(`/developers/search?q=${encodeURIComponent(q)}`)).body).not.toContain('<script>alert');
    },
  );

  it('takes the first of several', async () => {
    expect((await read('/developers/search?q=brochures&q=x')).body).toContain('/developers/graphql/queries/brochures');
  });
});

describe('its status', () => {
  it('says how each part is doing, without internals', async () => {
    const { parts } = (await server.app.inject('/developers/status.json')).json<{
      parts: { name: string; state: string }[];
    }>();
    expect(parts.map(({ name }) => name)).toEqual(['APIs', 'Database', 'Background work', 'Mails']);
    const { body } = await read('/developers/status');
    expect(body).not.toMatch(/postgres|pg-boss|localhost:\d+\/(?!developers)|stack/i);
  });
});

it('the status page writes the day by numbers', async () => {
  const { body } = await server.app.inject('/developers/status');
  expect(body).toMatch(/Read on \d{2}\/\d{2}\/\d{4} at \d{1,2}:\d{2} [ap]m UTC\./);
});

it('what is deprecated names the days since when and until when', () => {
  const reasons = Object.values(graphqlSchema().getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map(({ deprecationReason }) => deprecationReason);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values<
      GraphQLField<unknown, unknown> | GraphQLInputField
    >(type.getFields());
    return fields.flatMap((field) => [
      field.deprecationReason,
      ...('args' in field ? field.args.map(({ deprecationReason }) => deprecationReason) : []),
    ]);
  });
  const day = String.raw`\d{1,2} [A-Z]\w+ 20\d\d`;
  const dated = new RegExp(`Since ${day}.*until ${day}`);
  expect(reasons.filter((reason) => reason != null && !dated.test(reason))).toEqual([]);
});
