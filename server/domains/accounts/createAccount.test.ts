import { verifyPassword } from '../../platform/passwords/verifyPassword';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestDatabase } from '../../test/testDatabase';
import { createAccount } from './createAccount';

const test = useTestDatabase();

const administrator = {
  email: 'Admin@Offers.example ',
  password: 'seagull ferry lamington',
  name: 'Sam',
  role: 'ADMINISTRATOR' as const,
  vendorId: null,
};

describe('createAccount', () => {
  it('stores the e-mail in lower case and the password only as a hash', async () => {
    const account = await createAccount(test.database.manager, administrator);
    expect(account).toMatchObject({ email: 'admin@offers.example', role: 'ADMINISTRATOR', tokenVersion: 1 });
    await expect(verifyPassword(administrator.password, account.passwordHash)).resolves.toBe(true);
  });

  it('refuses a second login for the same e-mail, ignoring case', async () => {
    const input = { ...administrator, email: 'twice@offers.example' };
    await createAccount(test.database.manager, input);
    await expect(
      createAccount(test.database.manager, { ...input, email: 'TWICE@offers.example' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it("links a vendor's login to its company", async () => {
    const vendor = await makeVendor(test.database);
    const input = { ...administrator, email: 'kim@cafe.example', role: 'VENDOR' as const, vendorId: vendor.id };
    await expect(createAccount(test.database.manager, input)).resolves.toMatchObject({ vendorId: vendor.id });
  });

  it.each([
    ['an e-mail that is none', { email: 'nobody' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['its own name as password', { password: 'admin@offers.example' }, 'password'],
    ['a vendor without a company', { role: 'VENDOR' as const }, 'vendorId'],
    ['an administrator with one', { vendorId: 1 }, 'vendorId'],
  ])('refuses %s', async (_, changes, field) => {
    await expect(createAccount(test.database.manager, { ...administrator, ...changes })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field }],
    });
  });
});
