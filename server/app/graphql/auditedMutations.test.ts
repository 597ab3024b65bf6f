import type { DataSource } from 'typeorm';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { askGraphql } from '../../test/askGraphql';
import { databaseFingerprint } from '../../test/database/databaseFingerprint';
import { callerIn } from '../../test/contracts/makeHostileWorld';
import { useHostileWorld } from '../../test/contracts/useHostileWorld';
import { useTestServer } from '../../test/useTestServer';
import { buildGraphqlSchema } from './buildGraphqlSchema';
import { hostileTable } from './hostile-inputs/hostileTable';
import { operationText } from './hostile-inputs/operationText';

const server = useTestServer();
const hostile = useHostileWorld(server);
const schema = buildGraphqlSchema();

/** Changes that need no audit: a session, events that are their own log, and the first half of what is logged then. */
const unaudited = [
  ...['login', 'loginWithPasskey', 'refreshToken', 'recordStatisticEvents'],
  ...['startProviderLogin', 'loginWithProvider', 'startConnection'],
  ...['startAuthenticator', 'startPasskey', 'startPasskeyCheck'],
  // the token of a viewing ends it: `vendorViewings.test.ts`
  'endVendorViewing',
];
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => !unaudited.includes(name));

/** Changes to undo first, because the accepted input would otherwise find its work already done. */
const undoing: Record<string, string> = {
  publishPrintedMap: 'UPDATE printed_maps SET is_published = false',
  reinstateAccount: `UPDATE accounts SET suspended_at = now() WHERE role = 'VENDOR'`,
  renewVendorInvitation: `UPDATE vendor_invitations SET
    created_at = created_at - interval '20 days', sent_at = sent_at - interval '20 days', expires_at = expires_at - interval '20 days'`,
  setVendorRole: `UPDATE accounts SET vendor_role = 'EDITOR' WHERE role = 'VENDOR'`,
  recordOfflineRedemptions: `UPDATE coupon_purchases SET redeemed_at = NULL, redeemed_by_id = NULL, redemption_key = NULL,
    voided_at = NULL, void_reason = NULL WHERE email = 'pat@people.example'`,
  // links of the last hour count
  sendMyCoupons: 'DELETE FROM buyer_links',
  unarchiveBrochures: `UPDATE brochures SET status = 'ARCHIVED', archived_at = now(), archive_reason = 'MANUAL', submitted_at = now()`,
};

// a mail server that takes every mail
beforeAll(() => {
  server.dependencies.mailTransport = { send: () => Promise.resolve() };
});

/** The accepted input of a mutation, from the tables of hostile inputs. */
async function change(mutation: string) {
  const operation = hostileTable[`Mutation.${mutation}`]!;
  const { world } = hostile;
  await server.dependencies.database.query(undoing[mutation] ?? 'SELECT 1');
  const question = {
    query: operationText(schema, `Mutation.${mutation}`),
    variables: operation.accepted(world),
    as: callerIn(world, operation.as),
    headers: operation.headers?.(world),
  };
  return () => askGraphql(server, question);
}

it.each(mutations)('%s is written to the audit log', async (mutation) => {
  const { database } = server.dependencies;
  const entries = database.getRepository(AuditLogEntry);
  const ask = await change(mutation);
  const [before, count] = [await databaseFingerprint(database), await entries.count()];
  expect((await ask()).errors).toEqual([]);
  expect(await databaseFingerprint(database)).not.toBe(before);
  expect(await entries.count()).toBeGreaterThan(count);
});

describe('when the audit log accepts no more lines', () => {
  afterEach(() => takeLines(server.dependencies.database));

  // a way to a provider is used up before the provider is asked, whatever happens then
  const unused = mutations.filter((name) => name !== 'connectAccount');

  it.each(unused)('%s changes nothing', async (mutation) => {
    const { database } = server.dependencies;
    const ask = await change(mutation);
    await refuseLines(database);
    const before = await databaseFingerprint(database);
    await ask();
    expect(await databaseFingerprint(database)).toBe(before);
  });
});

async function refuseLines(database: DataSource): Promise<void> {
  await database.query('ALTER TABLE audit_log_entries ADD CONSTRAINT log_is_full CHECK (false) NOT VALID');
}

async function takeLines(database: DataSource): Promise<void> {
  await database.query('ALTER TABLE audit_log_entries DROP CONSTRAINT IF EXISTS log_is_full');
}
