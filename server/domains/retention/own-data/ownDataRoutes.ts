import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { drawOwnDataPdf } from './drawOwnDataPdf';
import { readByDataToken } from './readByDataToken';

const params = Type.Object({ token: Type.String({ maxLength: 100, description: 'Opaque, works for half an hour' }) });

export const ownDataRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/privacy/public/:token/json',
    action: 'ownData',
    // it reads every table of people
    rateLimit: 'writes',
    tag: 'Privacy',
    summary: 'Everything that is known of a person, as JSON',
    description: "For the person, who has the token from GraphQL's `ownData`. 404: it opens nothing, or is too old.",
    params,
    responses: { 200: { description: 'By table, with what stays after an erasure', file: 'application/json' } },
    async handle(context, { params: { token } }) {
      const { email, records } = await readByDataToken(context, token);
      const document = { email, writtenAt: context.clock.now().toISOString(), records };
      const bytes = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
      return { status: 200, file: { bytes, contentType: 'application/json', name: 'my-data.json' } };
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/rest/privacy/public/:token/pdf',
    action: 'ownData',
    rateLimit: 'writes',
    tag: 'Privacy',
    summary: 'Everything that is known of a person, as PDF',
    description: 'The same as the JSON, to read. 404: the token opens nothing, or is too old.',
    params,
    responses: { 200: { description: 'The document', file: 'application/pdf' } },
    async handle(context, { params: { token } }) {
      const bytes = await drawOwnDataPdf(await readByDataToken(context, token), context.clock.now());
      return { status: 200, file: { bytes, contentType: 'application/pdf', name: 'my-data.pdf' } };
    },
  }),
];
