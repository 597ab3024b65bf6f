import { systemClock } from '../../../platform/clock/Clock';
import type { WalletSettings } from '../../../platform/config/wallets/WalletSettings';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import { formatCouponCode } from '../codes/formatCouponCode';
import { couponTokenOf } from '../couponTokens';
import { mailCoupon } from './mailCoupon';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { voidCoupon } from '../voiding/voidCoupon';

const test = useTestDatabase();
const identitySecret = 'long enough for a secret of a test';

async function buy() {
  const jobs = rememberJobs();
  const { id: brochureId } = await makeCouponAd(test.database, {
    ...{ termsOfOffer: 'One each.', couponHours: 'Mo-Th 17:00-20:00; PH closed' },
  });
  const email = `buyer-${nextNumber()}@people.example`;
  const context = makeContext({ database: test.database, jobs });
  const outcome = await purchaseCoupon(context, { brochureId, name: 'Visit https://evil.example', email });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
  expect(jobs.enqueued).toEqual([{ name: 'mail-coupon', payload: { purchaseId: outcome.purchase.id } }]);
  return outcome.purchase;
}

const send = (purchaseId: number, wallets: WalletSettings = { apple: null, google: null }) =>
  mailCoupon(
    {
      ...{ database: test.database, clock: systemClock, jobs: rememberJobs() },
      ...{ publicUrl: 'https://offers.example', identitySecret, wallets },
    },
    { purchaseId },
  );
const mailsTo = (recipient: string) => test.database.getRepository(OutgoingMail).findBy({ recipient });

describe('the mail with a coupon', () => {
  it('goes out once, with the PDF, and holds none of the text that the buyer typed', async () => {
    const purchase = await buy();
    await send(purchase.id);
    await send(purchase.id);
    const [mail, ...more] = await mailsTo(purchase.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your coupon: Two coffees for one');
    expect(mail?.text).toContain(formatCouponCode(purchase.code));
    expect(mail?.text).toContain('One each.');
    expect(mail?.text).toContain('When: Mon–Thu 5–8 pm · not on public holidays');
    expect(mail?.text).toContain(`https://offers.example/coupon/${couponTokenOf(identitySecret, purchase.did)}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    expect(mail?.attachments).toEqual([
      {
        filename: `coupon-${purchase.code}.pdf`,
        contentType: 'application/pdf',
        contentBase64: expect.stringMatching(/^JVBERi0/) as string,
      },
    ]);
  });

  it('has links for the wallets that the site has', async () => {
    const google = { issuer: '1', account: 'wallet@offers.example', key: '' };
    const purchase = await buy();
    await send(purchase.id, { apple: null, google });
    const [mail] = await mailsTo(purchase.email);
    const link = `https://offers.example/coupon/${couponTokenOf(identitySecret, purchase.did)}/google-wallet`;
    expect(mail?.text).toContain(`Add to Google Wallet:\n${link}\n`);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).not.toContain('Apple');
    const other = await buy();
    await send(other.id);
    expect((await mailsTo(other.email))[0]?.text).not.toContain('Wallet');
  });

  it('is not sent for a voided coupon', async () => {
    const purchase = await buy();
    const viewer = viewerOf(await makeAccount(test.database));
    await voidCoupon(makeContext({ database: test.database, viewer }), { id: purchase.id });
    await send(purchase.id);
    expect(await mailsTo(purchase.email)).toMatchObject([{ subject: 'Cancelled: Two coffees for one' }]);
  });
});
