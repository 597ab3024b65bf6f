import { createHash } from 'node:crypto';
import { useTestServer } from '../../../test/useTestServer';
import { restRoutes } from '../restRoutes';
import { describeType } from './describeType';
import { html } from './html';
import { prose } from './prose';

const server = useTestServer();

describe('the REST reference', () => {
  it.each(['/rest/', '/rest', '/rest/reference', '/rest/reference/'])('is a page of our own at %s', async (url) => {
    const answer = await server.app.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).not.toMatch(/<script|https?:\/\/(?!localhost)[^"]*\.(css|js)| style=| on\w+=/);
    const style = /<style>([^]*?)<\/style>/.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
  });

  it('lists and describes every route', async () => {
    const { body } = await server.app.inject('/rest/reference');
    for (const { method, url } of restRoutes) {
      const path = url.replace(/:(\w+)/g, '{$1}');
      expect(body).toContain(`<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`);
    }
    const ids = [...body.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(restRoutes.length);
    expect(links.toSorted()).toEqual(ids.toSorted());
  });
});

it('escapes values that are no markup', () => {
  expect(html`<b title="${'"'}">${"<i>&'"}</b>${html`<br />`}${[html`1`, html`2`]}`.text).toBe(
    '<b title="&quot;">&lt;i&gt;&amp;&#39;</b><br />12',
  );
});

it('shows names between backticks as code', () => {
  expect(prose('Quote `a<b>` when').text).toBe('Quote <code>a&lt;b&gt;</code> when');
});

it.each([
  [{ type: 'integer', minimum: 1, maximum: 500, default: 20 }, 'integer, 1 to 500, 20 when absent'],
  [{ type: ['string', 'null'], format: 'email' }, 'string or null (email)'],
  [
    { type: 'array', items: { type: 'string', enum: ['A', 'B'] }, maxItems: 9 },
    'list of string, one of "A", "B", at most 9 items',
  ],
  [{ anyOf: [{ const: 1 }, { type: 'string', minLength: 2 }] }, '1 or string, at least 2 characters'],
  [{}, 'anything'],
])('%j in words', (schema, words) => {
  expect(describeType(schema)).toBe(words);
});
