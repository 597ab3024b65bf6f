import type { RequestContext } from '../../../../platform/context/RequestContext';
import type { DomainError } from '../../../../shared/errors/DomainError';
import { newDid } from '../../../../shared/did';
import { makeAccount, testPassword } from '../../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { softAuthenticator } from '../../../../test/softAuthenticator';
import { useTestDatabase } from '../../../../test/testDatabase';
import { Account } from '../../Account';
import { authenticate } from '../../signing-in/authenticate';
import { login } from '../../signing-in/login';
import { addPasskey } from './addPasskey';
import { loginWithPasskey } from './loginWithPasskey';
import { Passkey } from './Passkey';
import { proveIdentity } from '../proveIdentity';
import { removePasskey } from './removePasskey';
import { ownSecondFactor } from '../SecondFactor';
import { startPasskey, type PasskeyRequest } from './startPasskey';
import { startPasskeyCheck } from './startPasskeyCheck';

const test = useTestDatabase();
const start = Date.parse('2026-11-20T10:00:00Z');
const origin = 'https://offers.example';

const at = (seconds: number, changes: Partial<RequestContext> = {}): RequestContext =>
  makeContext({ database: test.database, clock: { now: () => new Date(start + seconds * 1000) }, ...changes });

/** What a browser hands on to the device. */
function ceremony({ options }: PasskeyRequest): { challenge: string; rpId: string } {
  const read = JSON.parse(options) as { challenge: string; rpId?: string; rp?: { id: string } };
  return { challenge: read.challenge, rpId: read.rpId ?? read.rp?.id ?? '' };
}

async function makeWithPasskey(account?: Account) {
  const owner = account ?? (await makeAccount(test.database));
  const device = softAuthenticator(origin);
  const context = at(0, { viewer: viewerOf(owner) });
  const request = await startPasskey(context);
  const response = device.create(ceremony(request));
  const added = await addPasskey(context, { token: request.token, response, name: ' Laptop ' });
  return { account: owner, device, added };
}
type Device = Awaited<ReturnType<typeof makeWithPasskey>>['device'];

async function signIn(device: Device, given: Parameters<Device['get']>[1] = {}, challenge: string | null = null) {
  const request = await startPasskeyCheck(at(60), { challenge });
  return loginWithPasskey(at(60), { token: request.token, response: device.get(ceremony(request), given) });
}
const refused = { code: 'VALIDATION_FAILED', errors: [{ field: 'response', code: 'PASSKEY' }] };

