import { pino } from 'pino';
import { systemClock } from '../../platform/clock/Clock';
import { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';
import { createMailTransport } from '../../platform/mailer/delivery/createMailTransport';
import { deliverMail } from '../../platform/mailer/delivery/deliverMail';
import { deliverMailJob } from '../../platform/mailer/delivery/deliverMailJob';
import { getMailSender } from '../../platform/mailer/getMailSender';
import { isTracingWanted } from '../../platform/tracing/isTracingWanted';
import { startTracing } from '../../platform/tracing/startTracing';
import { currentTracing, useTracing } from '../../platform/tracing/tracing';
import { eventually } from '../../test/eventually';
import { serveDatabase } from '../../test/cluster/serveDatabase';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { receiveTraces, type TraceReceiver } from '../../test/programs/receiveTraces';
import { startMailServer } from '../../test/programs/startMailServer';
import { useTestDatabase } from '../../test/testDatabase';
import { makeConfig } from '../../test/makeConfig';
import { getDatabaseAddress } from '../database/hosts/getDatabaseAddress';

const test = useTestDatabase();
let receiver: TraceReceiver;
let lines: { traceparent?: string; msg?: string }[];
const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line) as object) });

beforeEach(async () => {
  lines = [];
  receiver = await receiveTraces();
});
afterEach(async () => {
  useTracing(null);
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await receiver.stop();
});

/** Traces what `work` does, with these variables besides the address. */
async function traced(variables: NodeJS.ProcessEnv, work: () => Promise<void>): Promise<void> {
  // the exporter reads the environment of the process
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.endpoint;
  const tracing = startTracing({ ...process.env, ...variables });
  useTracing(tracing);
  await work();
  await tracing.close();
}

const spanOf = (name: string) => receiver.spans.find((span) => span.name === name);

it('a request, its operation and its statements are one trace, which the log names', async () => {
  await makeBrochure(test.database, { status: 'PUBLISHED', title: 'A secret title' });
  await traced({}, async () => {
    const { app, stop } = await serveDatabase(test.database, { logger });
    const query = '{ brochures(first: 1, filter: { q: "secret" }) { edges { node { title } } } }';
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    expect(answer.statusCode).toBe(200);
    await app.inject('/nowhere?email=pat@people.example');
    await stop();
  });
  const request = spanOf('POST /graphql');
  expect(request).toMatchObject({ kind: 2, parentSpanId: '', attributes: { 'http.response.status_code': '200' } });
  expect(spanOf('query brochures')).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  const statements = receiver.spans.filter(({ name, traceId }) => name === 'SELECT' && traceId === request?.traceId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ attributes }) => attributes['db.query.text']?.includes('SELECT'))).toBe(true);
  expect(JSON.stringify(receiver.spans)).not.toMatch(/secret|people\.example/);
  expect([...receiver.services]).toEqual(['local-offers']);
  const traceparent = `00-${String(request?.traceId)}-${String(request?.spanId)}-01`;
  expect(lines.filter((line) => line.traceparent === traceparent).map(({ msg }) => msg)).toContain('request');
});

it('the trace of a trusted proxy goes on, that of anybody else does not', async () => {
  const given = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const { http } = makeConfig();
  await traced({}, async () => {
    for (const trustProxy of [['127.0.0.1'], false as const]) {
      const { app, stop } = await serveDatabase(test.database, { config: { http: { ...http, trustProxy } } });
      await app.inject({ url: '/rest/category/public/all', headers: given });
      await stop();
    }
  });
  const traces = receiver.spans.filter(({ kind }) => kind === 2).map(({ traceId }) => traceId);
  expect(traces.filter((id) => id === '0af7651916cd43dd8448eb211c80319c')).toHaveLength(1);
  expect(traces).toHaveLength(2);
});

it('a job is a trace of its own, and a failed one says so', async () => {
  await traced({}, async () => {
    const queue = new PgBossJobQueue(getDatabaseAddress(test.database), logger);
    queue.register({ name: 'greet' }, () => Promise.reject(new Error('Nobody is here.')));
    await queue.start();
    await test.database.transaction((manager) => queue.enqueue(manager, { name: 'greet' }, {}));
    await eventually(() => expect(lines.find(({ msg }) => msg?.startsWith('Job failed'))?.traceparent).toBeDefined());
    await queue.stop();
  });
  expect(spanOf('job greet')).toMatchObject({ kind: 5, status: 2 });
});

it('a mail that a request queues is sent in the trace of that request', async () => {
  const { email } = await makeAccount(test.database);
  const server = await startMailServer();
  const config = makeConfig();
  const { identitySecret } = config;
  const mailTransport = createMailTransport(
    { ...config.mail, smtpUrl: server.url },
    getMailSender(config),
    identitySecret,
  );
  await traced({}, async () => {
    const queue = new PgBossJobQueue(getDatabaseAddress(test.database), logger);
    queue.register(deliverMailJob, async (job) => {
      await deliverMail({ database: test.database, clock: systemClock, mailTransport, identitySecret }, job);
    });
    await queue.start();
    const { app, stop } = await serveDatabase(test.database, { jobs: queue, logger });
    const query =
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }';
    await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { input: { email } } } });
    await eventually(() => expect(lines.filter(({ msg }) => msg === 'Job done.')).toHaveLength(1));
    await stop();
    await queue.stop();
    await server.stop();
  });
  const [request, job] = [spanOf('POST /graphql'), spanOf('job deliver-mail')];
  expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(spanOf('send mail')).toMatchObject({
    ...{ traceId: request?.traceId, parentSpanId: job?.spanId, kind: 3, status: 0 },
    attributes: { 'local_offers.mail_id': expect.any(String) as string },
  });
  // the log names the same trace, and no span the recipient
  expect(lines.find(({ msg }) => msg === 'Job done.')?.traceparent).toContain(String(request?.traceId));
  expect(JSON.stringify(receiver.spans)).not.toContain(email);
});

it('the sampler of the environment counts', async () => {
  await traced({ OTEL_TRACES_SAMPLER: 'always_off' }, async () => {
    const { app, stop } = await serveDatabase(test.database);
    await app.inject('/rest/category/public/all');
    await stop();
  });
  expect(receiver.spans).toEqual([]);
  expect(() => startTracing({ OTEL_TRACES_SAMPLER: 'sometimes' })).toThrow(
    /^OTEL_TRACES_SAMPLER is not known: use one of/,
  );
});

it.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
])('%j: traces are wanted: %s', (variables, wanted) => {
  expect(isTracingWanted(variables)).toBe(wanted);
  expect(currentTracing()).toBeNull();
});
