import { execFileSync } from 'node:child_process';
import { useTestServer } from '../../../test/useTestServer';
import { anchorOf } from '../../developers/guides/anchorOf';
import { restRoutes } from '../restRoutes';
import { curlOf } from './curlOf';
import { describeType } from './describeType';
import { html } from './html';
import { prose } from './prose';

const server = useTestServer();

describe('the REST reference', () => {
  it.each(['/rest/', '/rest', '/rest/reference', '/rest/reference/'])('is in the portal: %s', async (url) => {
    const { statusCode, headers } = await server.app.inject(url);
    expect([statusCode, headers.location]).toEqual([301, '/developers/rest']);
  });

  it('lists and describes every route, each with a call', async () => {
    const list = (await server.app.inject('/developers/rest')).body;
    for (const { method, url, tag, summary } of restRoutes) {
      const path = url.replace(/:(\w+)/g, '{$1}');
      const address = `/developers/rest/${anchorOf(tag)}`;
      expect(list).toMatch(new RegExp(`href="${address}#${method}-[\\w-]+">`));
      const { body } = await server.app.inject(address);
      expect(body).toContain(`<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`);
      expect(body).toContain(html`${summary}`.text);
    }
  });
});

it('writes a call that a shell reads as it was meant', () => {
  const call = curlOf(
    {
      method: 'POST',
      path: '/rest/ads/{id}',
      operation: {
        security: [{ bearer: [] }],
        requestBody: { content: { 'application/json': { example: { title: "Marnie's" } } } },
      },
    },
    'https://offers.example',
  );
  const script = call.replace(/^curl/, 'printf "%s|"');
  const sent = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('|');
  expect(sent.slice(0, 3)).toEqual(['-X', 'POST', 'https://offers.example/rest/ads/{id}']);
  expect(JSON.parse(sent.at(-2) ?? '')).toEqual({ title: "Marnie's" });
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
