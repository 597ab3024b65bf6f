import { Type, type Static } from '@sinclair/typebox';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { defineRoute } from '../../../../platform/rest/defineRoute';
import type { RestResponse } from '../../../../platform/rest/RestRoute';
import { brochureCardResponse, brochureResponse } from '../../../brochures/rest/BrochureResponse';
import { brochureExample } from '../../../brochures/rest/brochureExample';
import {
  presentBrochureCardWithRelations,
  presentBrochureWithRelations,
} from '../../../brochures/rest/presentBrochureWithRelations';
import { brochureListQuery, type BrochureListQuery } from './brochureListQuery';
import { leadsOutside } from '../../outbound-redirects/leadsOutside';
import { listBrochuresByPageNumber, type NumberedPageInput } from './listBrochuresByPageNumber';
import { publicFeedTypes } from '../publicFeedTypes';
import { restFieldSelection, type RestView } from '../../field-selection/restFieldSelection';
import { readBrochureListQuery } from './readBrochureListQuery';

const brochurePage = Type.Object(
  {
    content: Type.Array(Type.Union([brochureResponse, brochureCardResponse])),
    totalElements: Type.Integer(),
    totalPages: Type.Integer(),
    number: Type.Integer({ description: 'This page, counted from 0' }),
    size: Type.Integer({ description: 'Ads on a full page' }),
  },
  { additionalProperties: false },
);

const example = { content: [brochureExample], totalElements: 1, totalPages: 1, number: 0, size: 500 };

const passThroughExample: Static<typeof brochureResponse> = {
  ...brochureExample,
  ...{ type: 'PT_AD', title: 'Boats for hire', googleAdUrl: 'https://boats.example/offers' },
  ...{ termsOfOffer: null, normalPrice: null, discountedPrice: null, normalPriceSince: null },
  ...{ discount: null, discountPercent: null },
  ...{ numberOfCoupons: null, numberOfCouponsPurchased: 0 },
};

export const brochureListRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/brochure/public/',
    action: 'brochures',
    tag: 'Ads',
    summary: 'List ads',
    query: brochureListQuery,
    // a response with a position or a token serves one caller only (docs/security.md)
    cached: { unlessGiven: ['curLocLat', 'curLocLon', 'preview'] },
    responses: {
      200: { description: 'A page of ads, lowest adIndex first', schema: brochurePage, example },
      201: {
        description: 'Only one id was given and it is a pass-through ad: go to its googleAdUrl',
        schema: brochurePage,
        example: { ...example, content: [passThroughExample] },
      },
      204: { description: 'None' },
    },
    async handle(context, { query, given }) {
      const request = readBrochureListQuery(query);
      const answer = await answerPage(context, { ...request, view: viewOf(query) });
      // the request of /ad?adId=, the target of QR codes (docs/rules/links-and-redirects.md#ad-link)
      const onlyOneId = given.length === 1 && query.id?.length === 1;
      const [only] = answer.body?.content ?? [];
      return onlyOneId && only && leadsOutside(only) ? { ...answer, status: 201 } : answer;
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/rest/brochure/public/active',
    action: 'brochures',
    tag: 'Ads',
    summary: 'List every published ad inside its dates',
    description: 'All types but ATDW_AD, whose licence forbids handing it on.',
    query: Type.Pick(brochureListQuery, ['page', 'pageSize', 'info', 'view']),
    cached: { unlessGiven: [] },
    responses: {
      200: { description: 'A page of ads, lowest adIndex first', schema: brochurePage, example },
      204: { description: 'None' },
    },
    handle(context, { query }) {
      const request = readBrochureListQuery({ ...query, sortBy: 'VALID_FROM' });
      const filter = { statuses: ['PUBLISHED'] as const, types: publicFeedTypes, isActive: true };
      return answerPage(context, { ...request, filter, view: viewOf(query) });
    },
  }),
];

interface PageAsked extends NumberedPageInput {
  view: RestView;
}

function viewOf({ info, view }: Pick<BrochureListQuery, 'info' | 'view'>): RestView {
  if (view === 'card') return 'CARD';
  return info === false ? 'BRIEF' : 'WHOLE';
}

async function answerPage(
  context: RequestContext,
  { view, ...asked }: PageAsked,
): Promise<RestResponse & { body?: Static<typeof brochurePage> }> {
  const page = await listBrochuresByPageNumber(context, { ...asked, fields: restFieldSelection(view) });
  if (page.content.length === 0) return { status: 204 };
  const content = await Promise.all(
    page.content.map(({ brochure, distanceKm }) =>
      view === 'CARD'
        ? presentBrochureCardWithRelations(context, brochure, { distanceKm })
        : presentBrochureWithRelations(context, brochure, { brief: view === 'BRIEF', distanceKm }),
    ),
  );
  return { status: 200, body: { ...page, content } };
}
