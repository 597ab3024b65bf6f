import { useState } from 'react';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useLegalTextsScreenQuery } from '../../../generated/LegalTextsScreen';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { LegalEditor } from './LegalEditor';
import styles from './LegalTextsScreen.module.css';
import { legalTitles } from './legalTitles';

/** The legal texts of the site with their drafts and versions (docs/rules/legal-texts.md). */
export default function LegalTextsScreen() {
  const { data, error, onRetry } = getRecords(useLegalTextsScreenQuery(freshRecords));
  const [kind, setKind] = useState<LegalKind>('TERMS');
  const draft = data?.legalDrafts.find((each) => each.kind === kind);
  return (
    <>
      <PageHeading
        title="Legal texts"
        subtitle="Write a draft, compare it, and publish it as a version with its first day. Published versions never change."
      />
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
              onClick={() => setKind(each.kind)}
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
          onChanged={onRetry}
        />
      )}
    </>
  );
}
