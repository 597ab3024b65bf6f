import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { plural } from '../../../shared/formats/plural';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeading } from '../../../ui/page/PageHeading';
import { ShowMore } from '../../../ui/load-more/ShowMore';
import { Shortcuts } from '../../../ui/shortcuts/Shortcuts';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PlacedBrochure } from './PlacedBrochure';
import { PositionFilters } from './PositionFilters';
import { parsePositionFilters, printPositionFilters } from './positionFilters';
import { PositionList } from './PositionList';
import styles from './PositionsScreen.module.css';
import { useDoubtfulPositions } from './useDoubtfulPositions';

/** Ads without a position or with a doubtful one; each gets its pin in turn. */
export default function PositionsScreen() {
  const query = useAddressQuery();
  const filters = parsePositionFilters(query);
  const navigate = useNavigate();
  const { brochures, total, error, more, reload } = useDoubtfulPositions(filters);
  const hasMoved = useRef(false);

  const asked = readDatabaseId(query.get('ad') ?? '');
  const chosen = brochures?.find(({ databaseId }) => databaseId === asked) ?? brochures?.[0];
  const at = chosen === undefined || brochures === undefined ? -1 : brochures.indexOf(chosen);

  const show = (search: URLSearchParams): void => void navigate({ search: search.toString() }, { replace: true });
  const choose = (databaseId: number | undefined): void => {
    const search = printPositionFilters(filters);
    if (databaseId !== undefined) search.set('ad', String(databaseId));
    show(search);
  };
  /** Unlike a selection in the list, this also moves the focus. */
  const goTo = (databaseId: number | undefined): void => {
    hasMoved.current = databaseId !== chosen?.databaseId;
    choose(databaseId);
  };
  const step = (by: 1 | -1): void => goTo((brochures?.[at + by] ?? chosen)?.databaseId);

  return (
    <>
      <PageHeading title="Positions" subtitle="Ads without a position, or with one that may be wrong." />
      <PositionFilters filters={filters} onChange={(next) => show(printPositionFilters(next))} />
      <p className={styles.count} role="status">
        {error === undefined && (brochures === undefined ? 'Loading' : plural(total, 'ad'))}
      </p>
      {error !== undefined && <LoadFailure title="The ads could not be loaded" error={error} onRetry={reload} />}
      {error === undefined && brochures === undefined && <Skeleton height="480px" />}
      {error === undefined && brochures?.length === 0 && (
        <EmptyState icon="pin" title="Every ad has its place">
          <p>Ads without a position, or with a doubtful one, appear here.</p>
        </EmptyState>
      )}
      {error === undefined && chosen !== undefined && brochures !== undefined && (
        <div className={styles.columns}>
          <div className={styles.list}>
            <PositionList brochures={brochures} chosen={chosen} onChoose={choose} />
            {more !== null && <ShowMore list={more} nouns="ads" />}
          </div>
          <PlacedBrochure
            key={chosen.databaseId}
            brochure={chosen}
            onShown={(heading) => {
              if (hasMoved.current) heading?.focus({ preventScroll: true });
              hasMoved.current = false;
            }}
            onSaved={() => {
              // the next ad takes its place in the list
              goTo(brochures[at + 1]?.databaseId ?? brochures[at - 1]?.databaseId);
              reload();
            }}
            onSkip={() => step(1)}
          />
        </div>
      )}
      <Shortcuts
        shortcuts={[
          { key: 'n', does: 'next', press: () => step(1) },
          { key: 'j', does: 'next', press: () => step(1) },
          { key: 'k', does: 'the one before', press: () => step(-1) },
        ]}
      />
    </>
  );
}
