import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId } from '../../../platform/rest/schemas';
import { brochureResponse } from '../rest/BrochureResponse';
import { brochureExample } from '../rest/brochureExample';
import { presentBrochureWithRelations } from '../rest/presentBrochureWithRelations';
import { submitBrochure } from './submitBrochure';
import { withdrawSubmission } from './withdrawSubmission';

const params = Type.Object({ id: databaseId() });
const responses = { 200: { description: 'The ad as it is now', schema: brochureResponse, example: brochureExample } };

export const submissionRoutes = [
  defineRoute({
    method: 'PATCH',
    url: '/rest/brochure/vendor/:id/submit',
    action: 'submitBrochure',
    tag: 'Ads',
    summary: 'Send a draft for review',
    description:
      '422 names all that the type of the ad still needs. An ad that waits already: 200, nothing changes. ' +
      'Published or archived: 409.',
    params,
    responses,
    async handle(context, { params: { id } }) {
      return { status: 200, body: await presentBrochureWithRelations(context, await submitBrochure(context, { id })) };
    },
  }),
  defineRoute({
    method: 'PATCH',
    url: '/rest/brochure/vendor/:id/withdraw',
    action: 'withdrawSubmission',
    tag: 'Ads',
    summary: 'Take an ad back from review',
    description: 'It is a draft again. A draft: 200, nothing changes. Published or archived: 409.',
    params,
    responses,
    async handle(context, { params: { id } }) {
      const brochure = await withdrawSubmission(context, { id });
      return { status: 200, body: await presentBrochureWithRelations(context, brochure) };
    },
  }),
];
