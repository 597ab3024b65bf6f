import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId } from '../../../platform/rest/schemas';
import { brochureResponse } from '../../brochures/rest/BrochureResponse';
import { brochureExample } from '../../brochures/rest/brochureExample';
import { presentBrochureWithRelations } from '../../brochures/rest/presentBrochureWithRelations';
import { undoBrochureChange } from './undoBrochureChange';

export const undoRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/:id/undo',
    action: 'undoBrochureChanges',
    tag: 'Ads',
    summary: 'Undo the last change of state or area',
    description:
      'Brings an ad back to exactly what it was before it was archived, unarchived or put into another area. `version` is ' +
      'the one that the change answered with; 409 when the ad has changed since. Asking again: 200, nothing changes.',
    params: Type.Object({ id: databaseId() }),
    body: Type.Object({ version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    bodyExample: { version: 4 },
    responses: { 200: { description: 'The ad as it is now', schema: brochureResponse, example: brochureExample } },
    async handle(context, { params, body }) {
      const brochure = await undoBrochureChange(context, { id: params.id, version: body.version });
      return { status: 200, body: await presentBrochureWithRelations(context, brochure) };
    },
  }),
];
