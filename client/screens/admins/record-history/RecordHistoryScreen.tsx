import { useParams } from 'react-router';
import { HistoryList } from '../../../features/audit-changes/HistoryList';
import type { Version } from '../../../features/audit-changes/historyColumns';
import { useHistoryView } from '../../../features/audit-changes/useHistoryView';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useMay } from '../../../features/session/useMay';
import { useRecordHistoryScreenQuery } from '../../../generated/RecordHistoryScreen';
import { useRestoreVersionOfRecordMutation } from '../../../generated/RestoreRecordVersion';
import type { StaffAction } from '../../../generated/staffRights';
import { privatePaths } from '../../../shared/privatePaths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { PageHeading } from '../../../ui/page/PageHeading';

interface RecordKind {
  noun: string;
  /** where its records are changed, and what one has to be allowed to do for it */
  pathOf: (databaseId: number) => string;
  change: StaffAction;
  /** of the only record of the kind; absent: the address names the record */
  onlyId?: number;
  /** the address names it by its global id instead of its number */
  isByGlobalId?: true;
}

const kinds = {
  Account: {
    ...{ noun: 'login', pathOf: () => privatePaths.adminStaff(), change: 'setStaffRole', isByGlobalId: true },
  },
  AtdwSettings: {
    ...{ noun: 'tourism connector', pathOf: () => privatePaths.adminAtdw() },
    ...{ change: 'updateAtdwSettings', onlyId: 1 },
  },
  Vendor: { noun: 'vendor', pathOf: privatePaths.adminVendor, change: 'updateVendor' },
  Category: { noun: 'category', pathOf: () => privatePaths.adminCategories(), change: 'updateCategory' },
  MapArea: { noun: 'map area', pathOf: privatePaths.adminMapArea, change: 'updateMapArea' },
  StreetIndexEntry: { noun: 'street', pathOf: () => privatePaths.adminStreets(), change: 'updateStreetIndexEntry' },
} as const satisfies Readonly<Record<string, RecordKind>>;

/** Every change of one record that is no ad (docs/rules/statuses-and-reviews.md#history-of-other-records). */
export default function RecordHistoryScreen({ kind }: { kind: keyof typeof kinds }) {
  const { noun, pathOf, change, onlyId, isByGlobalId }: RecordKind = kinds[kind];
  const { id = '' } = useParams();
  const databaseId = onlyId ?? readDatabaseId(id) ?? 0;
  const { view, filter } = useHistoryView(
    isByGlobalId ? { entity: id } : { entityType: kind, entityDatabaseId: databaseId },
  );
  const query = useRecordHistoryScreenQuery({ ...freshRecords, variables: { filter, ...view.paging } });
  const { data, loading, error, onRetry } = getRecords(query);
  const may = useMay();
  const restore = useRestoreVersion(onRetry);
  const isOne = onlyId !== undefined || isByGlobalId === true;
  const name = data?.auditLog.edges[0]?.node.entityName ?? null;
  return (
    <>
      <PageHeading
        title={`History of ${name === null ? (isOne ? noun : `${noun} ${String(databaseId)}`) : `“${name}”`}`}
        subtitle="Every change, the latest first."
        actions={name !== null && <ButtonLink to={pathOf(databaseId)}>Open the {noun}</ButtonLink>}
      />
      <HistoryList
        noun={noun}
        view={view}
        page={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onRestore={may('restoreRecordVersion') && may(change) ? (version) => void restore(version) : null}
      />
    </>
  );
}

function useRestoreVersion(onDone: () => void) {
  const [restore] = useRestoreVersionOfRecordMutation();
  const attempt = useVerb();
  return async ({ id: entryId }: Version): Promise<void> => {
    const isBack = await attempt({
      run: () => restore({ variables: { input: { entryId } } }),
      done: 'The fields have their former values.',
      notDone: 'The fields stay as they are.',
    });
    if (isBack) onDone();
  };
}
