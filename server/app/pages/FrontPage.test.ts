import { eventually } from '../../test/eventually';
import { holdTable } from '../../test/database/holdTable';
import { makeConfig } from '../../test/makeConfig';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';

const { pageRendering } = makeConfig();
const server = useTestServer({ pageRendering: { ...pageRendering, renderTimeoutMs: 500 } });

beforeAll(() => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
});

it('a server is ready once it has rendered its front page with all data', async () => {
  const release = await holdTable(server.url, 'brochures');
  const early = await server.app.inject('/readyz');
  await release();
  expect(early.statusCode).toBe(503);
  expect(early.json()).toEqual({
    status: 'not ready',
    missing: ['The front page has not been drawn with all its data yet.'],
  });
  await eventually(async () =>
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready', missing: [] }),
  );
  const again = await holdTable(server.url, 'brochures');
  await eventually(async () => expect((await server.app.inject('/?q=a')).statusCode).toBe(503));
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  await again();
});
