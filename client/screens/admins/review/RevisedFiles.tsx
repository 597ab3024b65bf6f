import { fileKinds } from '../../../features/brochure-assets/fileKinds';
import { isPicture } from '../../../features/brochure-assets/pictures/isPicture';
import { smallSource } from '../../../features/brochure-assets/pictures/smallSource';
import type { ReviewedFileAssetFragment } from '../../../generated/types';
import { fileChanges, type RevisedFile } from './fileChange';
import styles from './RevisedFiles.module.css';

interface RevisedFilesProps {
  files: readonly RevisedFile<ReviewedFileAssetFragment>[];
  /** ids of the ad's files in their order */
  liveOrder: readonly string[];
}

/** The files of a live ad and of its change, side by side, in the order of the change. */
export function RevisedFiles({ files, liveOrder }: RevisedFilesProps) {
  const changes = fileChanges(files, liveOrder);
  return (
    <ol className={styles.files} aria-label="Files, live and proposed">
      {files.map(({ assetId, live, proposed }, at) => (
        <li key={assetId} className={styles.file} data-changed={changes[at] !== 'As it was'}>
          <p className={styles.change}>
            {proposed !== null && <span className={styles.place}>{at + 1}</span>}
            {changes[at]}
          </p>
          <div className={styles.sides}>
            <Side side="Live" file={live} />
            <Side side="Proposed" file={proposed} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Side({ side, file }: { side: string; file: ReviewedFileAssetFragment | null }) {
  return (
    <figure className={styles.side}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{side}</span>
        {file !== null && isPicture(file) && <span>{file.altText ?? 'Nothing says what it shows'}</span>}
      </figcaption>
      <Shown file={file} side={side} />
    </figure>
  );
}

function Shown({ file, side }: { file: ReviewedFileAssetFragment | null; side: string }) {
  if (file === null) return <span className={styles.none}>Not there</span>;
  const { url, type, altText, dominantColor } = file;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {isPicture(file) ? (
        <img
          src={smallSource(file)}
          alt={altText ?? `${side} picture`}
          loading="lazy"
          className={styles.picture}
          style={{ backgroundColor: dominantColor ?? undefined }}
        />
      ) : (
        `Open the ${fileKinds[type]}`
      )}
    </a>
  );
}
