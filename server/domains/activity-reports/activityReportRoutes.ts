import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../platform/rest/defineRoute';
import { databaseId } from '../../platform/rest/schemas';
import { sendActivityReport } from './sendActivityReport';

export const activityReportRoutes = [
  defineRoute({
    method: 'PATCH',
    url: '/rest/brochure/administrator/:id/sendActivityReport',
    action: 'sendActivityReport',
    tag: 'Statistics',
    summary: "Mail an ad's figures to its vendor",
    description:
      "The last 30 days against the 30 before, to the vendor's logins, or else to the ad's contact e-mail. 200: the " +
      'mail server has taken it, or in the demo the outbox. 409 says why it could not be sent.',
    params: Type.Object({ id: databaseId() }),
    responses: {
      200: {
        description: 'Accepted by the mail server, or in the demo by the outbox',
        schema: Type.Object(
          { id: Type.Integer(), recipients: Type.Integer({ description: 'How many were written to' }) },
          { additionalProperties: false },
        ),
        example: { id: 7, recipients: 1 },
      },
    },
    async handle(context, { params }) {
      const { brochure, recipients } = await sendActivityReport(context, { id: params.id });
      return { status: 200, body: { id: brochure.id, recipients } };
    },
  }),
];
