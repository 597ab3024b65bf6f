import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { ownerRuleOf, type OwnedKind } from '../../shared/owners';
import { permissions, type Action } from '../../shared/permissions';
import { askGraphql } from '../../test/askGraphql';
import type { HostileWorld } from '../../test/contracts/makeHostileWorld';
import { useHostileWorld } from '../../test/contracts/useHostileWorld';
import { databaseFingerprint } from '../../test/database/databaseFingerprint';
import { useTestServer } from '../../test/useTestServer';
import { withChange } from '../../test/withChange';
import { buildGraphqlSchema } from '../graphql/buildGraphqlSchema';
import { fieldOf, inputTypeOf } from '../graphql/hostile-inputs/operationText';
import { hostileTable } from '../graphql/hostile-inputs/hostileTable';
import { hostileRoutes } from '../rest/hostile-inputs/hostileRoutes';
import { restRoutes } from '../rest/restRoutes';
import { everythingOf, limitsOfEverything } from '../../test/everythingOf';

/*
 * The column "another vendor" of the permissions. A new operation gets its rows by itself: from server/shared/owners.ts,
 * and from the tables of hostile inputs, which have to contain every operation.
 */
const server = useTestServer(limitsOfEverything);
const hostile = useHostileWorld(server);
const schema = buildGraphqlSchema();

const operations = Object.keys(hostileTable).map((name) => ({ name, action: name.split('.')[1] as Action }));
const routes = restRoutes.map((route) => ({ name: `${route.method} ${route.url}`, route }));

/** Texts of the first company that no other company and no visitor may read. */
const marks = ['Not yet for you', 'owner@tide.example', 'Secret Sam'];

beforeAll(() => {
  server.dependencies.mailTransport = { send: () => Promise.resolve() };
});

beforeEach(async () => {
  const { vendor, seller } = hostile.world;
  const { database } = server.dependencies;
  await database.query(
    `UPDATE brochures SET title = 'Not yet for you', contact_email = 'owner@tide.example' WHERE status <> 'PUBLISHED' AND vendor_id = $1`,
    [vendor.id],
  );
  await database.query(`UPDATE vendors SET contact_name = 'Secret Sam' WHERE id = $1`, [vendor.id]);
  await database.query(`UPDATE coupon_purchases SET name = 'Secret Sam'`);
  await database.query(`UPDATE accounts SET name = 'Secret Sam' WHERE id = $1`, [seller.id]);
});

/** The first company's record of a kind, as GraphQL names it (an id), or as a number or a code. */
function recordOf(kind: OwnedKind, { id, ...world }: HostileWorld): { globalId: string; key: number | string } {
  const rows = {
    Brochure: world.draft,
    Asset: world.assets[0],
    Vendor: world.vendor,
    Account: world.seller,
    VendorInvitation: world.invitation,
    CouponPurchase: world.purchase,
    CouponCode: world.purchase,
  };
  const row: { id: number } = rows[kind];
  return { globalId: id(kind, row), key: row instanceof CouponPurchase && kind === 'CouponCode' ? row.code : row.id };
}

/** The names of an action's row, each with its kind of record. */
const namesOf = (action: Action): [name: string, kind: OwnedKind][] => {
  const rule = ownerRuleOf(action);
  return rule === null || typeof rule === 'string' ? [] : Object.entries(rule);
};

/** Operations whose rows name records: one row for each name. */
const byName = <T extends { action: Action }>(all: readonly T[]) =>
  all.flatMap((each) => namesOf(each.action).map(([field, kind]) => ({ ...each, field, kind })));

async function ask(name: string, variables: Record<string, unknown>, as: HostileWorld['other'] | null) {
  const field = fieldOf(schema, name);
  const [root = '', call = ''] = name.split('.');
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const within = (text: string) => (text === '' ? '' : `(${text})`);
  const query = `${root.toLowerCase()}${within(declared)} { ${call}${within(given)} ${everythingOf(field.type)} }`;
  return askGraphql(server, { query, variables, as });
}

const marksIn = (answer: unknown) => marks.filter((mark) => JSON.stringify(answer ?? null).includes(mark));

