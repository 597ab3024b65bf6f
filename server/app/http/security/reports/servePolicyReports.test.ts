import { useTestServer } from '../../../../test/useTestServer';
import { policyReportsUrl } from './policyReportsUrl';

const test = useTestServer();

const send = (type: string, payload: string) =>
  test.app.inject({ method: 'POST', url: policyReportsUrl, headers: { 'content-type': type }, payload });
const report = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } });
const kept = () => test.dependencies.database.query<unknown[]>('SELECT directive, blocked, count FROM policy_reports');

it('counts a report', async () => {
  expect((await send('application/csp-report', report)).statusCode).toBe(204);
  expect(await kept()).toEqual([{ directive: 'img-src', blocked: 'data', count: 1 }]);
});

it.each([
  ['no JSON', 'application/csp-report', '{'],
  ['JSON of another kind', 'application/reports+json', '"text"'],
])('takes %s and keeps nothing', async (_what, type, payload) => {
  const before = await kept();
  expect((await send(type, payload)).statusCode).toBe(204);
  expect(await kept()).toEqual(before);
});

it('refuses large bodies and other types', async () => {
  expect((await send('application/csp-report', 'x'.repeat(40_000))).statusCode).toBe(413);
  expect((await send('text/plain', report)).statusCode).toBe(415);
});
