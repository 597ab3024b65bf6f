import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { actionsWhileViewing } from '../../shared/actionsWhileViewing';
import type { Action } from '../../shared/permissions';
import { askGraphql } from '../../test/askGraphql';
import { useHostileWorld } from '../../test/contracts/useHostileWorld';
import { databaseFingerprint } from '../../test/database/databaseFingerprint';
import { makeAccount } from '../../test/factories/makeAccount';
import { everythingOf, limitsOfEverything } from '../../test/everythingOf';
import { useTestServer } from '../../test/useTestServer';
import { recordEndedViewings } from '../../domains/accounts/viewings/recordEndedViewings';
import { buildGraphqlSchema } from '../graphql/buildGraphqlSchema';
import { hostileTable } from '../graphql/hostile-inputs/hostileTable';
import { fieldOf } from '../graphql/hostile-inputs/operationText';
import { hostileRoutes } from '../rest/hostile-inputs/hostileRoutes';
import { restRoutes } from '../rest/restRoutes';

/*
 * What the token of a viewing opens, for every operation of GraphQL and REST: a new one gets its row by itself, from the
 * tables of hostile inputs, and is closed.
 */
const server = useTestServer(limitsOfEverything);
const hostile = useHostileWorld(server);
const schema = buildGraphqlSchema();

/** The pages of one visit are one page in the audit log, so that requests after the first leave no line. */
const referer = 'http://localhost:4000/vendor/brochures?q=secret';

const starting = `mutation ($input: StartVendorViewingInput!) { startVendorViewing(input: $input) { accessToken expiresIn } }`;

let headers: Record<string, string>;

beforeEach(async () => {
  const { administrator, seller, id } = hostile.world;
  const variables = { input: { accountId: id('Account', seller), reason: 'A question' } };
  const { data, errors } = await askGraphql(server, { query: starting, variables, as: administrator });
  expect(errors).toEqual([]);
  const { accessToken } = data!['startVendorViewing'] as { accessToken: string };
  headers = { authorization: `Bearer ${accessToken}`, referer };
  await ask('{ viewer { role } }');
});

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  const body = answer.json<{ data?: unknown; errors?: { message: string; extensions: { code: string } }[] }>();
  return { data: body.data, codes: (body.errors ?? []).map(({ extensions }) => extensions.code) };
}

