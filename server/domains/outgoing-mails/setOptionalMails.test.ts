import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestServer } from '../../test/useTestServer';
import type { Account } from '../accounts/Account';

const server = useTestServer();
let [own, colleague]: Account[] = [];

beforeAll(async () => {
  const { database } = server.dependencies;
  const { id: vendorId } = await makeVendor(database);
  own = await makeAccount(database, { role: 'VENDOR', vendorId });
  colleague = await makeAccount(database, { role: 'VENDOR', vendorId });
});

const set = async (isWanted: boolean) => {
  const query = `mutation { setOptionalMails(input: { isWanted: ${isWanted} }) { viewer { wantsOptionalMails } } }`;
  const { data, errors } = await askGraphql(server, { as: own!, query });
  expect(errors).toEqual([]);
  return (data as { setOptionalMails: { viewer: { wantsOptionalMails: boolean } } }).setOptionalMails.viewer;
};
const recipients = () => {
  const { database, config } = server.dependencies;
  return withoutOptedOut(database.manager, config.identitySecret, [own!.email, colleague!.email]);
};

it('turns reports and reminders of one login off and on again, and records each change once', async () => {
  for (const isWanted of [false, false]) expect(await set(isWanted)).toEqual({ wantsOptionalMails: false });
  expect(await recipients()).toEqual([colleague!.email]);
  for (const isWanted of [true, true]) expect(await set(isWanted)).toEqual({ wantsOptionalMails: true });
  expect(await recipients()).toEqual([own!.email, colleague!.email]);
  const entries = await server.dependencies.database.getRepository(AuditLogEntry).find({
    where: { action: 'setOptionalMails' },
    order: { id: 'ASC' },
  });
  expect(entries.map(({ entityId, after }) => [entityId, after?.['isWanted']])).toEqual([
    [own!.id, false],
    [own!.id, true],
  ]);
});
