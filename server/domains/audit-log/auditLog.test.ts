import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { toGlobalId } from '../../shared/globalId';
import type { Account } from '../accounts/Account';
import { askGraphql } from '../../test/askGraphql';
import { countStatements } from '../../test/database/countStatements';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import type { AuditLogFilter } from './auditLogConditions';
import { findAuditLogEntry } from './findAuditLogEntry';
import { listAuditLog } from './listAuditLog';

const server = useTestServer();
let administrator: Account;
let vendor: Account;

const contextOf = (account: Account | null, now = new Date()) =>
  makeContext({
    database: server.dependencies.database,
    viewer: account && viewerOf(account),
    clock: { now: () => now },
  });

/** three entries by each actor, on the first, second and third of a month; the oldest first */
beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  vendor = await makeAccount(database, { role: 'VENDOR' });
  for (const day of [1, 2, 3]) {
    for (const [at, actor] of [administrator, vendor, null].entries()) {
      const context = contextOf(actor, new Date(Date.UTC(2026, 10, day, 3, at)));
      const ofAd = {
        before: { status: 'PENDING_REVIEW', adIndex: null },
        after: { status: 'PUBLISHED', adIndex: 7 },
      };
      const change = actor === null ? { before: null, after: { brochureId: 1 } } : ofAd;
      const action = actor === null ? 'purchaseCoupon' : 'publishBrochure';
      const entityType = actor === null ? 'CouponPurchase' : 'Brochure';
      await recordAudit(database.manager, context, [{ action, entityType, entityId: day, ...change }]);
    }
  }
});

const spoken = ({ actorRole, entityId }: AuditLogEntry) => `${actorRole} ${entityId}`;
const list = async (filter: AuditLogFilter) =>
  (await listAuditLog(contextOf(administrator), { filter })).edges.map(({ item }) => spoken(item));

it.each<[string, () => AuditLogFilter, string[]]>([
  ['by an account', () => ({ actor: toGlobalId('Account', vendor.id) }), ['VENDOR 3', 'VENDOR 2', 'VENDOR 1']],
  ['of one kind of action', () => ({ actions: ['purchaseCoupon'] }), ['SYSTEM 3', 'SYSTEM 2', 'SYSTEM 1']],
  ['of no kind of action', () => ({ actions: [] }), []],
  ['of a name that nothing has', () => ({ actions: ['\0'], entityType: '\0' }), []],
  ['to one kind of thing', () => ({ entityType: 'CouponPurchase' }), ['SYSTEM 3', 'SYSTEM 2', 'SYSTEM 1']],
  ['to one thing', () => ({ entity: toGlobalId('Brochure', 2) }), ['VENDOR 2', 'ADMINISTRATOR 2']],
  [
    'to the thing with a number',
    () => ({ entityType: 'Brochure', entityDatabaseId: 2 }),
    ['VENDOR 2', 'ADMINISTRATOR 2'],
  ],
  [
    'from one time to another',
    () => ({ from: new Date('2026-11-01T03:01:00Z'), to: new Date('2026-11-02T03:01:00Z') }),
    ['ADMINISTRATOR 2', 'SYSTEM 1', 'VENDOR 1'],
  ],
])('lists the entries %s, newest first', async (_, filter, expected) => {
  expect(await list(filter())).toEqual(expected);
});

it.each<[string, AuditLogFilter]>([
  ['filter.actor', { actor: 'rubbish' }],
  ['filter.entity', { entity: 'rubbish' }],
  ['filter.actions', { actions: Array.from({ length: 101 }, () => 'x') }],
  ['filter.to', { from: new Date(2), to: new Date(1) }],
])('refuses a wrong %s', async (field, filter) => {
  await expect(list(filter)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
});

it('pages by cursor, forward and backward, while entries are added', async () => {
  const context = contextOf(administrator);
  const first = await listAuditLog(context, { first: 4 });
  await recordAudit(context.database.manager, context, [
    { action: 'copyBrochure', entityType: 'Brochure', entityId: 99, before: null, after: null },
  ]);
  const second = await listAuditLog(context, { first: 4, after: first.edges.at(-1)!.cursor });
  const third = await listAuditLog(context, { first: 4, after: second.edges.at(-1)!.cursor });
  const seen = [first, second, third].flatMap(({ edges }) => edges.map(({ item }) => Number(item.id)));
  expect(seen).toHaveLength(9);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect([first.hasNextPage, third.hasNextPage, third.hasPreviousPage]).toEqual([true, false, true]);
  const back = await listAuditLog(context, { last: 4, before: second.edges[0]!.cursor });
  expect(back.edges.map(({ item }) => item.id)).toEqual(first.edges.map(({ item }) => item.id));
  expect(await back.totalCount()).toBe(10);
  await context.database.getRepository(AuditLogEntry).delete({ entityId: 99 });
});

it('returns actors and changes over GraphQL, with one statement for all actors', async () => {
  const query = `{ auditLog(filter: { entityType: "Brochure" }) { totalCount edges { node {
    id happenedAt actorRole action entityType entityId entityDatabaseId requestId
    actor { email } changes { field before after }
  } } } }`;
  const { data, errors } = await askGraphql(server, { query, as: administrator });
  expect(errors).toEqual([]);
  const { totalCount, edges } = data!['auditLog'] as { totalCount: number; edges: { node: { id: string } }[] };
  expect(totalCount).toBe(6);
  expect(edges[0]!.node).toMatchObject({
    happenedAt: '2026-11-03T03:01:00.000Z',
    actorRole: 'VENDOR',
    action: 'publishBrochure',
    entityId: toGlobalId('Brochure', 3),
    entityDatabaseId: 3,
    actor: { email: vendor.email },
    changes: [
      { field: 'adIndex', before: null, after: '7' },
      { field: 'status', before: 'PENDING_REVIEW', after: 'PUBLISHED' },
    ],
  });
  // the caller, the page, the count, the actors
  expect(await countStatements(() => askGraphql(server, { query, as: administrator }))).toHaveLength(4);
  const again = await askGraphql(server, { query: `{ node(id: "${edges[0]!.node.id}") { id } }`, as: administrator });
  expect(again.data).toEqual({ node: { id: edges[0]!.node.id } });
});

it('is for administrators only', async () => {
  await expect(listAuditLog(contextOf(vendor), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listAuditLog(contextOf(null), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const { edges } = await listAuditLog(contextOf(administrator), { first: 1 });
  const id = Number(edges[0]!.item.id);
  expect(await findAuditLogEntry(contextOf(administrator), id)).toMatchObject({ id: String(id) });
  expect(await findAuditLogEntry(contextOf(vendor), id)).toBeNull();
});
