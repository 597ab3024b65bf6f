import { Button } from 'antd';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import type { DuplicateAd, DuplicateAds } from './DuplicateAds';
import styles from './DuplicatesScreen.module.css';
import { duplicateRows } from './duplicateRows';

interface DuplicateCardProps {
  pair: DuplicateAds;
  onArchive: (ad: DuplicateAd) => void;
  onKeepBoth: () => void;
}

const reasonLabels: Readonly<Record<DuplicateAds['reasons'][number], string>> = {
  NAME: 'the same name in the same postcode',
  PHONE_AND_ADDRESS: 'the same phone at the same address',
};

export function DuplicateCard({ pair: { first, second, reasons }, onArchive, onKeepBoth }: DuplicateCardProps) {
  const title = `Ads ${first.databaseId} and ${second.databaseId}`;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.muted}>They have {reasons.map((reason) => reasonLabels[reason]).join(', and ')}.</span>
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
          {duplicateRows(first, second).map(({ label, isSame, ...row }) => (
            <tr key={label} className={isSame ? undefined : styles.different}>
              <th scope="row">{label}</th>
              <td>{row.first}</td>
              <td>{row.second}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        {[first, second].map((ad) => (
          <Button
            key={ad.id}
            aria-label={`Archive ad ${ad.databaseId}: ${ad.displayTitle}`}
            onClick={() => onArchive(ad)}
          >
            Archive ad {ad.databaseId}
          </Button>
        ))}
        <Button aria-label={`Keep both: ${title}`} onClick={onKeepBoth}>
          Keep both
        </Button>
      </div>
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
