import { fieldLabel } from '../../../features/brochure-fields/fieldLabel';
import { fieldText } from '../../../features/brochure-fields/fieldText';
import type { AuditLogScreenQuery } from '../../../generated/types';
import { Disclosure } from '../../../ui/disclosure/Disclosure';
import styles from './AuditLogScreen.module.css';
import { inWords } from './auditLabels';

type Change = AuditLogScreenQuery['auditLog']['edges'][number]['node']['changes'][number];

interface AuditChangesProps {
  changes: readonly Change[];
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
    <>
      <ChangeList changes={changes.slice(0, mostShown)} isOfAd={isOfAd} />
      {more > 0 && (
        <Disclosure className={styles.more} summary={`${more} more`}>
          <ChangeList changes={changes.slice(mostShown)} isOfAd={isOfAd} />
        </Disclosure>
      )}
    </>
  );
}

function ChangeList({ changes, isOfAd }: AuditChangesProps) {
  const text = (field: string, value: string): string => (isOfAd ? fieldText(field, value) || value : value);
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{(isOfAd ? fieldLabel(field) : undefined) ?? inWords(field)}</dt>
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
