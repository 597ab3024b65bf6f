import { eventually } from '../../../test/eventually';
import { makeConfig } from '../../../test/makeConfig';
import { useTestServer } from '../../../test/useTestServer';

const defaults = makeConfig().http;
const server = useTestServer({ http: { ...defaults, requestTimeoutMs: 300 } });

const message = 'This took too long and was stopped. Try again in a moment.';

/** Sends a request while another transaction locks the table of ads, so that it times out. */
async function askWhileHeld(question: { method?: 'POST'; url: string; payload?: object }) {
  const holder = server.dependencies.database.createQueryRunner();
  await holder.startTransaction();
  await holder.query('LOCK TABLE brochures IN ACCESS EXCLUSIVE MODE');
  try {
    return await server.app.inject(question);
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

it('REST answers a timeout with a problem', async () => {
  const answer = await askWhileHeld({ url: '/rest/brochure/public/' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    ...{ status: 503, code: 'UNAVAILABLE', detail: message, instance: '/rest/brochure/public/' },
    requestId: answer.headers['x-request-id'],
  });
});

it('GraphQL answers a timeout with a GraphQL error', async () => {
  const payload = { query: '{ brochures(first: 1) { edges { node { id title } } } }' };
  const answer = await askWhileHeld({ method: 'POST', url: '/graphql', payload });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toEqual({
    errors: [
      { message, extensions: { code: 'UNAVAILABLE', requestId: answer.headers['x-request-id'], retryAfter: 5 } },
    ],
  });
});

it('answers again once the lock is released', async () => {
  await eventually(async () => expect((await server.app.inject('/rest/brochure/public/')).statusCode).toBe(204));
});
