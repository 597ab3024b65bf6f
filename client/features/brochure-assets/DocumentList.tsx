import { Button, Progress } from 'antd';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import { fileKinds } from './fileKinds';
import type { SelectedAsset } from './SelectedAsset';
import { WaitingMark } from './WaitingMark';
import styles from './DocumentList.module.css';
import type { Upload } from './uploads/Upload';
import type { UploadQueue } from './uploads/UploadQueue';
import { uploadLabel } from './uploadLabel';
import type { AssetVerbs } from './useAssetVerbs';

interface DocumentListProps {
  documents: readonly SelectedAsset[];
  uploads: readonly Upload[];
  verbs: AssetVerbs | null;
  queue: UploadQueue;
  isFixed: boolean;
}

/** Saved PDF, Excel and Word documents of the ad, then those being uploaded. */
export function DocumentList({ documents, uploads, verbs, queue, isFixed }: DocumentListProps) {
  if (documents.length + uploads.length === 0) return null;
  return (
    <ul className={styles.documents} aria-label="Documents">
      {documents.map((asset, at) => {
        const name = `${fileKinds[asset.type]} ${String(at + 1)}`;
        return (
          <li key={asset.id} className={styles.document}>
            <MoreIcon name="document" />
            <a href={asset.url} target="_blank" rel="noreferrer" className={styles.name}>
              {name}
            </a>
            <WaitingMark waiting={asset.waiting} />
            {!isFixed && (
              <Button
                type="text"
                aria-label={`Remove: ${name}`}
                icon={<MoreIcon name="bin" size={18} />}
                onClick={() => void verbs?.remove(asset, name, [])}
              />
            )}
          </li>
        );
      })}
      {uploads.map((upload) => {
        const { key, file, state, progress, problem } = upload;
        return (
          <li key={key} className={styles.document} data-state={state}>
            <MoreIcon name="document" />
            <span className={styles.name}>
              {file.name} {uploadLabel(upload)}
            </span>
            {state === 'SENDING' && (
              <Progress percent={Math.round(progress * 100)} size="small" aria-label={`Sending ${file.name}`} />
            )}
            {state === 'FAILED' && (
              <Button size="small" onClick={() => void queue.tryAgain(key)}>
                Try again
              </Button>
            )}
            {state !== 'SENDING' && (
              <Button
                type="text"
                aria-label={`Remove: ${file.name}`}
                icon={<MoreIcon name="bin" size={18} />}
                onClick={() => queue.drop(key)}
              />
            )}
            {problem !== null && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
