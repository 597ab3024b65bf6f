import type { InjectOptions } from 'fastify';
import { createFetchOutside } from '../../../platform/outside-fetch/createFetchOutside';
import { databaseFingerprint } from '../../../test/database/databaseFingerprint';
import { callerIn, type HostileWorld } from '../../../test/contracts/makeHostileWorld';
import { useHostileWorld } from '../../../test/contracts/useHostileWorld';
import { useTestServer } from '../../../test/useTestServer';
import { withChange } from '../../../test/withChange';
import { restRoutes } from '../restRoutes';
import { brokenBodies, numberRows } from './commonRows';
import { hostileRoutes } from './hostileRoutes';
import type { HostileRequest, HostileRoute } from './HostileRoute';

const server = useTestServer();
const hostile = useHostileWorld(server);
const routes = restRoutes.map((route) => ({ name: `${route.method} ${route.url}`, route }));

beforeAll(() => {
  server.dependencies.fetchOutside = createFetchOutside();
  server.dependencies.mailTransport = { send: () => Promise.resolve() };
});

it('has rows for every path, and for no other', () => {
  expect(Object.keys(hostileRoutes).sort()).toEqual(routes.map(({ name }) => name).sort());
});

describe.each(routes)('$name', ({ name, route }) => {
  const given = hostileRoutes[name]!;

  it('refuses what is wrong by its status and field, and writes nothing', async () => {
    const { database } = server.dependencies;
    const { world } = hostile;
    const rows = [...given.refused, ...numberRows(route)];
    const before = await databaseFingerprint(database);
    const answered: string[] = [];
    for (const [what, changed, , field] of rows) {
      await database.query('DELETE FROM login_attempts');
      const { status, fields } = await send(route.method, given, world, changed);
      const named = field === undefined || fields.some((each) => each === field || each.startsWith(`${field}.`));
      answered.push(line(what, status, named ? field : fields.join()));
    }
    expect(answered).toEqual(rows.map(([what, , status, field]) => line(what, status, field)));
    expect(await databaseFingerprint(database)).toBe(before);
  });

  it('refuses a body that is none', async () => {
    if (!route.body) return;
    const { world } = hostile;
    const answered: string[] = [];
    const tooLarge = [
      'too large',
      Buffer.alloc((route.bodyLimit ?? 1_048_576) + 1, 'x'),
      'application/json',
      413,
    ] as const;
    for (const [what, payload, type] of [...brokenBodies, tooLarge]) {
      const { status } = await send(route.method, given, world, { headers: { 'content-type': type } }, payload);
      answered.push(line(what, status));
    }
    // where a form may come, an empty one lacks what is required
    const isForm = (type: string) => route.fileProperty !== undefined && type.startsWith('multipart/');
    expect(answered).toEqual(
      [...brokenBodies, tooLarge].map(([what, , type, status]) => line(what, isForm(type) ? 422 : status)),
    );
  });
});

const line = (what: string, status: number, field?: string) => `${what}: ${status} ${field ?? ''}`;

/** The right request with one thing changed; whatever is refused is a problem. */
async function send(
  method: 'GET' | 'POST' | 'PATCH',
  { as, url, query, body }: HostileRoute,
  world: HostileWorld,
  changed: HostileRequest,
  payload?: string | Buffer,
): Promise<{ status: number; fields: string[] }> {
  const account = callerIn(world, as);
  const right = body?.(world);
  const sent = payload ?? (right && changed.change ? withChange(right, ...changed.change) : right);
  const options: InjectOptions = {
    method,
    url: `${url(world, changed.parameter)}?${changed.query ?? query ?? ''}`,
    headers: { ...(account ? await server.authorizationOf(account) : {}), ...changed.headers },
    ...(sent === undefined ? {} : { payload: sent }),
  };
  const answer = await server.app.inject(options);
  if (answer.statusCode < 400) return { status: answer.statusCode, fields: [] };
  expect(answer.headers['content-type']).toContain('application/problem+json');
  const problem = answer.json<{ status: number; errors?: { field: string }[] }>();
  expect(problem.status).toBe(answer.statusCode);
  return { status: problem.status, fields: problem.errors?.map(({ field }) => field) ?? [] };
}
