import type { FragmentType } from '@apollo/client';
import { isPicture } from '../../../features/brochure-assets/pictures/isPicture';
import { useReviewedFilesBrochureFragment } from '../../../generated/ReviewedFiles';
import type { ReviewedFilesBrochureFragment } from '../../../generated/types';
import styles from './ReviewScreen.module.css';

interface ReviewedFilesProps {
  brochure: FragmentType<ReviewedFilesBrochureFragment>;
}

/** Pictures with their alternative texts, and documents. */
export function ReviewedFiles({ brochure }: ReviewedFilesProps) {
  const { data, complete } = useReviewedFilesBrochureFragment(brochure);
  if (!complete) return null;
  const { assets } = data;
  const documents = assets.filter((asset) => !isPicture(asset));
  return (
    <>
      {assets.length === documents.length && <p className={styles.hint}>No pictures.</p>}
      <ul className={styles.pictures} aria-label="Pictures">
        {assets.filter(isPicture).map(({ id, url, altText, renditions, dominantColor }, at) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={(renditions.find(({ width }) => width >= 480) ?? renditions.at(-1))?.url ?? url}
                alt={altText ?? `Picture ${String(at + 1)}`}
                loading="lazy"
                className={styles.picture}
                style={{ backgroundColor: dominantColor ?? undefined }}
              />
            </a>
            <span className={styles.hint}>{altText ?? 'Nothing says what it shows'}</span>
          </li>
        ))}
      </ul>
      {documents.map(({ id, url }, at) => (
        <p key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            Document {at + 1}
          </a>
        </p>
      ))}
    </>
  );
}
