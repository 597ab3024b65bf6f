import { makeAccount } from '../../../test/factories/makeAccount';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../Account';
import { changeVendorProfile } from './changeVendorProfile';
import { terminateAccount } from '../states/terminateAccount';

const test = useTestDatabase();
const abn = '51824753556';
const contextOf = (account: Account) => makeContext({ database: test.database, viewer: viewerOf(account) });

it('refuses a company the ABN of a terminated company', async () => {
  const administrator = contextOf(await makeAccount(test.database));
  const ended = await makeVendor(test.database, { abn });
  const [gone, staying] = [
    await makeAccount(test.database, { role: 'VENDOR', vendorId: ended.id }),
    await makeAccount(test.database, { role: 'VENDOR', vendorId: ended.id }),
  ];
  await terminateAccount(administrator, { id: gone.id, reason: 'As agreed.' });

  const other = await makeVendor(test.database);
  const seller = contextOf(await makeAccount(test.database, { role: 'VENDOR', vendorId: other.id }));
  await expect(changeVendorProfile(seller, other.id, { abn: '51 824 753 556' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'abn', code: 'REFUSED' }],
  });
  await expect(changeVendorProfile(seller, other.id, { abn: '53 004 085 616' })).resolves.toMatchObject({
    abn: '53004085616',
  });
  // the company keeps its own ABN; an administrator may set a terminated one
  const profile = { abn, contactName: 'Lee' };
  await expect(changeVendorProfile(contextOf(staying), ended.id, profile)).resolves.toMatchObject(profile);
  await expect(changeVendorProfile(administrator, other.id, { abn })).resolves.toMatchObject({ abn });
});
