import { useApolloClient } from '@apollo/client/react';
import { BrochureAssetsAgainDocument } from '../../generated/BrochureAssetsAgain';
import { ReorderAssetsDocument } from '../../generated/ReorderAssets';
import type { AssetInHand } from './AssetInHand';
import { sendAsset } from './sendAsset';
import type { UploadTarget } from './Upload';

interface Removed {
  file: File;
  asset: AssetInHand;
  /** ids of the ad's pictures as they stood before */
  order: readonly string[];
}

/** Sends a file that was removed once more, with its description, to the place that it had. */
export function useRestoreAsset({ id: brochureId, databaseId }: UploadTarget): (removed: Removed) => Promise<void> {
  const client = useApolloClient();

  return async ({ file, asset, order }) => {
    const sent = { file, altText: asset.altText ?? '', replaces: null };
    const { did } = await sendAsset({ id: brochureId, databaseId }, sent);
    const { data } = await client.query({
      query: BrochureAssetsAgainDocument,
      variables: { id: brochureId },
      fetchPolicy: 'network-only',
    });
    const assets = data?.brochure?.assets ?? [];
    const back = assets.find((one) => one.did === did)?.id;
    if (back === undefined) return;
    const isThere = (id: string): boolean => assets.some((one) => one.id === id);
    const assetIds = order.map((id) => (id === asset.id ? back : id)).filter(isThere);
    await client.mutate({ mutation: ReorderAssetsDocument, variables: { input: { brochureId, assetIds } } });
  };
}
