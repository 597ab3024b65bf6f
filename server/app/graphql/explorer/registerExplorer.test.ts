import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { registerExplorer } from './registerExplorer';

describe('the explorer', () => {
  it('has a page and files, each cached as long as its name allows', async () => {
    const root = makeTestFolder('explorer');
    mkdirSync(path.join(root, 'assets'));
    writeFileSync(path.join(root, 'index.html'), '<title>GraphQL explorer</title>');
    writeFileSync(path.join(root, 'assets', 'index-1a2b.js'), 'start()');
    const app = Fastify();
    const policy = "default-src 'self'";
    app.decorate('pagePolicies', { forPrivatePage: policy } as never);
    await registerExplorer(app, root);

    const page = await app.inject('/graphql/explorer');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': policy });
    const script = await app.inject('/graphql/explorer/assets/index-1a2b.js');
    expect([script.statusCode, script.body]).toEqual([200, 'start()']);
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await app.inject('/graphql/explorer/assets/..%2findex.html')).statusCode).toBe(404);
    await app.close();
  });
});
