import { Type } from '@sinclair/typebox';
import { importLimits, importLimitText } from '../../../../../shared/lists/importLimits';
import { base64Example } from '../../../../platform/rest/base64Example';
import { defineRoute } from '../../../../platform/rest/defineRoute';
import { oneOf } from '../../../../platform/rest/schemas';
import { toGlobalId } from '../../../../shared/globalId';
import { uploadBrochureFile } from './uploadBrochureFile';
import { writtenTypes } from '../../../brochures/fields/typeGroups';

/** base64 adds a third */
const bodyLimit = Math.ceil(importLimits.bytes * 1.4);

const answer = Type.Object(
  { id: Type.String({ description: 'Global id: ask for it by `node`' }), state: Type.String() },
  { additionalProperties: false },
);

export const brochureImportRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/import',
    action: 'importBrochures',
    tag: 'Ads',
    summary: 'Send a file of ads that is to be imported',
    description:
      `CSV (UTF-8), also compressed by gzip (unpacked up to ${importLimitText('unpackedCsv')}), or an Excel workbook ` +
      `(unpacked up to ${importLimitText('unpackedWorkbook')}), each up to ${importLimitText('bytes')}. It is tried in ` +
      "the background; GraphQL's `brochureImports` shows what was found, and `startBrochureImport` imports it. 415 for other files.",
    bodyLimit,
    body: Type.Object({
      fileName: Type.String({ minLength: 1, maxLength: 200 }),
      contentBase64Encoded: Type.String({ minLength: 1 }),
      type: oneOf(writtenTypes, { description: 'Of the ads that it makes' }),
      mapArea: Type.Optional(
        Type.Union([Type.String({ maxLength: 100 }), Type.Null()], { description: 'Code of the area of all rows' }),
      ),
      source: Type.Optional(
        Type.Union([Type.String({ maxLength: 200 }), Type.Null()], {
          description: "Where the rows come from; the file's name unless given",
        }),
      ),
      profile: Type.Optional(
        Type.Union([Type.String({ maxLength: 80 }), Type.Null()], { description: 'Name of a mapping that is kept' }),
      ),
      publish: Type.Optional(Type.Boolean({ description: 'Publish new ads at once' })),
    }),
    bodyExample: {
      fileName: 'cafes.csv',
      contentBase64Encoded: base64Example('title,category,phoneNo\nTide Cafe,FOOD_DRINK,(07) 7010 1234\n'),
      type: 'BLD_AD',
      mapArea: 'noosa',
      publish: false,
    },
    responses: {
      200: {
        description: 'The file is being tried',
        schema: answer,
        example: { id: 'QnJvY2h1cmVJbXBvcnQ6MQ', state: 'CHECKING' },
      },
    },
    async handle(context, { body }) {
      const { id, state } = await uploadBrochureFile(context, body);
      return { status: 200, body: { id: toGlobalId('BrochureImport', id), state } };
    },
  }),
];
