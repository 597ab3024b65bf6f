import { Disclosure } from '../../ui/disclosure/Disclosure';
import { fieldLabel } from '../brochure-fields/fieldLabel';
import styles from './AuditChanges.module.css';
import { adValueText } from './adValueText';
import { inWords } from './inWords';
import { recordLabel, recordValueText } from './recordLabel';

/** `beforeName` and `afterName` are names of categories, areas and companies instead of their codes. */
interface AuditedChange {
  field: string;
  beforeName: string | null;
  afterName: string | null;
}

interface AuditChangesProps {
  changes: readonly AuditedChange[];
  /** fields of an ad have the labels of its form */
  isOfAd: boolean;
}

/** number of changes shown at once; the rest unfolds */
const mostShown = 3;

/** Lists the changed fields with their values before and after. */
export function AuditChanges({ changes, isOfAd }: AuditChangesProps) {
  if (changes.length === 0) return <span className={styles.muted}>–</span>;
  const more = changes.length - mostShown;
  return (
    <div>
      <ChangeList changes={changes.slice(0, mostShown)} isOfAd={isOfAd} />
      {more > 0 && (
        <Disclosure className={styles.more} summary={`${more} more`}>
          <ChangeList changes={changes.slice(mostShown)} isOfAd={isOfAd} />
        </Disclosure>
      )}
    </div>
  );
}

function ChangeList({ changes, isOfAd }: AuditChangesProps) {
  const text = (field: string, value: string): string =>
    isOfAd ? adValueText(field, value) : recordValueText(field, value);
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, beforeName: before, afterName: after }) => (
        <div key={field}>
          <dt>{(isOfAd ? fieldLabel(field) : undefined) ?? recordLabel(field) ?? inWords(field)}</dt>
          <dd>
            {before !== null && <del aria-label="before">{text(field, before)}</del>}
            {before !== null && ' → '}
            {after === null ? (
              <span className={styles.muted}>nothing</span>
            ) : (
              <ins aria-label="after">{text(field, after)}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
