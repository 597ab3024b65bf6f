import { postPrivately } from '../../session/postPrivately';
import type { Role } from '../../session/Session';
import { sessionStore } from '../../session/sessionStore';
import { LocalProblem } from '../LocalProblem';
import { readAsBase64 } from './readAsBase64';
import type { Upload, UploadTarget } from './Upload';

/** Files have REST routes, because they are larger than GraphQL accepts. */
const routes: Record<Role, string> = {
  ADMINISTRATOR: '/rest/brochure/administrator/addAsset',
  VENDOR: '/rest/brochure/vendor/addAsset',
};

export interface SentAsset {
  did: string;
  /** the ad's `version`, which the upload has increased */
  brochureVersion: number;
}

/**
 * Sends one file and returns its `did`. An error of one file is shown beside it and does not leave the form; only an
 * ended session does.
 */
export async function sendAsset(
  { databaseId }: UploadTarget,
  { file, altText, replaces, idempotencyKey }: Pick<Upload, 'file' | 'altText' | 'replaces' | 'idempotencyKey'>,
  onProgress: (progress: number) => void = () => undefined,
): Promise<SentAsset> {
  const { session } = sessionStore.get();
  if (session === null) throw new LocalProblem('Your session has ended. Sign in again, then send the file.');
  const contentBase64Encoded = await readAsBase64(file);
  const asset = { brochureId: databaseId, did: replaces, contentBase64Encoded, altText: altText.trim() || null };
  const headers = { 'idempotency-key': idempotencyKey };
  return (await postPrivately(routes[session.role], asset, onProgress, headers)) as SentAsset;
}
