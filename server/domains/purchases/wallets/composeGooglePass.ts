import { createHash } from 'node:crypto';
import type { GoogleWalletSettings } from '../../../platform/config/wallets/WalletSettings';
import { brand } from '../../../shared/brand/brand';
import type { WalletCoupon } from './WalletCoupon';

/**
 * In bytes of UTF-8. Google calls 1,800 characters of a signed token safe, because some browsers cut longer links.
 * Short texts leave room for long addresses.
 */
const longest = { title: 80, provider: 36, hours: 60 };

/**
 * Returns what the link of a coupon saves in Google Wallet: its class, which all coupons of the same terms share, and the
 * coupon itself. Conditions are on its page, because the link has no room for them.
 */
export function composeGooglePass(
  { serial, document, endsAt, pageUrl }: WalletCoupon,
  issuer: GoogleWalletSettings['issuer'],
) {
  const { companyName, price, hours, code, redeemUrl, offerUrl } = document;
  const title = cutBytes(document.title, longest.title);
  const provider = cutBytes(companyName || brand.name, longest.provider);
  // Google keeps a class as it was first saved, so other words need another class
  const digest = createHash('sha256')
    .update(JSON.stringify([offerUrl, title, provider]))
    .digest('hex')
    .slice(0, 12);
  const classId = `${issuer}.offer-${digest}`;
  return {
    offerClasses: [
      {
        id: classId,
        issuerName: brand.name,
        provider,
        title,
        redemptionChannel: 'INSTORE',
        reviewStatus: 'UNDER_REVIEW',
        hexBackgroundColor: brand.light.primary,
      },
    ],
    offerObjects: [
      {
        id: `${issuer}.${serial}`,
        classId,
        state: 'ACTIVE',
        barcode: { type: 'QR_CODE', value: redeemUrl, alternateText: code },
        validTimeInterval: { end: { date: endsAt.toISOString().replace('.000', '') } },
        textModulesData: [
          { header: 'Pay there', body: price },
          { header: 'When', body: cutBytes(hours.replace(/^When: /, ''), longest.hours) },
        ].filter(({ body }) => body !== ''),
        linksModuleData: { uris: [{ uri: pageUrl, description: 'Conditions, or cancel' }] },
      },
    ],
  };
}

/** Cuts a text to at most so many bytes of UTF-8, at the end of a character. */
function cutBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const mark = '…';
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment + mark) > most) break;
    kept += segment;
  }
  return kept.trimEnd() + mark;
}
