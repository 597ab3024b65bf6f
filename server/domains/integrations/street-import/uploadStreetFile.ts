import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/permissions';
import { decodeBase64 } from '../../assets/decodeBase64';
import { mostStreetFileBytes } from './mostStreetFileBytes';
import { StreetFile } from './StreetFile';

/** Keeps a file until it is imported, for a week at most. What is in it is found out when it is read. */
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
