import { useState } from 'react';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useLegalTextsScreenQuery } from '../../../generated/LegalTextsScreen';
import { useLeaveGuard } from '../../../platform/page/navigation/useLeaveGuard';
import { LeaveDialog } from '../../../ui/dialog/LeaveDialog';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { LegalEditor } from './LegalEditor';
import styles from './LegalTextsScreen.module.css';
import { legalTitles } from './legalTitles';

/** The legal texts of the site with their drafts and versions (docs/rules/legal-texts.md). */
export default function LegalTextsScreen() {
  const { data, error, onRetry } = getRecords(useLegalTextsScreenQuery(freshRecords));
  const [kind, setKind] = useState<LegalKind>('TERMS');
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(() => isDirty);
  const draft = data?.legalDrafts.find((each) => each.kind === kind);
  function open(next: LegalKind): void {
    if (next === kind) return;
    guard.attempt(() => {
      setDirty(false);
      setKind(next);
    });
  }
  function reload(): void {
    setDirty(false);
    onRetry();
  }
  return (
    <>
      <PageHeading
        title="Legal texts"
        subtitle="Write a draft, compare it, and publish it as a version with its first day. Published versions never change."
      />
      <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay}>
        What you have written since the draft was last saved is lost when you leave.
      </LeaveDialog>
      {error !== undefined && <LoadFailure title="The texts could not be loaded" error={error} onRetry={onRetry} />}
      {data === undefined && error === undefined && (
        <div role="status" aria-label="Loading the texts">
          <Skeleton height="480px" />
        </div>
      )}
      {data !== undefined && (
        <nav className={styles.kinds} aria-label="Texts">
          {data.legalDrafts.map((each) => (
            <button
              key={each.kind}
              type="button"
              className={styles.kind}
              aria-pressed={each.kind === kind}
              onClick={() => open(each.kind)}
            >
              <strong>{legalTitles[each.kind].title}</strong>
              <span>{each.text === null ? `Version ${String(each.inForce.number)}` : 'Has a draft'}</span>
            </button>
          ))}
        </nav>
      )}
      {draft !== undefined && (
        <LegalEditor
          key={`${kind} ${String(draft.version)} ${String(draft.versions.length)}`}
          draft={draft}
          onDirty={setDirty}
          onChanged={reload}
        />
      )}
    </>
  );
}
