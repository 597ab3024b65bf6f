import type { PassProps } from 'passkit-generator';
import type { AppleWalletSettings } from '../../../platform/config/wallets/WalletSettings';
import { brand } from '../../../shared/brand/brand';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import type { WalletCoupon } from './WalletCoupon';

type Field = NonNullable<NonNullable<PassProps['coupon']>['backFields']>[number];

/** Returns the content of `pass.json` (docs/rules/prices-and-coupons.md#wallets). */
export function composeApplePass(
  { serial, document, validTo, endsAt, pageUrl }: WalletCoupon,
  { passType, team }: Pick<AppleWalletSettings, 'passType' | 'team'>,
): PassProps {
  const { title, companyName, price, saving, hours, code, redeemUrl, contact, conditions, offerUrl } = document;
  const { primary, onPrimary } = brand.light;
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: serial,
    organizationName: brand.name,
    description: `Coupon: ${title}`,
    logoText: brand.name,
    backgroundColor: rgb(primary),
    foregroundColor: rgb(onPrimary),
    labelColor: rgb(onPrimary),
    expirationDate: endsAt.toISOString(),
    barcodes: [{ format: 'PKBarcodeFormatQR', message: redeemUrl, altText: code, messageEncoding: 'iso-8859-1' }],
    coupon: {
      headerFields: [{ key: 'price', label: 'Pay there', value: price }],
      primaryFields: [{ key: 'offer', label: companyName || 'Offer', value: title }],
      // a text and no date: phones would show a date by their own zone
      secondaryFields: [{ key: 'validTo', label: 'Valid until', value: formatAustralianDate(validTo) }],
      auxiliaryFields: filled([{ key: 'hours', label: 'When', value: hours.replace(/^When: /, '') }]),
      backFields: filled([
        { key: 'fullOffer', label: 'Offer', value: [title, companyName].filter(Boolean).join('\n') },
        { key: 'saving', label: 'Price', value: [price, saving].filter(Boolean).join('\n') },
        {
          key: 'use',
          label: 'How to use it',
          value: 'Show the code when you pay. It is a free reservation: you pay the vendor.',
        },
        { key: 'fullHours', label: 'When to use it', value: hours.replace(/^When: /, '') },
        { key: 'conditions', label: 'Conditions', value: conditions.join('\n') },
        { key: 'contact', label: 'Where', value: contact.join('\n') },
        { key: 'page', label: 'Your coupon, also to cancel it', value: pageUrl },
        { key: 'offerPage', label: 'The offer on the web', value: offerUrl },
      ]),
    },
  };
}

function filled(fields: Field[]): Field[] {
  return fields.filter(({ value }) => value !== '');
}

/** Wallet takes no other notation. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