describe('a passkey', () => {
  it('is added with a name, and with recovery codes if it is the first factor', async () => {
    const { account, added } = await makeWithPasskey();
    expect(added.passkey).toMatchObject({ name: 'Laptop', counter: 0, transports: ['internal'] });
    expect(added.recoveryCodes).toHaveLength(10);
    const { added: second } = await makeWithPasskey(account);
    expect(second.recoveryCodes).toBeNull();
    expect((await ownSecondFactor(at(0), account)).passkeys).toHaveLength(2);
  });

  it('signs in alone, without a user name', async () => {
    const { account, device } = await makeWithPasskey();
    const session = await signIn(device);
    expect(session.account.id).toBe(account.id);
    const context = at(60);
    const viewer = await authenticate(
      { config: context, clock: context.clock, database: test.database },
      session.accessToken,
    );
    expect(viewer).toMatchObject({ accountId: account.id });
  });

  it('is the second step after the password, of this login only', async () => {
    const [one, two] = [await makeWithPasskey(), await makeWithPasskey()];
    const challenge = async (): Promise<string> => {
      const credentials = { username: one.account.email, password: testPassword };
      const error = await login(at(60), credentials).catch((thrown: unknown) => thrown as DomainError);
      expect(error).toMatchObject({ challenge: { methods: ['PASSKEY', 'RECOVERY_CODE'] } });
      return (error as DomainError).challenge!.token;
    };
    await expect(signIn(two.device, {}, await challenge())).rejects.toMatchObject(refused);
    expect((await signIn(one.device, {}, await challenge())).account.id).toBe(one.account.id);
  });

  it('is refused from a copy of the device: the counter has to rise', async () => {
    const { device } = await makeWithPasskey();
    await signIn(device, { counter: 5 });
    await expect(signIn(device, { counter: 5 })).rejects.toMatchObject(refused);
    await expect(signIn(device, { counter: 4 })).rejects.toMatchObject(refused);
    await signIn(device, { counter: 6 });
  });

  it('is refused without a check of the person, from another site and for another challenge', async () => {
    const { account, device } = await makeWithPasskey();
    await expect(signIn(device, { isVerified: false })).rejects.toMatchObject(refused);
    const elsewhere = at(60, { publicUrl: 'https://other.example' });
    const request = await startPasskeyCheck(at(60), {});
    const response = device.get(ceremony(request));
    await expect(loginWithPasskey(elsewhere, { token: request.token, response })).rejects.toMatchObject(refused);
    const { token } = await startPasskeyCheck(at(60), {});
    await expect(loginWithPasskey(at(60), { token, response })).rejects.toMatchObject(refused);
    await loginWithPasskey(at(60), { token: request.token, response });
    await expect(loginWithPasskey(at(60), { token: request.token, response })).rejects.toMatchObject({ code: 'GONE' });
    await test.database.getRepository(Account).update({ id: account.id }, { suspendedAt: new Date() });
    await expect(signIn(device, { counter: 9 })).rejects.toMatchObject(refused);
  });

  it.each(['', '{', 'null', '{"id":7}', '{"id":"unknown"}', '[]'])('is refused as %j', async (response) => {
    const { token } = await startPasskeyCheck(at(60), {});
    await expect(loginWithPasskey(at(60), { token, response })).rejects.toMatchObject(refused);
    const context = at(60, { viewer: viewerOf(await makeAccount(test.database)) });
    const request = await startPasskey(context);
    await expect(addPasskey(context, { token: request.token, response, name: 'x' })).rejects.toMatchObject(refused);
  });

  it('is added for the login that began, once', async () => {
    const [one, two] = [await makeAccount(test.database), await makeAccount(test.database)];
    const request = await startPasskey(at(0, { viewer: viewerOf(one) }));
    const given = { token: request.token, response: softAuthenticator(origin).create(ceremony(request)), name: 'x' };
    const gone = { code: 'GONE' };
    await expect(addPasskey(at(0, { viewer: viewerOf(two) }), given)).rejects.toMatchObject(gone);
    await expect(addPasskey(at(301, { viewer: viewerOf(one) }), given)).rejects.toMatchObject(gone);
    await addPasskey(at(0, { viewer: viewerOf(one) }), given);
    await expect(addPasskey(at(0, { viewer: viewerOf(one) }), given)).rejects.toMatchObject(gone);
  });

  it('is one of at most 20, however many were begun', async () => {
    const { account } = await makeWithPasskey();
    const context = at(0, { viewer: viewerOf(account) });
    const begun = [await startPasskey(context), await startPasskey(context)];
    const passkeys = test.database.getRepository(Passkey);
    const { id: _id, ...first } = await passkeys.findOneByOrFail({ accountId: account.id });
    const copies = Array.from({ length: 18 }, () => ({ ...first, did: newDid(), credentialId: newDid() }));
    await passkeys.insert(copies);
    const add = (request: PasskeyRequest) =>
      addPasskey(context, {
        ...{ token: request.token, name: 'x' },
        response: softAuthenticator(origin).create(ceremony(request)),
      });
    await add(begun[0]!);
    await expect(add(begun[1]!)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(startPasskey(context)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('proves its owner before a dangerous act, nobody else', async () => {
    const [one, two] = [await makeWithPasskey(), await makeWithPasskey()];
    const viewer = viewerOf(one.account);
    const prove = async (device: Device) => {
      const request = await startPasskeyCheck(at(60, { viewer }), {});
      const passkey = { token: request.token, response: device.get(ceremony(request)) };
      return proveIdentity(at(60, { viewer }), { passkey });
    };
    await expect(prove(two.device)).rejects.toMatchObject(refused);
    await expect(prove(one.device)).resolves.toBeUndefined();
  });

  it('is removed by its owner only', async () => {
    const { account, added, device } = await makeWithPasskey();
    const { did } = added.passkey;
    const stranger = at(60, { viewer: viewerOf(await makeAccount(test.database)) });
    await expect(removePasskey(stranger, did)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await removePasskey(at(60, { viewer: viewerOf(account) }), did);
    expect(await test.database.getRepository(Passkey).countBy({ accountId: account.id })).toBe(0);
    await expect(signIn(device)).rejects.toMatchObject(refused);
    await expect(login(at(60), { username: account.email, password: testPassword })).resolves.toBeDefined();
  });
});
