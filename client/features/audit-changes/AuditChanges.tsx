import { Disclosure } from '../../ui/disclosure/Disclosure';
import styles from './AuditChanges.module.css';
import { auditedLabel, auditedValueText } from './auditedValueText';

/** `beforeName` and `afterName` are names of categories, people, ads and files instead of their codes. */
interface AuditedChange {
  field: string;
  beforeName: string | null;
  afterName: string | null;
}

interface AuditChangesProps {
  changes: readonly AuditedChange[];
  /** kind of record, which says what its fields mean */
  entityType: string;
}

/** number of changes shown at once; the rest unfolds */
const mostShown = 3;

/** Lists the changed fields with their values before and after. */
export function AuditChanges({ changes: all, entityType }: AuditChangesProps) {
  const changes = all.filter(({ field }) => auditedLabel(entityType, field) !== null);
  if (changes.length === 0) return <span className={styles.muted}>–</span>;
  const more = changes.length - mostShown;
  return (
    <div>
      <ChangeList changes={changes.slice(0, mostShown)} entityType={entityType} />
      {more > 0 && (
        <Disclosure className={styles.more} summary={`${more} more`}>
          <ChangeList changes={changes.slice(mostShown)} entityType={entityType} />
        </Disclosure>
      )}
    </div>
  );
}

function ChangeList({ changes, entityType }: AuditChangesProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, beforeName: before, afterName: after }) => (
        <div key={field}>
          <dt>{auditedLabel(entityType, field)}</dt>
          <dd>
            {before !== null && <del aria-label="before">{auditedValueText(entityType, field, before)}</del>}
            {before !== null && ' → '}
            {after === null ? (
              <span className={styles.muted}>nothing</span>
            ) : (
              <ins aria-label="after">{auditedValueText(entityType, field, after)}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
