import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { RecordError } from '../../../features/record-list/RecordError';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMay } from '../../../features/session/useMay';
import { useDuplicatesScreenQuery } from '../../../generated/DuplicatesScreen';
import { plural } from '../../../shared/formats/plural';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { DuplicateCard } from './DuplicateCard';
import styles from './DuplicatesScreen.module.css';
import { readReason, reasonChoices } from './duplicateReasons';
import { useDuplicateVerbs } from './useDuplicateVerbs';

/** Few enough to read; the bulk verbs act on them. */
const pairsOfPage = 20;

/** Ads that may be the same (docs/rules/search-and-lists.md#duplicates). */
export default function DuplicatesScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['q', 'reason']);
  const size = 'last' in paging ? { last: pairsOfPage } : { first: pairsOfPage };
  const variables = { q: values.q, reason: readReason(values.reason), ...paging, ...size };
  const { data, loading, error, onRetry } = getRecords(useDuplicatesScreenQuery({ ...freshRecords, variables }));
  const list = useRef<HTMLUListElement>(null);
  const verbs = useDuplicateVerbs();
  const may = useMay();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const page = data?.duplicateBrochures;
  const pairs = page?.edges.map(({ node }) => node) ?? [];
  const chosenPairs = pairs.filter(({ id }) => chosen.has(id));

  /** the pair and its buttons disappear, so the list gets the focus */
  async function settle(deed: Promise<boolean>): Promise<void> {
    if (await deed) list.current?.focus();
  }

  async function runAll(deed: Promise<void>): Promise<void> {
    await deed;
    setChosen(new Set());
    onRetry();
    list.current?.focus();
  }

  return (
    <>
      <PageHeading
        title="Duplicates"
        subtitle="Ads that may be the same, the likeliest first. Merge them, archive one, or say that they are not duplicates."
      />
      <RecordFilters label="Search the duplicates" isFiltered={isFiltered} onClear={clear}>
        <RecordSearch
          label="Search duplicates"
          placeholder="Title or company"
          value={values.q}
          onSearch={(q) => show({ q })}
        />
        <RecordSelect
          label="What is alike"
          choices={reasonChoices}
          value={values.reason}
          onChange={(reason) => show({ reason })}
        />
      </RecordFilters>
      {error !== undefined && <RecordError noun="duplicate" error={error} onRetry={onRetry} />}
      <p className={styles.count} role="status">
        {error === undefined && (page === undefined || loading ? 'Loading' : plural(page.totalCount, 'pair'))}
      </p>
      {may('keepBothBrochures') && pairs.length > 0 && (
        <div className={styles.bulk} role="group" aria-label="The chosen pairs">
          <Checkbox
            checked={chosenPairs.length === pairs.length}
            indeterminate={chosenPairs.length > 0 && chosenPairs.length < pairs.length}
            disabled={verbs.progress !== null}
            onChange={({ target }) => setChosen(new Set(target.checked ? pairs.map(({ id }) => id) : []))}
          >
            {verbs.progress === null
              ? `${plural(chosenPairs.length, 'pair')} of this page chosen`
              : `${String(verbs.progress.done)} of ${String(verbs.progress.all)} done`}
          </Checkbox>
          <div className={styles.actions}>
            <Button
              disabled={chosenPairs.length === 0}
              loading={verbs.progress !== null}
              onClick={() => void runAll(verbs.keepAll(chosenPairs))}
            >
              Not duplicates
            </Button>
            <Button
              disabled={chosenPairs.length === 0}
              loading={verbs.progress !== null}
              onClick={() => void runAll(verbs.archiveNewer(chosenPairs))}
            >
              Archive the newer ads
            </Button>
          </div>
        </div>
      )}
      {page === undefined && error === undefined && <Skeleton height="320px" />}
      {page?.edges.length === 0 && (
        <EmptyState icon="check" title={isFiltered ? 'No pairs match these filters' : 'No two ads look alike'}>
          {isFiltered
            ? 'Clear the filters to see all pairs.'
            : 'Nothing needs doing: pairs appear here as ads come in.'}
        </EmptyState>
      )}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Duplicates">
        {pairs.map((pair) => (
          <DuplicateCard
            key={pair.id}
            pair={pair}
            isChosen={chosen.has(pair.id)}
            onChoose={(isChosen) =>
              setChosen(new Set(isChosen ? [...chosen, pair.id] : [...chosen].filter((id) => id !== pair.id)))
            }
            onArchive={(ad) => void settle(verbs.archive(ad))}
            onMerge={async (keep, merge) => {
              const isDone = await verbs.merge(keep, merge);
              if (isDone) onRetry();
              return isDone;
            }}
            onKeepBoth={() => void settle(verbs.keepBoth(pair))}
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
