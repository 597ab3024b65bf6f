import { doubtOf } from './doubtOf';
import styles from './PositionsScreen.module.css';
import type { DoubtfulBrochure } from './useDoubtfulPositions';

interface PositionListProps {
  brochures: readonly DoubtfulBrochure[];
  chosen: DoubtfulBrochure;
  onChoose: (databaseId: number) => void;
}

export function PositionList({ brochures, chosen, onChoose }: PositionListProps) {
  return (
    <ol className={styles.brochures} aria-label="Ads to place">
      {brochures.map((brochure) => (
        <li key={brochure.databaseId}>
          <button
            type="button"
            className={styles.brochure}
            aria-current={brochure === chosen}
            onClick={() => onChoose(brochure.databaseId)}
          >
            <span className={styles.name}>{brochure.displayTitle}</span>
            <span className={styles.hint}>{doubtOf(brochure) ?? 'placed'}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
