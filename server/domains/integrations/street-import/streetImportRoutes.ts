import { Type } from '@sinclair/typebox';
import { base64Example } from '../../../platform/rest/base64Example';
import { defineRoute } from '../../../platform/rest/defineRoute';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { decodeBase64 } from '../../brochures/assets/files/decodeBase64';
import { StreetFile } from './files/StreetFile';

/** Upload limit; the command at the terminal reads files of any size. */
const mostStreetFileBytes = 40 * 1024 * 1024;

/** base64 adds a third */
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
    responses: {
      200: { description: 'The file is kept', schema: answer, example: { file: 'a'.repeat(64), byteSize: 271_055 } },
    },
    async handle(context, { body }) {
      const { sha256, byteSize } = await uploadStreetFile(context, body.contentBase64Encoded);
      return { status: 200, body: { file: sha256, byteSize } };
    },
  }),
];

/** Keeps a file until it is imported, for at most a week. The import checks its content later. */
export async function uploadStreetFile(context: RequestContext, contentBase64Encoded: string): Promise<StreetFile> {
  authorize(context.viewer, 'importStreets');
  const bytes = decodeBase64(contentBase64Encoded);
  if (bytes.length > mostStreetFileBytes) {
    const message = 'The file has more than 40 MB. Have your operator import it: npm run import:streets.';
    const errors = [{ field: 'contentBase64Encoded', code: 'TOO_LARGE', message }];
    throw new DomainError('PAYLOAD_TOO_LARGE', message, { errors });
  }
  const files = context.database.getRepository(StreetFile);
  const now = context.clock.now();
  const sha256 = await context.files.put(bytes, 'application/octet-stream');
  await files.upsert({ sha256, byteSize: bytes.length, uploadedAt: now }, ['sha256']);
  return files.findOneByOrFail({ sha256 });
}
