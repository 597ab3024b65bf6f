import type { CouponState } from '../../generated/types';
import { noOffers, type HeldCoupon, type MyOffers, type SavedOffer } from './MyOffers';
import { maxCoupons, maxSaved } from './myOffersChanges';
import { brochureTypes } from '../../generated/brochureTypes';

/** Increase it when a new format cannot be read as this one. */
export const myOffersVersion = 1;

const states: readonly CouponState[] = ['HELD', 'VALID', 'REDEEMED', 'VOIDED', 'ENDED'];

type Bag = Readonly<Record<string, unknown>>;

function bag(value: unknown): Bag {
  return typeof value === 'object' && value !== null ? (value as Bag) : {};
}

function rows(value: unknown): Bag[] {
  return Array.isArray(value) ? value.map(bag) : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0);

/** Returns a path of this site or an empty text, because it becomes a link or a picture. */
const ownPath = (value: unknown): string => (/^\/(?![/\\])/.test(text(value)) ? text(value) : '');

function savedOffer(row: Bag): SavedOffer[] {
  const type = brochureTypes.find((one) => one === row['type']);
  const databaseId = number(row['databaseId']);
  if (!type || databaseId < 1 || text(row['title']) === '') return [];
  return [
    {
      ...{ databaseId, type, id: text(row['id']), title: text(row['title']), place: text(row['place']) },
      validTo: textOrNull(row['validTo']),
      picture: textOrNull(row['picture']),
      isGone: row['isGone'] === true,
    },
  ];
}

function heldCoupon(row: Bag): HeldCoupon[] {
  const state = states.find((one) => one === row['state']);
  const [token, code] = [text(row['token']), text(row['code'])];
  if (!state || token === '' || code === '') return [];
  return [
    {
      ...{ token, code, state, title: text(row['title']), companyName: text(row['companyName']) },
      ...{ termsOfOffer: text(row['termsOfOffer']), validTo: text(row['validTo']), redeemUrl: text(row['redeemUrl']) },
      couponHoursSummary: textOrNull(row['couponHoursSummary']),
      discountedPriceCents: number(row['discountedPriceCents']),
      brochureDatabaseId: number(row['brochureDatabaseId']),
      pdfPath: ownPath(row['pdfPath']),
    },
  ];
}

/** Parses the stored offers. Leaves out invalid entries instead of showing them broken. */
export function readMyOffers(value: unknown): MyOffers {
  const stored = bag(value);
  if (stored['version'] !== myOffersVersion) return noOffers;
  return {
    saved: rows(stored['saved']).flatMap(savedOffer).slice(0, maxSaved),
    coupons: rows(stored['coupons']).flatMap(heldCoupon).slice(0, maxCoupons),
  };
}
