import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId, oneOf } from '../../../platform/rest/schemas';
import { archiveBrochure } from './archiveBrochure';
import { brochureResponse } from '../rest/BrochureResponse';
import { brochureExample } from '../rest/brochureExample';
import { BrochureStatus } from '../BrochureStatus';
import { presentBrochureWithRelations } from '../rest/presentBrochureWithRelations';
import { publishBrochure } from './publishBrochure';
import { unarchiveBrochure } from './unarchiveBrochure';

/** The verb for each target status (docs/rules/statuses-and-reviews.md#transitions). */
const verbs = {
  PUBLISHED: publishBrochure,
  ARCHIVED: archiveBrochure,
  PENDING_REVIEW: unarchiveBrochure,
} satisfies Record<BrochureStatus, unknown>;

export const brochureStatusRoutes = [
  defineRoute({
    method: 'PATCH',
    url: '/rest/brochure/administrator/:id/status',
    // each verb checks its own permission too
    action: 'publishBrochure',
    tag: 'Ads',
    summary: 'Publish, archive or unarchive an ad',
    description:
      'PUBLISHED publishes an ad that waits for review, ARCHIVED archives any, PENDING_REVIEW brings an archived one ' +
      'back. Anything else: 409 that names the present state. The state it already has: 200, nothing changes.',
    params: Type.Object({ id: databaseId() }),
    query: Type.Object({ status: oneOf(Object.values(BrochureStatus)) }),
    responses: { 200: { description: 'The ad as it is now', schema: brochureResponse, example: brochureExample } },
    async handle(context, { params, query }) {
      const brochure = await verbs[query.status](context, { id: params.id });
      return { status: 200, body: await presentBrochureWithRelations(context, brochure) };
    },
  }),
];
