import { Type } from '@sinclair/typebox';
import { base64Example } from '../../../platform/rest/base64Example';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { mostStreetFileBytes } from './mostStreetFileBytes';
import { uploadStreetFile } from './uploadStreetFile';

/** in base64 a file is a third larger */
const bodyLimit = Math.ceil((mostStreetFileBytes * 4) / 3) + 1024;

const answer = Type.Object(
  { file: Type.String({ description: 'Its name from now on: SHA-256 in hexadecimal' }), byteSize: Type.Integer() },
  { additionalProperties: false },
);

export const streetImportRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/administrator/streetsIndex/file',
    action: 'importStreets',
    tag: 'Map areas',
    summary: 'Send a file of streets that is to be imported',
    description:
      "GeoJSON, CSV or a table of G-NAF, up to 40 MB. It is kept for a week; GraphQL's `startStreetImport` tries or imports it.",
    bodyLimit,
    body: Type.Object({ contentBase64Encoded: Type.String() }),
    bodyExample: {
      contentBase64Encoded: base64Example('street_name,longitude,latitude\nRiver Street,153.09,-26.39\n'),
    },
    answers: {
      200: { description: 'The file is kept', schema: answer, example: { file: 'a'.repeat(64), byteSize: 271_055 } },
    },
    async handle(context, { body }) {
      const { sha256, byteSize } = await uploadStreetFile(context, body.contentBase64Encoded);
      return { status: 200, body: { file: sha256, byteSize } };
    },
  }),
];
