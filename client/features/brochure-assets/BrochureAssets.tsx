import type { FragmentType } from '@apollo/client';
import { useBrochureAssetsBrochureFragment } from '../../generated/BrochureAssets';
import type { BrochureAssetsBrochureFragment } from '../../generated/types';
import { AssetsEditor } from './AssetsEditor';
import type { OnAssetsChanged } from './OnAssetsChanged';
import { shownAssets } from './shownAssets';
import { useAssetVerbs } from './useAssetVerbs';
import type { AssetUploads } from './uploads/useAssetUploads';

interface BrochureAssetsProps {
  /** null: the ad has not been saved yet; its files wait in `uploads` */
  brochure: FragmentType<BrochureAssetsBrochureFragment> | null;
  uploads: AssetUploads;
  /** why the files cannot be changed; null if they can */
  fixedBecause?: string | null;
  /** the server's messages about the files, for example on publishing */
  problems?: readonly string[];
  onChanged?: OnAssetsChanged;
  /** whether the caller's changes of a live ad wait: then the files are those of the change */
  isWithChange?: boolean;
}

/** Edits the pictures and documents of an ad. */
export function BrochureAssets({ brochure, isWithChange = false, ...props }: BrochureAssetsProps) {
  return brochure === null ? (
    <AssetsEditor assets={[]} verbs={null} adName="the new ad" {...props} />
  ) : (
    <KeptAssets brochure={brochure} isWithChange={isWithChange} {...props} />
  );
}

interface KeptAssetsProps extends BrochureAssetsProps {
  brochure: FragmentType<BrochureAssetsBrochureFragment>;
}

function KeptAssets({ brochure, isWithChange = false, ...props }: KeptAssetsProps) {
  const { data, complete } = useBrochureAssetsBrochureFragment(brochure);
  const { id = '', databaseId = 0 } = data;
  const verbs = useAssetVerbs({ target: { id, databaseId }, isWithChange, onChanged: props.onChanged });
  if (!complete) return null;
  return <AssetsEditor {...shownAssets(data, isWithChange)} verbs={verbs} adName={data.displayTitle} {...props} />;
}
