import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { BrochureCard } from '../../../features/brochures/BrochureCard';
import { CardOrPage, type BrochureView } from '../../../features/brochure-form/preview/CardOrPage';
import type { BrochureCardBrochureFragment } from '../../../generated/types';
import { PageFrame } from './PageFrame';
import styles from './ReviewedVersions.module.css';

export interface ReviewedVersion {
  version: 'live' | 'proposed';
  name: string;
  /** when it was written */
  writtenAt: string;
  card: FragmentType<BrochureCardBrochureFragment>;
}

interface ReviewedVersionsProps {
  databaseId: number;
  /** the live ad, then the proposed one */
  versions: readonly ReviewedVersion[];
}

/** Each version as visitors see it, as card and as page, side by side where there is room. */
export function ReviewedVersions({ databaseId, versions }: ReviewedVersionsProps) {
  const [view, setView] = useState<BrochureView>('card');
  return (
    <section aria-labelledby="review-versions">
      <div className={styles.head}>
        <h2 id="review-versions" className={styles.heading}>
          As visitors see it
        </h2>
        <CardOrPage label="What is shown" value={view} onChange={setView} />
      </div>
      <div className={view === 'page' ? styles.pages : styles.cards}>
        {versions.map(({ version, name, writtenAt, card }) => (
          <section key={version} aria-label={name}>
            <h3 className={styles.version}>{name}</h3>
            {view === 'page' ? (
              <PageFrame {...{ databaseId, version, writtenAt }} title={`Page: ${name}`} />
            ) : (
              // it accepts neither clicks nor focus
              <div className={styles.card} inert>
                <BrochureCard brochure={card} headingLevel="h3" />
              </div>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}
