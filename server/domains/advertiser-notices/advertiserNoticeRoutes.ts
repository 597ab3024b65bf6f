import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../platform/rest/defineRoute';
import { databaseId } from '../../platform/rest/schemas';
import { brochureResponse } from '../brochures/rest/BrochureResponse';
import { brochureExample } from '../brochures/rest/brochureExample';
import { presentBrochureWithRelations } from '../brochures/rest/presentBrochureWithRelations';
import { notifyAdvertiser } from './notifyAdvertiser';

export const advertiserNoticeRoutes = [
  defineRoute({
    method: 'PATCH',
    url: '/rest/brochure/administrator/:id/notifyAdvertiser/:email',
    action: 'notifyAdvertiser',
    tag: 'Ads',
    summary: 'Mail the state of an ad',
    description:
      "The mail holds a link to look at the ad. An address that is neither the ad's contact nor its vendor's needs " +
      'confirmed=true (422, CONFIRMATION_NEEDED). The same address again within 10 minutes: 429.',
    params: Type.Object({ id: databaseId(), email: Type.String({ maxLength: 254 }) }),
    query: Type.Object({
      confirmed: Type.Boolean({ default: false, description: 'The address is right all the same.' }),
    }),
    responses: {
      200: { description: 'The ad that the mail is about', schema: brochureResponse, example: brochureExample },
    },
    async handle(context, { params, query }) {
      const brochure = await notifyAdvertiser(context, { ...params, confirmed: query.confirmed });
      return { status: 200, body: await presentBrochureWithRelations(context, brochure) };
    },
  }),
];
