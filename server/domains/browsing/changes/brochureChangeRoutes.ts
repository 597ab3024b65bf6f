import { Type, type Static } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId, oneOf } from '../../../platform/rest/schemas';
import { brochureResponse } from '../../brochures/rest/BrochureResponse';
import { brochureExample } from '../../brochures/rest/brochureExample';
import { presentBrochureWithRelations } from '../../brochures/rest/presentBrochureWithRelations';
import { restFieldSelection } from '../field-selection/restFieldSelection';
import { listBrochureChanges, mostChanges } from './listBrochureChanges';
import { TombstoneReason } from './TombstoneReason';

const changePage = Type.Object(
  {
    changes: Type.Array(
      Type.Object(
        {
          id: databaseId(),
          did: Type.String(),
          changedAt: Type.String({ description: 'ISO 8601 in UTC' }),
          brochure: Type.Union([brochureResponse, Type.Null()], {
            description: 'The ad as it is now; null = it is no longer public.',
          }),
          reason: Type.Union([oneOf(Object.values(TombstoneReason)), Type.Null()], {
            description: 'Why the ad left; null while it is public.',
          }),
        },
        { additionalProperties: false },
      ),
    ),
    next: Type.String({ description: 'Keep it, and send it as after next time.' }),
    hasMore: Type.Boolean({ description: 'true = more can be read at once.' }),
  },
  { additionalProperties: false },
);

const example: Static<typeof changePage> = {
  changes: [
    {
      ...{ id: brochureExample.id, did: brochureExample.did, changedAt: '2026-11-20T06:52:36.000Z' },
      ...{ brochure: brochureExample, reason: null },
    },
    { id: 17, did: 'Hk3_fYw-2aQx', changedAt: '2026-11-20T07:00:00.000Z', brochure: null, reason: 'ENDED' },
  ],
  next: 'WzEsIkhrM19mWXctMmFReCIsIjkwMCIsIjEyMDAiLDQsMCwwXQ',
  hasMore: false,
};

export const brochureChangeRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/brochure/public/changes',
    action: 'brochureChanges',
    tag: 'Ads',
    summary: 'List what changed among the public ads',
    description:
      'For mirrors: without after it begins with all public ads, as /active lists them. Tombstones have a reason and stay for 90 days.',
    query: Type.Object({
      after: Type.Optional(Type.String({ maxLength: 400, description: 'next of the answer before.' })),
      pageSize: Type.Integer({ minimum: 1, maximum: mostChanges, default: 100 }),
    }),
    responses: {
      200: { description: 'The changes in their order', schema: changePage, example },
      410: { description: 'after is older than 90 days, or from before a restore: start again without it' },
    },
    isForAnyPage: true,
    async handle(context, { query }) {
      const fields = restFieldSelection('WHOLE');
      const input = { after: query.after ?? null, first: query.pageSize, maxPageSize: mostChanges, fields };
      const page = await listBrochureChanges(context, input);
      const changes = await Promise.all(
        page.changes.map(async ({ brochureId, did, changedAt, brochure, reason }) => ({
          ...{ id: brochureId, did, changedAt: changedAt.toISOString(), reason },
          brochure: brochure && (await presentBrochureWithRelations(context, brochure)),
        })),
      );
      return { status: 200, body: { changes, next: page.endCursor, hasMore: page.hasNextPage } };
    },
  }),
];
