import { Type, type Static } from '@sinclair/typebox';
import type { RequestContext } from '../../platform/context/RequestContext';
import { defineRoute } from '../../platform/rest/defineRoute';
import type { RestResponse } from '../../platform/rest/RestRoute';
import { databaseId, oneOf, orNull } from '../../platform/rest/schemas';
import { brochureResponse } from '../brochures/rest/BrochureResponse';
import { assetsBody, brochureBody, removedAssetsBody } from '../brochures/rest/brochureBody';
import { brochureExample } from '../brochures/rest/brochureExample';
import { BrochureType } from '../brochures/BrochureType';
import { namedAssets } from '../brochures/writing/uploads/namedAssets';
import { newUploads } from '../brochures/writing/uploads/newUploads';
import { presentBrochureWithRelations } from '../brochures/rest/presentBrochureWithRelations';
import { readBrochureBody } from '../brochures/rest/readBrochureBody';
import { uploadsBodyLimit } from '../brochures/writing/uploads/uploadsBodyLimit';
import { reviewBrochure } from './reviewBrochure';
import { ReviewDecision } from './ReviewDecision';
import { updateBrochure } from '../brochures/writing/updateBrochure';

const updateBody = Type.Object({
  ...brochureBody.properties,
  id: databaseId({ description: 'Which ad' }),
  type: Type.Optional(orNull(oneOf(Object.values(BrochureType), { description: 'As it is; a type is for good' }))),
  version: Type.Optional(
    Type.Integer({
      description: 'As the ad was when it was read; 409 when somebody changed it since. Absent: not asked',
    }),
  ),
  assets: assetsBody,
  removedAssets: removedAssetsBody,
});

const updateExample = { id: 1042, version: 3, title: 'Two breakfasts by the river', discountedPrice: 32 };

const updatedResponse = Type.Object(
  {
    ...brochureResponse.properties,
    pendingRevision: Type.Boolean({ description: 'Whether a change waits for an administrator' }),
  },
  { additionalProperties: false },
);

const responses = {
  200: {
    description: 'The ad as it is now; as it was, while its change waits',
    schema: updatedResponse,
    example: { ...brochureExample, pendingRevision: false },
  },
};

async function update(context: RequestContext, body: Static<typeof updateBody>): Promise<RestResponse> {
  const { id, version, type = null, assets, removedAssets, ...fields } = body;
  const files = { uploads: newUploads(assets), named: namedAssets(assets, removedAssets) };
  const given = { id, version, type, input: readBrochureBody(fields), ...files };
  const { brochure, pendingRevision } = await updateBrochure(context, given);
  return { status: 200, body: { ...(await presentBrochureWithRelations(context, brochure)), pendingRevision } };
}

export const reviewRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/update',
    action: 'updateAnyBrochure',
    tag: 'Ads',
    summary: 'Change an ad',
    description:
      'What is absent stays as it is; null clears. Files without a `did` are added, `sortOrder` of one with a `did` moves it, and ' +
      '`removedAssets` names those that go. The thumbnail is the BROCHURE_IMAGE with the lowest `sortOrder`.',
    bodyLimit: uploadsBodyLimit,
    body: updateBody,
    bodyExample: updateExample,
    responses,
    handle: (context, { body }) => update(context, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/vendor/updateBrochureWithAssets',
    action: 'updateBrochure',
    tag: 'Ads',
    summary: 'Change an ad of your own',
    description:
      'At once while it waits for review; the change of a published ad waits for an administrator (`pendingRevision`). ' +
      'Files without a `did` are added, to an ad that waits for review; `sortOrder` and `removedAssets` go the way of fields.',
    bodyLimit: uploadsBodyLimit,
    body: updateBody,
    bodyExample: updateExample,
    responses,
    handle: (context, { body }) => update(context, body),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/rest/brochure/administrator/:id/reviewal',
    action: 'reviewBrochure',
    tag: 'Ads',
    summary: 'Approve an ad, send it back, or refuse it',
    description:
      'APPROVE publishes, or applies the change that waits; REQUEST_CHANGES mails the comment; REJECT archives. Without ' +
      'a body: it is kept who looked at the ad, and when.',
    params: Type.Object({ id: databaseId() }),
    body: orNull(
      Type.Object({
        decision: Type.Optional(orNull(oneOf(Object.values(ReviewDecision)))),
        comment: Type.Optional(orNull(Type.String({ maxLength: 2000 }))),
      }),
    ),
    bodyExample: { decision: 'REQUEST_CHANGES', comment: 'Please add a picture of the terrace.' },
    responses: { 200: { description: 'The ad as it is now', schema: brochureResponse, example: brochureExample } },
    async handle(context, { params, body }) {
      const { decision = null, comment = null } = body ?? {};
      const brochure = await reviewBrochure(context, { id: params.id, decision, comment });
      return { status: 200, body: await presentBrochureWithRelations(context, brochure) };
    },
  }),
];
