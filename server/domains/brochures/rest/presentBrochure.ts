import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import type { Viewer } from '../../../shared/Viewer';
import type { Asset } from '../assets/Asset';
import { presentAsset } from '../assets/presentAsset';
import type { Category } from '../../categories/Category';
import type { MapArea } from '../../map-areas/MapArea';
import type { Vendor } from '../../vendors/Vendor';
import type { Brochure } from '../Brochure';
import type { BrochureStatus } from '../BrochureStatus';
import { contactEmailFor } from '../computed/contactEmailFor';
import { addressParts } from '../fields/addressParts';
import { describeField } from '../fields/brochureFields';
import type { ColumnField } from '../fields/fieldValues';
import { cardNames, type BrochureCardResponse, type BrochureResponse } from './BrochureResponse';
import { isLongText, plainFields } from './restFields';
import { inRestOrder } from './restOrder';

/**
 * Means "unlimited" as a number of coupons (docs/rules/prices-and-coupons.md#number-of-coupons), and "none" as an index
 * (docs/rules/ads-and-types.md#ad-index).
 */
const sentinel = 9999;

const statusDescriptions: Record<BrochureStatus, string> = {
  PENDING_REVIEW: 'Pending review',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

export interface PresentedBrochure {
  brochure: Brochure;
  vendor: Pick<Vendor, 'id' | 'companyName'> | null;
  category: Category;
  /** above the category; only cards show it */
  parentCategory: Category | null;
  furtherCategories: readonly Category[];
  mapArea: MapArea | null;
  assets: readonly Asset[];
  /** address of the site, for those of its files */
  publicUrl: string;
  /** reader of the response */
  viewer: Viewer | null;
  /** null or absent without a reference place */
  distanceKm?: number | null;
}

/** Returns the value of one property. */
type Getter = (presented: PresentedBrochure, isBrief: boolean) => unknown;

const own = {
  id: ({ brochure }) => brochure.id,
  did: ({ brochure }) => brochure.did,
  adIndex: ({ brochure }) => brochure.adIndex ?? sentinel,
  type: ({ brochure }) => brochure.type,
  status: ({ brochure: { status, isDraft } }) => ({
    code: status,
    description: isDraft ? 'Draft' : statusDescriptions[status],
  }),
  vendor: ({ vendor }) => vendor && { id: vendor.id, companyName: vendor.companyName },
  category: ({ category }) => ({ code: category.code, name: category.name }),
  brochureCategories: ({ furtherCategories }) => furtherCategories.map(({ code }) => code),
  mapArea: ({ mapArea }) => mapArea && { did: mapArea.did },
  address: ({ brochure }) => getDatabaseAddress(brochure),
  positionSource: ({ brochure }) => brochure.positionSource,
  distanceKm: (presented) => presented.distanceKm,
  discount: ({ brochure }) => dollars(brochure.discountCents),
  discountPercent: ({ brochure }) => brochure.discountPercent,
  numberOfCoupons: ({ brochure }) => (brochure.couponsUnlimited ? sentinel : brochure.numberOfCoupons),
  couponsUnlimited: ({ brochure }) => brochure.couponsUnlimited,
  numberOfCouponsPurchased: ({ brochure }) => brochure.numberOfCouponsPurchased,
  detailViewsCount: ({ brochure }) => brochure.detailViewsCount,
  version: ({ brochure }) => brochure.version,
  recordStatus: ({ brochure }) => brochure.recordStatus,
  assets: ({ assets, publicUrl }) => assets.map((asset) => presentAsset(asset, publicUrl)),
} satisfies Record<string, Getter>;

function getterOf(name: ColumnField): Getter {
  const { kind } = describeField(name);
  if (name === 'contactEmail') return ({ brochure, viewer }) => contactEmailFor(viewer, brochure);
  if (kind === 'date') return ({ brochure }) => australianDate(brochure[name] as string | null);
  if (kind === 'cents') return ({ brochure }) => dollars(brochure[name] as number | null);
  // brief lists do not even read them from the database
  if (isLongText(name)) return ({ brochure }, isBrief) => (isBrief ? null : brochure[name]);
  return ({ brochure }) => brochure[name];
}

const plain = Object.fromEntries(plainFields.map((name) => [describeField(name).rest.path, getterOf(name)]));
const all: Readonly<Record<string, Getter>> = { ...own, ...plain };
const named = ({ code, name }: Pick<Category, 'code' | 'name'>) => ({ code, name });
const card: Readonly<Record<string, Getter>> = {
  ...Object.fromEntries(Object.entries(all).filter(([name]) => (cardNames as readonly string[]).includes(name))),
  category: ({ category, parentCategory }) => ({ ...named(category), parent: parentCategory && named(parentCategory) }),
  mapArea: ({ mapArea }) => mapArea && { did: mapArea.did, code: mapArea.code, name: mapArea.name },
  summary: ({ brochure }) => brochure.summary,
};

/** Returns the getters in the order of the contract, and an object with all their names. */
function compile(properties: Readonly<Record<string, Getter>>, { isMeasured = false } = {}) {
  const getters = Object.entries(inRestOrder(properties)).filter(([name]) => isMeasured || name !== 'distanceKm');
  // V8 writes and serialises copies of a parsed object twice as fast as an object with computed names
  const shape = JSON.parse(JSON.stringify(Object.fromEntries(getters.map(([name]) => [name, null])))) as object;
  return (presented: PresentedBrochure, isBrief = false): unknown => {
    const response: Record<string, unknown> = { ...shape };
    for (const [name, get] of getters) response[name] = get(presented, isBrief);
    return response;
  };
}

const present = compile(all);
const presentWithDistance = compile(all, { isMeasured: true });
const presentCard = compile(card);
const presentCardWithDistance = compile(card, { isMeasured: true });

/** Returns an ad as a REST response. With `brief` (query info=false) long texts are null. */
export function presentBrochure(presented: PresentedBrochure, { brief = false } = {}): BrochureResponse {
  return (presented.distanceKm == null ? present : presentWithDistance)(presented, brief) as BrochureResponse;
}

/** Returns an ad as a REST response with `view=card`. Its assets should be the thumbnail alone. */
export function presentBrochureCard(presented: PresentedBrochure): BrochureCardResponse {
  return (presented.distanceKm == null ? presentCard : presentCardWithDistance)(presented) as BrochureCardResponse;
}

function getDatabaseAddress(brochure: Brochure): Record<string, unknown> {
  const address: Record<string, unknown> = {};
  for (const { name, part } of addressParts) address[part] = brochure[name];
  address['countryCode'] = brochure.countryCode;
  return address;
}

function australianDate(isoDate: string | null): string | null {
  return isoDate === null ? null : formatAustralianDate(isoDate);
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
