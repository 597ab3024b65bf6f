import type { RequestContext } from '../../../platform/context/RequestContext';
import { fileUrl } from '../../../platform/file-store/fileUrl';
import { mapFilePassOf } from './mapFilePass';
import type { PrintedMap } from '../PrintedMap';

type Caller = Pick<RequestContext, 'viewer' | 'identitySecret' | 'clock'>;

/**
 * Returns the address of a map's file or picture. While the map is withdrawn, only administrators get one that works.
 */
export function mapFileUrl(
  { viewer, identitySecret, clock }: Caller,
  { isPublished }: Pick<PrintedMap, 'isPublished'>,
  sha256: string,
): string {
  if (isPublished || viewer?.role !== 'ADMINISTRATOR') return fileUrl(sha256);
  return `${fileUrl(sha256)}?pass=${mapFilePassOf(identitySecret, sha256, clock.now())}`;
}
