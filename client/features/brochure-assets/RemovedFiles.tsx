import { Button } from 'antd';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import { fileKinds } from './fileKinds';
import { isPicture } from './pictures/isPicture';
import { smallSource } from './pictures/smallSource';
import styles from './RemovedFiles.module.css';
import type { SelectedAsset } from './SelectedAsset';
import type { AssetVerbs } from './useAssetVerbs';

interface RemovedFilesProps {
  removed: readonly SelectedAsset[];
  verbs: AssetVerbs | null;
}

/** Files that the ad keeps until their removal is approved. Each can be kept after all. */
export function RemovedFiles({ removed, verbs }: RemovedFilesProps) {
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed-files">
      <h3 id="removed-files" className={styles.heading}>
        Removed when it is approved
      </h3>
      <ul className={styles.files}>
        {removed.map((asset) => {
          const name = asset.altText ?? fileKinds[asset.type];
          return (
            <li key={asset.id} className={styles.file}>
              {isPicture(asset) ? (
                <img src={smallSource(asset)} alt="" width={64} height={48} loading="lazy" className={styles.picture} />
              ) : (
                <MoreIcon name="document" />
              )}
              <span className={styles.name}>{name}</span>
              <Button aria-label={`Keep it: ${name}`} onClick={() => void verbs?.keep(asset, name)}>
                Keep it
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
