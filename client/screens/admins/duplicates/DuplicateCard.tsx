import { Button, Checkbox, Tag } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../features/session/useMay';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import type { DuplicateAd, DuplicateAds } from './DuplicateAds';
import styles from './DuplicatesScreen.module.css';
import { duplicateReasons } from './duplicateReasons';
import { MergeDialog } from './MergeDialog';
import { duplicateRows } from './duplicateRows';

interface DuplicateCardProps {
  pair: DuplicateAds;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onArchive: (ad: DuplicateAd) => void;
  onMerge: (keep: DuplicateAd, merge: DuplicateAd) => Promise<boolean>;
  onKeepBoth: () => void;
}

/** Two ads side by side: what differs in rows, what is the same in a line. */
export function DuplicateCard({ pair, isChosen, onChoose, onArchive, onMerge, onKeepBoth }: DuplicateCardProps) {
  const { first, second, score, reasons } = pair;
  const may = useMay();
  const [merging, setMerging] = useState<{ keep: DuplicateAd; merge: DuplicateAd } | null>(null);
  const title = `Ads ${first.databaseId} and ${second.databaseId}`;
  const rows = duplicateRows(first, second);
  const same = rows.filter(({ isSame, first: value }) => isSame && value !== '–');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {may('keepBothBrochures') && (
          <Checkbox
            aria-label={`Choose ${title}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <h2 className={styles.title}>{title}</h2>
        <Tag color={score >= 90 ? 'red' : score >= 75 ? 'orange' : 'default'}>{`${score} of 100`}</Tag>
        <span className={styles.muted}>They have {reasons.map((reason) => duplicateReasons[reason]).join(', ')}.</span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <AdLink ad={first} />
            </th>
            <th scope="col">
              <AdLink ad={second} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isSame }) => !isSame)
            .map(({ label, ...row }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{row.first}</td>
                <td>{row.second}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {same.length > 0 && (
        <p className={styles.same}>
          {`The same: ${same.map(({ label, first: value }) => `${label.toLowerCase()} ${value}`).join(' · ')}`}
        </p>
      )}
      {may('keepBothBrochures') && (
        <div className={styles.actions}>
          {[
            { keep: first, merge: second },
            { keep: second, merge: first },
          ].map((choice) => (
            <Button key={choice.keep.id} onClick={() => setMerging(choice)}>
              {`Merge ${choice.merge.databaseId} into ${choice.keep.databaseId}`}
            </Button>
          ))}
          {[first, second].map((ad) => (
            <Button
              key={ad.id}
              aria-label={`Archive ad ${ad.databaseId}: ${ad.displayTitle}`}
              onClick={() => onArchive(ad)}
            >
              Archive ad {ad.databaseId}
            </Button>
          ))}
          <Button aria-label={`Not duplicates: ${title}`} onClick={onKeepBoth}>
            Not duplicates
          </Button>
        </div>
      )}
      {merging !== null && (
        <MergeDialog
          {...merging}
          onMerge={() => onMerge(merging.keep, merging.merge)}
          onClose={() => setMerging(null)}
        />
      )}
    </li>
  );
}

function AdLink({ ad: { databaseId, displayTitle } }: { ad: DuplicateAd }) {
  return (
    <Link to={paths.brochureDetails(databaseId)}>
      {databaseId}: {displayTitle}
    </Link>
  );
}
