import { isTerminated } from '../domains/accounts/states/isTerminated';
import { identityHashes } from '../domains/accounts/states/identityHashes';
import { TerminatedIdentity } from '../domains/accounts/states/TerminatedIdentity';
import { Follow } from '../domains/follows/Follow';
import { stopFollows } from '../domains/follows/stopFollows';
import { readStopToken, stopAllToken } from '../domains/follows/stopTokens';
import {
  setOptionalMails,
  SetOptionalMailsInput,
  wantsOptionalMails,
} from '../domains/outgoing-mails/setOptionalMails';
import { purchaseCoupon } from '../domains/purchases/buying/purchaseCoupon';
import { CouponWait } from '../domains/purchases/waiting/CouponWait';
import { leaveWaitingLists } from '../domains/purchases/waiting/leaveWaitingLists';
import { leaveTokenOf, readLeaveToken } from '../domains/purchases/waiting/waitingTokens';
import { forgetPerson } from '../domains/retention/forgetPerson';
import { optOutOfMail } from '../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf, recipientHashOf } from '../platform/mailer/opt-outs/optOutTokens';
import { withoutOptedOut } from '../platform/mailer/opt-outs/withoutOptedOut';
import { setOlderSecrets } from '../shared/secrets/olderSecrets';
import { makeAccount } from '../test/factories/makeAccount';
import { makeCouponAd } from '../test/factories/makeCouponAd';
import { makeFollow } from '../test/factories/makeFollow';
import { makeVendor } from '../test/factories/makeVendor';
import { makeContext, viewerOf } from '../test/makeContext';
import { useTestDatabase } from '../test/testDatabase';

const test = useTestDatabase();
const old = 'the old secret of changedIdentitySecret.test.ts';
const identitySecret = 'the present secret of changedIdentitySecret.test.ts';
setOlderSecrets(identitySecret, [old]);
const context = (changes = {}) => makeContext({ database: test.database, identitySecret, ...changes });

it('a terminated login stays known', async () => {
  const { id: accountId } = await makeAccount(test.database);
  const [known] = identityHashes(old, { email: 'gone@people.example', abn: null });
  await test.database.getRepository(TerminatedIdentity).insert({ ...known!, accountId, terminatedAt: new Date() });
  const { manager } = test.database;
  const isKnown = (email: string) => isTerminated(manager, context(), { email, abn: null });
  expect([await isKnown('gone@people.example'), await isKnown('new@people.example')]).toEqual([true, false]);
});

it('an old link unsubscribes, and a person who had unsubscribed can subscribe again', async () => {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  await optOutOfMail(context(), { token: optOutTokenOf(old, account.email) });
  const { manager } = test.database;
  expect(await withoutOptedOut(manager, identitySecret, [account.email, 'kim@people.example'])).toEqual([
    'kim@people.example',
  ]);
  const own = context({ viewer: viewerOf(account) });
  expect(await wantsOptionalMails(own, account)).toBe(false);
  await setOptionalMails(own, Object.assign(new SetOptionalMailsInput(), { isWanted: false }));
  await setOptionalMails(own, Object.assign(new SetOptionalMailsInput(), { isWanted: true }));
  expect(await wantsOptionalMails(own, account)).toBe(true);
});

it.each([
  ['an old link', old],
  ['a new link', identitySecret],
])('%s stops what was asked for before and after the change', async (_what, secret) => {
  const email = `follower-${secret.length}@people.example`;
  for (const each of [old, identitySecret]) {
    const { id: vendorId } = await makeVendor(test.database);
    await makeFollow(test.database, { email, vendorId, recipientHash: recipientHashOf(each, email) });
    const { id: brochureId } = await makeCouponAd(test.database);
    const wait = { brochureId, email, recipientHash: recipientHashOf(each, email), requestedAt: new Date() };
    await test.database.getRepository(CouponWait).insert(wait);
  }
  const other = await makeFollow(test.database);
  await stopFollows(context(), readStopToken(identitySecret, stopAllToken(secret, email))!);
  await leaveWaitingLists(context(), readLeaveToken(identitySecret, leaveTokenOf(secret, email))!);
  expect(await test.database.getRepository(Follow).countBy({ email })).toBe(0);
  expect(await test.database.getRepository(CouponWait).countBy({ email })).toBe(0);
  expect(await test.database.getRepository(Follow).existsBy({ id: other.id })).toBe(true);
});

it('a buyer who was erased before the change has had the coupon', async () => {
  const { id: brochureId } = await makeCouponAd(test.database);
  const buyer = { brochureId, name: 'Robin Lee', email: 'robin-erased@people.example' };
  const purchases = { perEmail: 1, perNetwork: 100_000, heldAfter: 100_000 };
  const buy = async () => (await purchaseCoupon(context({ purchases }), buyer)).kind;
  expect(await buy()).toBe('PURCHASED');
  await forgetPerson({ database: test.database, identitySecret: old }, buyer.email);
  expect(await buy()).toBe('ALREADY_PURCHASED');
});
