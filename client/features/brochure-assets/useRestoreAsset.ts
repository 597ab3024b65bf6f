import { useApolloClient } from '@apollo/client/react';
import { BrochureAssetsAgainDocument } from '../../generated/BrochureAssetsAgain';
import { ReorderAssetsDocument } from '../../generated/ReorderAssets';
import type { SelectedAsset } from './SelectedAsset';
import type { OnAssetsChanged } from './OnAssetsChanged';
import { shownAssets } from './shownAssets';
import { sendAsset } from './uploads/sendAsset';
import type { UploadTarget } from './uploads/Upload';

interface Removed {
  file: File;
  asset: SelectedAsset;
  /** ids of the ad's pictures in their former order */
  order: readonly string[];
}

interface Options {
  target: UploadTarget;
  onChanged: OnAssetsChanged | undefined;
  /** whether the files are those of the change that waits */
  isWithChange: boolean;
}

/** Uploads a removed file again with its description and position. Returns the ad's new `version`. */
export function useRestoreAsset({
  target: { id: brochureId, databaseId },
  onChanged,
  isWithChange,
}: Options): (removed: Removed) => Promise<number | undefined> {
  const client = useApolloClient();

  return async ({ file, asset, order }) => {
    const idempotencyKey = `restored-${asset.did}`;
    const sent = { file, altText: asset.altText ?? '', replaces: null, idempotencyKey };
    const { did, brochureVersion } = await sendAsset({ id: brochureId, databaseId }, sent);
    onChanged?.(brochureVersion);
    const { data } = await client.query({
      query: BrochureAssetsAgainDocument,
      variables: { id: brochureId },
      fetchPolicy: 'network-only',
    });
    const assets = data?.brochure ? shownAssets(data.brochure, isWithChange).assets : [];
    const back = assets.find((one) => one.did === did)?.id;
    if (back === undefined) return undefined;
    const isThere = (id: string): boolean => assets.some((one) => one.id === id);
    const assetIds = order.map((id) => (id === asset.id ? back : id)).filter(isThere);
    const variables = { input: { brochureId, assetIds } };
    const { data: ordered } = await client.mutate({ mutation: ReorderAssetsDocument, variables });
    return ordered?.reorderAssets.brochure.version;
  };
}
