import { Button } from 'antd';
import { useRef } from 'react';
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
import { DuplicatesBar } from './DuplicatesBar';
import { readReason, readScore, reasonChoices, scoreChoices } from './duplicateReasons';
import { useChosenPairs } from './useChosenPairs';
import { useDuplicateVerbs } from './useDuplicateVerbs';

/** Few enough to read. */
const pairsOfPage = 20;

/** Ads that may be the same (docs/rules/search-and-lists.md#duplicates). */
export default function DuplicatesScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['q', 'reason', 'score', 'place']);
  const size = 'last' in paging ? { last: pairsOfPage } : { first: pairsOfPage };
  const filter = {
    ...{ q: values.q, reason: readReason(values.reason), place: values.place },
    minScore: readScore(values.score),
  };
  const variables = { ...filter, ...paging, ...size };
  const { data, loading, error, onRetry } = getRecords(useDuplicatesScreenQuery({ ...freshRecords, variables }));
  const list = useRef<HTMLUListElement>(null);
  const verbs = useDuplicateVerbs();
  const may = useMay();
  const { chosen, setChosen, choose, dropPair, dropAd } = useChosenPairs(filter);
  const page = data?.duplicateBrochures;
  const pairs = page?.edges.map(({ node }) => node) ?? [];

  /** the pair and its buttons disappear, so the list gets the focus */
  async function settle(deed: Promise<boolean>, drop: () => void): Promise<void> {
    if (!(await deed)) return;
    drop();
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
        <RecordSelect label="Score" choices={scoreChoices} value={values.score} onChange={(score) => show({ score })} />
        <RecordSearch
          isShort
          label="Suburb or postcode"
          placeholder="Suburb or postcode"
          value={values.place}
          onSearch={(place) => show({ place })}
        />
      </RecordFilters>
      {error !== undefined && <RecordError noun="duplicate" error={error} onRetry={onRetry} />}
      <p className={styles.count} role="status">
        {error === undefined && (page === undefined || loading ? 'Loading' : plural(page.totalCount, 'pair'))}
      </p>
      {may('resolveDuplicates') && page !== undefined && pairs.length > 0 && (
        <DuplicatesBar
          shown={pairs}
          chosen={chosen}
          total={page.totalCount}
          filter={filter}
          onChoose={setChosen}
          onDecide={verbs.previewDecision}
          onArchive={verbs.previewArchiving}
        />
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
            onChoose={(isChosen) => (isChosen ? choose : dropPair)(pair)}
            onArchive={(ad) => void settle(verbs.archive(ad), () => dropAd(ad))}
            onMerge={async (keep, merge) => {
              const isDone = await verbs.merge(keep, merge);
              if (isDone) {
                dropAd(merge);
                onRetry();
              }
              return isDone;
            }}
            onKeepBoth={() => void settle(verbs.keepBoth(pair), () => dropPair(pair))}
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
