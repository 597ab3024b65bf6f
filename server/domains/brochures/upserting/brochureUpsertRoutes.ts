import { Type, type Static } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId, oneOf, orNull } from '../../../platform/rest/schemas';
import { BrochureType } from '../BrochureType';
import { brochureBody } from '../rest/brochureBody';
import { readBrochureBody } from '../rest/readBrochureBody';
import { upsertBrochures } from './upsertBrochures';
import { mostUpserted } from './UpsertBrochuresInput';
import { UpsertOutcome } from './UpsertOutcome';

/** for 500 ads with long texts */
const bodyLimit = 5 * 1024 * 1024;

const sentBrochure = Type.Object({
  ...brochureBody.properties,
  externalId: Type.String({ description: 'The id of the ad in your own system, 1 to 100 characters, for good' }),
  type: oneOf(Object.values(BrochureType), { description: 'For good. ATDW_AD is only imported' }),
});

const body = Type.Object({
  brochures: Type.Array(sentBrochure, {
    minItems: 1,
    maxItems: mostUpserted,
    description: 'Saved in this order, each by itself. Fields that are absent stay as they are',
  }),
  submit: Type.Optional(
    Type.Boolean({ description: 'true: drafts among them are sent for review, where they are complete' }),
  ),
});

const result = Type.Object({
  externalId: Type.String({ description: 'As it was sent' }),
  outcome: oneOf(Object.values(UpsertOutcome), { description: 'What became of it' }),
  id: orNull(databaseId({ description: 'Of the ad; null when it was refused' })),
  did: orNull(Type.String({ description: 'Of the ad; null when it was refused' })),
  refusal: orNull(
    Type.Object(
      {
        code: Type.String(),
        message: Type.String(),
        errors: Type.Array(Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() })),
      },
      { description: 'Why it was refused; of an ad that was saved: why it was not sent for review' },
    ),
  ),
});

const response = Type.Object({
  results: Type.Array(result, { description: 'One for each ad, in their order' }),
  refusedCount: Type.Integer({ description: 'How many were refused' }),
});

const bodyExample: Static<typeof body> = {
  brochures: [
    {
      externalId: 'menu-17',
      type: 'CP_AD',
      title: 'Two breakfasts by the river',
      category: { code: 'FOOD_DRINK' },
      phoneNo: '(07) 7010 1234',
      termsOfOffer: 'One each. Monday to Friday before 11 am.',
      normalPrice: 48,
      discountedPrice: 36,
      normalPriceSince: '01/07/2026',
      numberOfCoupons: 200,
    },
  ],
  submit: true,
};

const example: Static<typeof response> = {
  results: [{ externalId: 'menu-17', outcome: 'CREATED', id: 61, did: 'k3v9xq2mt7az', refusal: null }],
  refusedCount: 0,
};

export const brochureUpsertRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/vendor/upsert',
    action: 'upsertBrochures',
    tag: 'Ads',
    summary: 'Save ads under ids of your own system',
    description:
      'A new id makes a draft, a known one changes its ad; of a published ad the change waits for review. Up to 500 ads, each with its own result; sending all again changes nothing.',
    bodyLimit,
    body,
    bodyExample,
    responses: { 200: { description: 'What became of each ad', schema: response, example } },
    async handle(context, { body: { brochures, submit = false } }) {
      const sent = brochures.map(({ externalId, type, ...fields }) => ({
        ...{ externalId, type },
        read: () => readBrochureBody(fields, type),
      }));
      const results = await upsertBrochures(context, { brochures: sent, submit });
      const rows = results.map(({ externalId, outcome, brochure, refusal }) => ({
        ...{ externalId, outcome, id: brochure?.id ?? null, did: brochure?.did ?? null },
        refusal: refusal && { code: refusal.code, message: refusal.message, errors: refusal.errors },
      }));
      const refusedCount = rows.filter(({ outcome }) => outcome === 'REFUSED').length;
      return { status: 200, body: { results: rows, refusedCount } };
    },
  }),
];
