import { Button } from 'antd';
import { useRef } from 'react';
import { useArchiveBrochure } from '../../../features/brochure-lifecycle/useArchiveBrochure';
import { RecordError } from '../../../features/record-list/RecordError';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useDuplicatesScreenQuery } from '../../../generated/DuplicatesScreen';
import { plural } from '../../../shared/formats/plural';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { DuplicateCard } from './DuplicateCard';
import styles from './DuplicatesScreen.module.css';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useKeepBothAdsMutation } from '../../../generated/KeepBothAds';
import type { DuplicateAds } from './DuplicateAds';

export default function DuplicatesScreen() {
  const { paging, showPage } = useRecordView([]);
  const { data, loading, error, onRetry } = getRecords(
    useDuplicatesScreenQuery({ ...freshRecords, variables: paging }),
  );
  const list = useRef<HTMLUListElement>(null);
  const archive = useArchiveBrochure();
  const keepBoth = useKeepBothAds();
  const page = data?.duplicateBrochures;

  /** the pair and its buttons disappear, so the list gets the focus */
  async function settle(deed: Promise<boolean>): Promise<void> {
    if (await deed) list.current?.focus();
  }

  return (
    <>
      <PageHeading
        title="Duplicates"
        subtitle="Ads that may be the same, the newest first. Archive one, or say that both are right."
      />
      {error !== undefined && <RecordError noun="duplicate" error={error} onRetry={onRetry} />}
      <p className={styles.count} role="status">
        {error === undefined && (page === undefined || loading ? 'Loading' : plural(page.totalCount, 'pair'))}
      </p>
      {page === undefined && error === undefined && <Skeleton height="320px" />}
      {page?.edges.length === 0 && (
        <EmptyState icon="check" title="No two ads look alike">
          Nothing needs doing: pairs appear here as ads come in.
        </EmptyState>
      )}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Duplicates">
        {page?.edges.map(({ node }) => (
          <DuplicateCard
            key={`${node.first.id} ${node.second.id}`}
            pair={node}
            onArchive={(ad) => void settle(archive(ad))}
            onKeepBoth={() => void settle(keepBoth(node))}
          />
        ))}
      </ul>
      {(page?.pageInfo.hasNextPage === true || page?.pageInfo.hasPreviousPage === true) && (
        <nav className={styles.pager} aria-label="Pages of duplicates">
          <Button disabled={!page.pageInfo.hasPreviousPage} onClick={() => showPage(null)}>
            First page
          </Button>
          <Button
            disabled={!page.pageInfo.hasNextPage}
            onClick={() => page.pageInfo.endCursor !== null && showPage({ after: page.pageInfo.endCursor })}
          >
            Next page
          </Button>
        </nav>
      )}
    </>
  );
}

function useKeepBothAds(): (pair: DuplicateAds) => Promise<boolean> {
  const [keepBoth] = useKeepBothAdsMutation();
  const attempt = useVerb();
  return ({ first, second }) =>
    attempt({
      run: () => keepBoth({ variables: { input: { firstId: first.id, secondId: second.id } } }),
      done: `Ads ${first.databaseId} and ${second.databaseId} are both kept and not shown as duplicates again.`,
      notDone: `Ads ${first.databaseId} and ${second.databaseId} are still shown as duplicates.`,
    });
}
