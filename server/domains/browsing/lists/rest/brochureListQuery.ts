import { Type, type Static } from '@sinclair/typebox';
import { databaseId, oneOf } from '../../../../platform/rest/schemas';
import { BrochureStatus } from '../../../brochures/BrochureStatus';
import { BrochureType } from '../../../brochures/BrochureType';
import { defaultListTypesText } from '../../filters/defaultListTypes';

const list = 'Several are taken repeated or with commas and mean OR.';
const code = Type.String({ maxLength: 80 });

const sortByValues = [
  'VALID_FROM',
  'NEAR_ME',
  'TITLE',
  'ID',
  'RECOMMENDED',
  'RELEVANCE',
  'ENDS_SOON',
  'SAVING',
  'PRICE',
  'NEWEST',
  'UPDATED_AT',
] as const;

/** Query of `GET /rest/brochure/public/` (docs/rules/search-and-lists.md#filters). */
export const brochureListQuery = Type.Object({
  sortBy: oneOf(sortByValues, {
    default: 'VALID_FROM',
    description:
      'VALID_FROM, TITLE, ID: among ads of the same adIndex; the others alone. RECOMMENDED = adIndex, offers, complete ads; RELEVANCE = how well q matches; NEAR_ME = distance; ENDS_SOON = last day; SAVING in percent; PRICE; NEWEST published; UPDATED_AT = last changed.',
  }),
  category: Type.Optional(
    Type.Array(code, { maxItems: 100, description: `Category codes; a parent includes its sub-categories. ${list}` }),
  ),
  vendor: Type.Optional(databaseId({ description: 'Ads of this vendor only.' })),
  id: Type.Optional(
    Type.Array(databaseId(), {
      maxItems: 500,
      description: `Numbers of ads. ${list} One id and nothing else: 201 for a pass-through ad, see the answers.`,
    }),
  ),
  statuses: Type.Optional(
    Type.Array(oneOf(Object.values(BrochureStatus)), {
      maxItems: 10,
      description: `Absent = PUBLISHED, for administrators every state. PENDING_REVIEW needs an id or a vendor, and preview or a login that may see it; what you may not see is left out. ${list}`,
    }),
  ),
  types: Type.Optional(
    Type.Array(oneOf(Object.values(BrochureType)), {
      maxItems: 10,
      description: `Absent = ${defaultListTypesText}, or any type when ids are given or for administrators. ${list}`,
    }),
  ),
  mapArea: Type.Optional(Type.Array(code, { maxItems: 100, description: `Dids or codes of map areas. ${list}` })),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Words of names, categories, address, highlights and description; "phrases", or, -without.',
    }),
  ),
  isActive: Type.Optional(
    Type.Boolean({
      description:
        "true = inside its dates in the ad's own time zone; false = ended, for administrators also what has not begun; absent = true, for administrators either.",
    }),
  ),
  openNow: Type.Optional(
    Type.Boolean({
      description:
        'true = open at this moment by its openingHours, at most a minute old; false = the others, also those without opening hours.',
    }),
  ),
  usableNow: Type.Optional(
    Type.Boolean({
      description:
        'true = coupons that can be used at this moment by their couponHours, at most a minute old, also those without such times; false = all other ads.',
    }),
  ),
  suburb: Type.Optional(
    Type.Array(Type.String({ maxLength: 120 }), {
      maxItems: 100,
      description: `Suburbs or towns, as "Carlton" or "Carlton VIC", in any case. ${list}`,
    }),
  ),
  withPrice: Type.Optional(Type.Boolean({ description: 'true = offers that show a price; false = all other ads.' })),
  minSaving: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Offers with a shown saving of this many percent or more.' }),
  ),
  endsWithinDays: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 366,
      description: 'Ads that end within this many days from now; those without a last day are left out.',
    }),
  ),
  withinKm: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1000,
      description: 'At most this far from curLocLat and curLocLon, in any order; needs both.',
    }),
  ),
  letter: Type.Optional(
    Type.String({
      pattern: '^(?:[A-Za-z]|0-9)$',
      description: 'A to Z or 0-9: ads whose title begins so, or whose company name where there is no title.',
    }),
  ),
  updatedSince: Type.Optional(
    Type.String({
      maxLength: 40,
      description:
        'ISO 8601 with its offset, for example 2026-11-20T06:52:36Z: published ads with a visible change since then. Mirrors use /changes.',
    }),
  ),
  info: Type.Optional(
    Type.Boolean({ default: true, description: 'false leaves out the long texts and all assets but the thumbnail.' }),
  ),
  view: oneOf(['full', 'card'], {
    default: 'full',
    description: 'card = the few properties that a list shows of an ad, with any info: far less to read and to send.',
  }),
  curLocLat: Type.Optional(
    Type.Number({ minimum: -90, maximum: 90, description: 'Degrees; needed by NEAR_ME and withinKm.' }),
  ),
  curLocLon: Type.Optional(
    Type.Number({ minimum: -180, maximum: 180, description: 'Degrees; needed by NEAR_ME and withinKm.' }),
  ),
  preview: Type.Optional(
    Type.String({
      maxLength: 1000,
      description:
        'The token of a preview link: opens the ads waiting for review that it names, together with id or vendor. One that has ended opens nothing.',
    }),
  ),
  page: Type.Integer({ minimum: 0, maximum: 100_000, default: 0, description: 'Counted from 0.' }),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: 'Absent = 500, near me 50.' })),
});

export type BrochureListQuery = Static<typeof brochureListQuery>;
