import { errorCodes } from '../../../../shared/errors/DomainError';
import { useTestServer } from '../../../../test/useTestServer';
import { problemKinds } from '../problemKinds';
import { problemName } from '../problemName';

const server = useTestServer();

it('the type of a refusal leads to a page about it', async () => {
  const { publicUrl } = server.dependencies.config.http;
  const { type } = (await server.app.inject('/rest/brochure/public/?sortBy=x')).json<{ type: string }>();
  expect(type).toBe(`${publicUrl}/problems/bad-request`);
  const page = await server.app.inject(type.slice(publicUrl.length));
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("style-src-attr 'none'");
  expect(page.body).toContain(`<span class="hljs-string">&quot;${type}&quot;</span>`);
});

it.each(errorCodes)('%s has a page, which the list of all leads to', async (code) => {
  const address = `/problems/${problemName(code)}`;
  const page = await server.app.inject(address);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<h1>${problemKinds[code].title}</h1>`);
  for (const list of ['/problems', '/problems/']) {
    expect((await server.app.inject(list)).body).toContain(`<a href="${address}">`);
  }
});

it.each(['constructor', 'x'.repeat(200), '%3Cscript%3E'])('another name is 404, with a page: %s', async (name) => {
  const page = await server.app.inject(`/problems/${name}`);
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>There is no such problem</h1>');
  expect(page.body).toContain('<a href="/problems/not-found">');
});