describe('another vendor, in GraphQL', () => {
  it.each(byName(operations))('$name is refused by $field', async ({ name, field, kind }) => {
    const { world } = hostile;
    const { database } = server.dependencies;
    const { globalId, key } = recordOf(kind, world);
    const accepted = hostileTable[name]!.accepted(world);
    const isInput = fieldOf(schema, name).args.some((arg) => arg.name === 'input');
    // a record that is named twice is named once here, so that each name is refused for itself
    const names = namesOf(name.split('.')[1] as Action).map(([each]) => each);
    const given = (isInput ? accepted['input'] : accepted) as object;
    const others = Object.fromEntries(Object.entries(given).filter(([each]) => !names.includes(each)));
    const base = isInput ? { input: others } : others;
    const isNumber = /Int/.test(typeOf(name, field));
    const value = isNumber || kind === 'CouponCode' ? key : globalId;
    const before = await databaseFingerprint(database);
    const variables = withChange(base, isInput ? `input.${field}` : field, value);
    const answer = await ask(name, variables, world.other);
    expect(answer.errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
    expect(marksIn(answer)).toEqual([]);
    expect(await databaseFingerprint(database)).toBe(before);
  });

  const closed = operations.filter(({ action }) => permissions[action] === 'administrator');
  it.each(closed)('$name is refused: for administrators', async ({ name }) => {
    const { world } = hostile;
    const { database } = server.dependencies;
    const before = await databaseFingerprint(database);
    const answer = await ask(name, hostileTable[name]!.accepted(world), world.other);
    expect(answer.errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
    expect(await databaseFingerprint(database)).toBe(before);
  });

  const rest = operations.filter(({ action }) => permissions[action] !== 'administrator' && !namesOf(action).length);
  it.each(rest)('$name shows and changes nothing of the first vendor', async ({ name, action }) => {
    const { world } = hostile;
    const accepted =
      name === 'Query.brochure'
        ? { databaseId: world.draft.id }
        : aimed(name, hostileTable[name]!.accepted(world), world);
    const isOpen = permissions[action] === 'anyone';
    // what visitors see with the same words is no secret: a token may be in them
    const forVisitors = isOpen && name.startsWith('Query.') ? marksIn(await ask(name, accepted, null)) : [];
    const before = await recordsOfFirst(world);
    const answer = await ask(name, accepted, world.other);
    if (isOpen && name.startsWith('Mutation.')) return;
    const codes = answer.errors.map(({ extensions }) => extensions['code']);
    // what is found among the caller's own only is not there for another vendor
    if (name.startsWith('Query.')) expect(codes).toEqual([]);
    else expect(codes).not.toContain('INTERNAL');
    expect(marksIn(answer).filter((mark) => !forVisitors.includes(mark))).toEqual([]);
    expect(await recordsOfFirst(world)).toBe(before);
  });
});

const typeOf = (name: string, field: string): string => inputTypeOf(schema, name, field) ?? 'ID';

/** Points every optional argument that could name a record of the first company at it. */
function aimed(name: string, accepted: Record<string, unknown>, { id, ...world }: HostileWorld) {
  const targets: Record<string, unknown> = {
    vendorId: world.vendor.id,
    brochureDatabaseId: world.coupon.id,
    ...(name === 'Query.vendors' && { databaseId: world.vendor.id }),
    ...(name === 'Query.node' && { id: id('Brochure', world.draft) }),
    ...(name === 'Query.nodes' && {
      ids: [
        ...[id('Brochure', world.draft), id('Asset', world.assets[0]), id('Account', world.seller)],
        ...[id('Vendor', world.vendor), id('CouponPurchase', world.purchase)],
        id('VendorInvitation', world.invitation),
      ],
    }),
  };
  const names = fieldOf(schema, name).args.map((arg) => arg.name);
  return { ...accepted, ...Object.fromEntries(Object.entries(targets).filter(([each]) => names.includes(each))) };
}

/** All rows of the first company, and of its people. */
async function recordsOfFirst({ vendor, seller }: HostileWorld): Promise<string> {
  const ads = `SELECT id FROM brochures WHERE vendor_id = ${vendor.id}`;
  const rows: Record<string, string> = {
    vendors: `id = ${vendor.id}`,
    accounts: `vendor_id = ${vendor.id}`,
    account_sessions: `account_id = ${seller.id}`,
    account_authenticators: `account_id = ${seller.id}`,
    account_passkeys: `account_id = ${seller.id}`,
    connected_accounts: `account_id = ${seller.id}`,
    account_recovery_codes: `account_id = ${seller.id}`,
    api_keys: `account_id = ${seller.id}`,
    webhook_subscriptions: `vendor_id = ${vendor.id}`,
    vendor_invitations: `vendor_id = ${vendor.id}`,
    brochures: `vendor_id = ${vendor.id}`,
    assets: `brochure_id IN (${ads})`,
    coupon_purchases: `brochure_id IN (${ads})`,
  };
  const parts = Object.entries(rows).map(([table, where]) => `SELECT t::text AS row FROM ${table} t WHERE ${where}`);
  return JSON.stringify(await server.dependencies.database.query(`${parts.join(' UNION ALL ')} ORDER BY 1`));
}

describe('another vendor, in REST', () => {
  const send = async (name: string, method: 'GET' | 'POST' | 'PATCH', change?: (sent: Sent) => Sent) => {
    const { world } = hostile;
    const { url, query, body } = hostileRoutes[name]!;
    const right: Sent = { url: (parameter) => url(world, parameter), body: body?.(world) };
    const sent = change?.(right) ?? right;
    const answer = await server.app.inject({
      ...{ method, url: `${sent.url(sent.parameter)}?${query ?? ''}` },
      headers: await server.authorizationOf(world.other),
      ...(sent.body === undefined ? {} : { payload: sent.body }),
    });
    // a problem repeats the address that it was sent to
    return { status: answer.statusCode, text: answer.body.replaceAll(sent.url(sent.parameter), '') };
  };

  it.each(byName(routes.map((each) => ({ ...each, action: each.route.action }))))(
    '$name is refused by $field',
    async ({ name, route, field, kind }) => {
      const { database } = server.dependencies;
      const { key } = recordOf(kind, hostile.world);
      const at = route.ownerAt?.[field] ?? field;
      const inPath = Object.hasOwn(route.params?.properties ?? {}, at);
      const before = await databaseFingerprint(database);
      const { status, text } = await send(name, route.method, (sent) =>
        inPath ? { ...sent, parameter: String(key) } : { ...sent, body: { ...sent.body, [at]: key } },
      );
      expect(status).toBe(403);
      expect(marksIn(text)).toEqual([]);
      expect(await databaseFingerprint(database)).toBe(before);
    },
  );

  const rest = routes.filter(({ route }) => namesOf(route.action).length === 0);
  it.each(rest)('$name shows and changes nothing of the first vendor', async ({ name, route }) => {
    const before = await recordsOfFirst(hostile.world);
    const { status, text } = await send(name, route.method);
    const rule = permissions[route.action];
    if (rule === 'administrator') expect(status).toBe(403);
    if (rule === 'anyone' && route.method !== 'GET') return;
    expect(marksIn(text)).toEqual([]);
    expect(await recordsOfFirst(hostile.world)).toBe(before);
  });
});

interface Sent {
  url: (parameter?: string) => string;
  parameter?: string;
  body: Record<string, unknown> | undefined;
}