function textOf(name: string, { args, type }: GraphQLField<unknown, unknown>): string {
  const [root = '', call = ''] = name.split('.');
  const within = (text: string) => (text === '' ? '' : `(${text})`);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${root.toLowerCase()}${within(declared)} { ${call}${within(given)} ${everythingOf(type)} }`;
}

const operations = Object.keys(hostileTable);
const isRead = (name: string) => actionsWhileViewing.has(name.split('.')[1] as Action);

it('opens no mutation but its own end', () => {
  const mutations = operations.filter((name) => name.startsWith('Mutation.'));
  expect(mutations.filter(isRead)).toEqual(['Mutation.endVendorViewing']);
});

it.each(operations.filter((name) => !isRead(name)))('%s is refused and changes nothing', async (name) => {
  const { database } = server.dependencies;
  const before = await databaseFingerprint(database);
  const { codes } = await ask(textOf(name, fieldOf(schema, name)), hostileTable[name]!.accepted(hostile.world));
  expect(codes).toEqual(['FORBIDDEN']);
  expect(await databaseFingerprint(database)).toBe(before);
});

const reads = operations.filter((name) => isRead(name) && name.startsWith('Query.'));
it.each(reads)('%s changes nothing', async (name) => {
  const { database } = server.dependencies;
  const before = await databaseFingerprint(database);
  await ask(textOf(name, fieldOf(schema, name)), hostileTable[name]!.accepted(hostile.world));
  expect(await databaseFingerprint(database)).toBe(before);
});

/** What `viewer` shows of the login while it is seen; a new field is closed. */
const shown = ['account', 'role', 'permissions', 'vendor', 'brochures', 'wantsOptionalMails'];

it('refuses every other field of the login', async () => {
  const fields = Object.entries((schema.getType('Viewer') as GraphQLObjectType).getFields());
  const answers: [string, string[]][] = [];
  for (const [name, { args, type }] of fields.filter(([each]) => !shown.includes(each))) {
    const given = args.some((arg) => arg.name === 'first') ? '(first: 1)' : '';
    answers.push([name, (await ask(`{ viewer { ${name}${given} ${everythingOf(type)} } }`)).codes]);
  }
  expect(answers).toEqual(answers.map(([name]) => [name, ['FORBIDDEN']]));
  expect(answers.map(([name]) => name)).toContain('sessions');
});

it('shows no colleague by the id', async () => {
  const { seller, id } = hostile.world;
  const { database } = server.dependencies;
  const colleague = await makeAccount(database, { role: 'VENDOR', vendorId: seller.vendorId });
  const query = 'query ($id: ID!) { node(id: $id) { id } }';
  const variables = { id: id('Account', colleague) };
  expect((await askGraphql(server, { query, variables, as: seller })).data).toEqual({ node: variables });
  expect((await ask(query, variables)).data).toEqual({ node: null });
});

it.each(restRoutes.map((route) => [`${route.method} ${route.url}`, route] as const))(
  '%s changes nothing, and is refused unless it only reads',
  async (name, { method, action }) => {
    const { database } = server.dependencies;
    const { world } = hostile;
    const { url, query, body } = hostileRoutes[name]!;
    const before = await databaseFingerprint(database);
    const payload = body?.(world);
    const answer = await server.app.inject({
      ...{ method, headers, url: `${url(world)}?${query ?? ''}` },
      ...(payload !== undefined && { payload }),
    });
    if (method !== 'GET' || !actionsWhileViewing.has(action)) expect(answer.statusCode).toBe(403);
    expect(await databaseFingerprint(database)).toBe(before);
  },
);

describe('a viewing', () => {
  const lines = () =>
    server.dependencies.database.getRepository(AuditLogEntry).find({ order: { id: 'DESC' }, take: 3 });

  it('reads as the login, and names the administrator and each page in the audit log', async () => {
    const { administrator, seller } = hostile.world;
    expect((await ask('{ viewer { account { email } } }')).data).toEqual({
      viewer: { account: { email: seller.email } },
    });
    await ask('mutation { endVendorViewing { endedAt } }');
    const actor = { actorAccountId: administrator.id, actorRole: 'ADMINISTRATOR', entityId: seller.id };
    expect(await lines()).toEqual([
      expect.objectContaining({ ...actor, action: 'endVendorViewing' }),
      expect.objectContaining({ ...actor, action: 'seePageAsVendor', after: { page: '/vendor/brochures' } }),
      expect.objectContaining({ ...actor, action: 'startVendorViewing', after: { reason: 'A question' } }),
    ]);
  });

  describe('that ends', () => {
    const inAMinute = { now: () => new Date(Date.now() + 60_000) };
    const record = () => recordEndedViewings({ database: server.dependencies.database, clock: inAMinute });
    const newest = 'WHERE id = (SELECT max(id) FROM vendor_viewings)';

    // those of the world have ended long ago
    beforeEach(record);

    it.each([
      [
        'its time is over',
        'TIME_IS_OVER',
        `started_at = started_at - interval '40 minutes', ends_at = ends_at - interval '40 minutes'`,
      ],
      ['its login is suspended', 'SUSPENDED', `ends_at = started_at + interval '1 second'`],
    ])('has one line about that when %s', async (_why, because, change) => {
      await server.dependencies.database.query(`UPDATE vendor_viewings SET ${change} ${newest}`);
      await expectOneLine(because);
    });

    it('has one line about that when its administrator has signed out', async () => {
      const { database } = server.dependencies;
      await database.query(
        `WITH session AS (
           INSERT INTO account_sessions (did, account_id, token_version, device, renewed_at, expires_at, ended_at, ending)
           SELECT 'signedOut001', a.id, a.token_version, 'Firefox on Linux', v.started_at, v.started_at + interval '1 day',
             v.started_at + interval '2 seconds', 'LOGGED_OUT'
           FROM vendor_viewings v JOIN accounts a ON a.id = v.administrator_id
           WHERE v.id = (SELECT max(id) FROM vendor_viewings) RETURNING id
         )
         UPDATE vendor_viewings SET session_id = (SELECT id FROM session) ${newest}`,
      );
      await expectOneLine('SIGNED_OUT');
      const [seen] = await database.query<[{ seconds: number }]>(
        `SELECT extract(epoch FROM ends_at - started_at)::int AS seconds FROM vendor_viewings ${newest}`,
      );
      expect(seen.seconds).toBe(2);
    });

    async function expectOneLine(because: string): Promise<void> {
      const { administrator, seller } = hostile.world;
      expect([await record(), await record()]).toEqual([1, 0]);
      const [{ endsAt }] = await server.dependencies.database.query<[{ endsAt: Date }]>(
        `SELECT ends_at AS "endsAt" FROM vendor_viewings ${newest}`,
      );
      expect((await lines())[0]).toMatchObject({
        ...{ action: 'endVendorViewing', actorAccountId: administrator.id, entityId: seller.id, happenedAt: endsAt },
        after: { because },
      });
    }

    it('has no second line when it was stopped', async () => {
      await ask('mutation { endVendorViewing { endedAt } }');
      expect(await record()).toBe(0);
    });
  });

  it('is in the events of the login by its begin and end, not by its pages', async () => {
    const { seller } = hostile.world;
    await ask('mutation { endVendorViewing { endedAt } }');
    const query = '{ viewer { events(first: 2) { edges { node { action } } } } }';
    const { data } = await askGraphql(server, { query, as: seller });
    const actions = ['endVendorViewing', 'startVendorViewing'].map((action) => ({ node: { action } }));
    expect(data).toEqual({ viewer: { events: { edges: actions } } });
  });

  it('is shown to its company, and to no other one', async () => {
    const { seller, other } = hostile.world;
    const query = '{ vendorViewings { email reason } }';
    const own = await askGraphql(server, { query, as: seller });
    const seen = ['A question', 'A question by mail'].map((reason) => ({ email: seller.email, reason }));
    expect(own.data).toEqual({ vendorViewings: seen });
    expect((await askGraphql(server, { query, as: other })).data).toEqual({ vendorViewings: [] });
  });

  it.each([
    ['it has ended', `UPDATE vendor_viewings SET ends_at = started_at`],
    ['the login is suspended', `UPDATE accounts SET suspended_at = now() WHERE role = 'VENDOR'`],
    ['the administrator is suspended', `UPDATE accounts SET suspended_at = now() WHERE role = 'ADMINISTRATOR'`],
    ['the administrator has signed out everywhere', `UPDATE accounts SET token_version = token_version + 1`],
  ])('counts no more when %s', async (_why, sql) => {
    await server.dependencies.database.query(sql);
    expect((await ask('{ viewer { role } }')).data).toEqual({ viewer: null });
  });

  it('stays ended when its login was suspended and is reinstated', async () => {
    const { administrator, seller, id } = hostile.world;
    for (const [name, state] of Object.entries({ suspendAccount: 'SUSPENDED', reinstateAccount: 'ACTIVE' })) {
      const { errors, data } = await askGraphql(server, {
        query: `mutation ($id: ID!) { ${name}(input: { id: $id, reason: "A check" }) { account { state } } }`,
        variables: { id: id('Account', seller) },
        as: administrator,
      });
      expect([errors, data]).toEqual([[], { [name]: { account: { state } } }]);
    }
    expect((await ask('{ viewer { role } }')).data).toEqual({ viewer: null });
  });

  it('is not begun as an administrator, or from within one', async () => {
    const { administrator, seller, id } = hostile.world;
    const asAdministrator = { input: { accountId: id('Account', administrator), reason: 'why' } };
    const { errors } = await askGraphql(server, { query: starting, variables: asAdministrator, as: administrator });
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
    const again = { input: { accountId: id('Account', seller), reason: 'why' } };
    expect((await ask(starting, again)).codes).toEqual(['FORBIDDEN']);
  });

  it('takes no form of a page', async () => {
    const answer = await server.app.inject({
      ...{ method: 'POST', url: `/details/${hostile.world.coupon.id}/coupon` },
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Kim&email=kim@people.example',
    });
    expect([403, 404]).toContain(answer.statusCode);
  });
});
