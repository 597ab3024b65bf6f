import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { BrochureAssetsAgainDocument } from '../../../generated/BrochureAssetsAgain';
import { useStore } from '../../../platform/stores/useStore';
import type { OnAssetsChanged } from '../OnAssetsChanged';
import { sendAsset } from './sendAsset';
import type { Upload, UploadTarget } from './Upload';
import { UploadQueue } from './UploadQueue';

export interface AssetUploads {
  list: readonly Upload[];
  queue: UploadQueue;
  /** true if the user can leave the page without losing an upload */
  isDone: boolean;
}

interface Options {
  /** the saved ad; null while it is unsaved and its files wait on this screen */
  target: UploadTarget | null;
  onChanged?: OnAssetsChanged;
}

/**
 * Files added while an ad is edited. The form owns them because it saves the ad that they wait for. Call `await
 * uploads.queue.sendTo(saved)` after creating an ad and before publishing it.
 */
export function useAssetUploads({ target, onChanged }: Options): AssetUploads {
  const client = useApolloClient();
  const [queue] = useState(() => new UploadQueue(sendAsset));
  const list = useStore(queue.uploads);

  useEffect(() => {
    queue.whenSent(async ({ id }, { brochureVersion }) => {
      onChanged?.(brochureVersion);
      await client.query({ query: BrochureAssetsAgainDocument, variables: { id }, fetchPolicy: 'network-only' });
    });
  });

  const { id, databaseId } = target ?? {};
  useEffect(() => {
    queue.aimAt(id === undefined || databaseId === undefined ? null : { id, databaseId });
  }, [queue, id, databaseId]);

  useEffect(() => resumeWhenOnline(queue), [queue]);

  return { list, queue, isDone: list.every(({ state }) => state === 'REFUSED') };
}

/** Devices say that they are online before their network works. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Sends again what a lost connection cut off once the device is online, until it arrives. Returns what ends that. */
function resumeWhenOnline(queue: UploadQueue): () => void {
  let waiting: number | undefined;
  let isOver = false;
  const resume = async (pauseMs: number): Promise<void> => {
    window.clearTimeout(waiting);
    const isThere = await queue.resume();
    if (isThere || isOver || !navigator.onLine) return;
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => void resume(Math.min(pauseMs * 2, longestPauseMs)), pauseMs);
  };
  const begin = (): void => void resume(firstPauseMs);
  window.addEventListener('online', begin);
  return () => {
    isOver = true;
    window.clearTimeout(waiting);
    window.removeEventListener('online', begin);
  };
}
