import { Type, type Static } from '@sinclair/typebox';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { defineRoute } from '../../../platform/rest/defineRoute';
import type { RestResponse } from '../../../platform/rest/RestRoute';
import { databaseId, oneOf } from '../../../platform/rest/schemas';
import { brochureResponse } from '../rest/BrochureResponse';
import { assetsBody, brochureBody } from '../rest/brochureBody';
import { brochureExample } from '../rest/brochureExample';
import type { Brochure } from '../Brochure';
import { BrochureType } from '../BrochureType';
import { copyBrochure } from './copyBrochure';
import { createBrochure } from './createBrochure';
import { planArrangement } from '../assets/changing/planArrangement';
import { namedAssets } from './uploads/namedAssets';
import { newUploads } from './uploads/newUploads';
import { presentBrochureWithRelations } from '../rest/presentBrochureWithRelations';
import { readBrochureBody } from '../rest/readBrochureBody';
import { uploadsBodyLimit } from './uploads/uploadsBodyLimit';

const newBrochureBody = Type.Object({
  ...brochureBody.properties,
  type: oneOf(Object.values(BrochureType), { description: 'For good. ATDW_AD is only imported' }),
  assets: assetsBody,
  id: Type.Optional(Type.Unknown({ description: 'A new ad gets its own; not read' })),
  version: Type.Optional(Type.Unknown({ description: 'Not read' })),
});

const newBrochureExample: Static<typeof newBrochureBody> = {
  type: 'CP_AD',
  title: 'Two breakfasts by the river',
  category: { code: 'FOOD_DRINK' },
  mapArea: { did: 'p8Zr4LwN0cYb' },
  address: { line1: '1 River Street', city: 'Noosa Heads', state: 'QLD', postcode: '4567' },
  companyName: 'Tide Cafe',
  phoneNo: '(07) 7010 1234',
  highlights: 'Eggs, coffee and the first sun on the water.',
  termsOfOffer: 'One each. Monday to Friday before 11 am.',
  validTo: '31/01/2027',
  normalPrice: 48,
  discountedPrice: 36,
  normalPriceSince: '01/07/2026',
  numberOfCoupons: 200,
  assets: [{ type: 'BROCHURE_IMAGE', url: 'https://pictures.example/terrace.jpg' }],
};

const responses = {
  200: { description: 'The ad as it is now. Location leads to it', schema: brochureResponse, example: brochureExample },
};

const rules = '422 names every field that breaks a rule or that the type of the ad does not have.';

async function create(context: RequestContext, body: Static<typeof newBrochureBody>): Promise<RestResponse> {
  const { type, assets, id: _id, version: _version, ...fields } = body;
  // refuses a did: a new ad has no files yet
  planArrangement([], namedAssets(assets, undefined));
  const given = { type, input: readBrochureBody(fields, type), uploads: newUploads(assets) };
  return created(context, await createBrochure(context, given));
}

async function created(context: RequestContext, brochure: Brochure): Promise<RestResponse> {
  const location = `/rest/brochure/public/?id=${brochure.id}&statuses=PENDING_REVIEW,PUBLISHED`;
  return { status: 200, location, body: await presentBrochureWithRelations(context, brochure) };
}

export const brochureWritingRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/create',
    action: 'createAnyBrochure',
    tag: 'Ads',
    summary: 'Create an ad',
    description: `It waits for review. ${rules}`,
    bodyLimit: uploadsBodyLimit,
    body: newBrochureBody,
    bodyExample: newBrochureExample,
    responses,
    handle: (context, { body }) => create(context, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/createBrochureWithAssets',
    action: 'createAnyBrochure',
    tag: 'Ads',
    summary: 'Create an ad with its files',
    description: `It waits for review. ${rules} All or nothing: when one file is refused, there is no ad.`,
    bodyLimit: uploadsBodyLimit,
    body: newBrochureBody,
    bodyExample: newBrochureExample,
    responses,
    handle: (context, { body }) => create(context, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/vendor/createBrochureWithAssets',
    action: 'createBrochure',
    tag: 'Ads',
    summary: "Create an ad of one's own company with its files",
    description: `It is a draft until it is sent for review. ${rules} All or nothing: when one file is refused, there is no ad. Index and vendor are refused (403).`,
    bodyLimit: uploadsBodyLimit,
    body: newBrochureBody,
    bodyExample: newBrochureExample,
    responses,
    handle: (context, { body }) => create(context, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/createBrochureCopy/',
    action: 'copyAnyBrochure',
    tag: 'Ads',
    summary: 'Copy an ad with its files',
    description: 'The copy waits for review, without index, views, purchases and dates that have passed.',
    query: Type.Object({ brochureId: databaseId({ description: 'Which ad to copy' }) }),
    responses: { 200: { ...responses[200], description: 'The copy' } },
    async handle(context, { query }) {
      return created(context, await copyBrochure(context, { id: query.brochureId }));
    },
  }),
];
