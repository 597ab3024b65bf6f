import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { WalletSettings } from '../../../platform/config/wallets/WalletSettings';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { zoneName } from '../../../shared/dates/zoneName';
import { Brochure } from '../../brochures/Brochure';
import { Vendor } from '../../vendors/Vendor';
import { CouponPurchase } from '../CouponPurchase';
import { couponTokenOf } from '../couponTokens';
import { confirmationMail } from '../holding/confirmationMail';
import { getCouponState } from '../getCouponState';
import { isUnconfirmed } from '../holding/isUnconfirmed';
import { walletPathsOf } from '../wallets/walletPathsOf';
import { describeCoupon } from './describeCoupon';
import { drawCouponPdf } from './drawCouponPdf';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  /** signs the link to the coupon */
  identitySecret: string;
  wallets: WalletSettings;
}

interface Wanted {
  purchaseId: number;
  /** number of a further mail of the same coupon; each number is mailed once */
  again?: number;
}

/**
 * Mails the coupon to its buyer, once; while it is held, only the link that confirms it. The mail holds none of the text
 * that the buyer typed: the address may be somebody else's.
 */
export async function mailCoupon(dependencies: Dependencies, { purchaseId, again }: Wanted): Promise<void> {
  const { database, clock, publicUrl, identitySecret, wallets } = dependencies;
  const purchase = await database.getRepository(CouponPurchase).findOneBy({ id: purchaseId });
  if (!purchase || purchase.voidedAt !== null) return;
  const brochure = await database.getRepository(Brochure).findOneByOrFail({ id: purchase.brochureId });
  const { vendorId } = brochure;
  const vendor = vendorId === null ? null : await database.getRepository(Vendor).findOneBy({ id: vendorId });
  const coupon = describeCoupon({ purchase, brochure, vendor, publicUrl });
  const { heldUntil } = purchase;
  const repetition = again === undefined ? '' : `:again:${again}`;
  if (heldUntil !== null && isUnconfirmed(purchase)) {
    const held = { did: purchase.did, coupon, heldUntil, timeZone: brochure.timeZone, publicUrl, identitySecret };
    const letter = {
      eventKey: `coupon:${purchase.id}:confirm${repetition}`,
      to: purchase.email,
      ...confirmationMail(held),
    };
    await database.transaction((manager) => queueMail(manager, dependencies, letter));
    return;
  }
  const token = couponTokenOf(identitySecret, purchase.did);
  const now = clock.now();
  const walletPaths = walletPathsOf({ token, state: getCouponState(purchase, brochure.timeZone, now), wallets, now });
  const pdf = await drawCouponPdf(coupon, purchase.purchasedAt);
  const mail = composeMail([
    'Hello,',
    `Here is your coupon: ${[coupon.title, coupon.companyName].filter(Boolean).join(', ')}.`,
    { term: 'Code', value: coupon.code },
    [`Price: ${coupon.price}`, `${coupon.validity} (${zoneName(brochure.timeZone)} time)`, coupon.hours]
      .filter(Boolean)
      .join('\n'),
    'It is a free reservation: you pay the vendor. Show the code, or the PDF with this mail, when you pay.',
    ...(coupon.contact.length > 0 ? [[coupon.companyName, ...coupon.contact].filter(Boolean).join('\n')] : []),
    ['Conditions:', ...coupon.conditions].join('\n'),
    { label: 'See or cancel your coupon', url: `${publicUrl}/coupon/${token}` },
    ...(walletPaths.apple === null ? [] : [{ label: 'Add to Apple Wallet', url: publicUrl + walletPaths.apple }]),
    ...(walletPaths.google === null ? [] : [{ label: 'Add to Google Wallet', url: publicUrl + walletPaths.google }]),
    { label: 'The offer on the web', url: coupon.offerUrl },
    'If you didn’t ask for it, just ignore this mail: it costs you nothing.',
  ]);
  await database.transaction((manager) =>
    queueMail(manager, dependencies, {
      eventKey: `coupon:${purchase.id}${repetition}`,
      to: purchase.email,
      subject: `Your coupon: ${coupon.title}`,
      ...mail,
      attachments: [
        {
          filename: `coupon-${purchase.code}.pdf`,
          contentType: 'application/pdf',
          contentBase64: pdf.toString('base64'),
        },
      ],
    }),
  );
}
