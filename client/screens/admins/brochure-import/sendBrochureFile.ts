import { readAsBase64 } from '../../../features/brochure-assets/readAsBase64';
import { endSession } from '../../../features/session/endSession';
import { sessionStore } from '../../../features/session/sessionStore';
import { readFailure } from '../../../platform/errors/readFailure';
import { postWithProgress } from '../../../platform/uploads/postWithProgress';
import type { NewFile } from './BrochureFile';

/** Sends a file of ads to be tried; it has a route of its own, because it is larger than GraphQL takes. */
export async function sendBrochureFile(
  { file, type, mapArea, source, publish }: NewFile,
  onProgress: (progress: number) => void,
): Promise<void> {
  const { session } = sessionStore.get();
  const contentBase64Encoded = await readAsBase64(file);
  try {
    await postWithProgress({
      url: '/rest/brochure/administrator/import',
      body: JSON.stringify({
        fileName: file.name,
        contentBase64Encoded,
        type,
        mapArea,
        source: source || null,
        publish,
      }),
      headers: { authorization: `Bearer ${session?.accessToken ?? ''}`, 'content-type': 'application/json' },
      onProgress,
    });
  } catch (error) {
    if (session !== null && readFailure(error).code === 'UNAUTHENTICATED') endSession(session.accessToken);
    throw error;
  }
}
