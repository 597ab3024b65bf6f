import { useParams } from 'react-router';
import { HistoryList } from '../../../features/audit-changes/HistoryList';
import { useHistoryView } from '../../../features/audit-changes/useHistoryView';
import { useRestoreRecordVersion } from '../../../features/audit-changes/useRestoreRecordVersion';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useMay } from '../../../features/session/useMay';
import { useRecordHistoryScreenQuery } from '../../../generated/RecordHistoryScreen';
import type { StaffAction } from '../../../generated/staffRights';
import type { RecordHistoryScreenQuery } from '../../../generated/types';
import { formatKey } from '../../../shared/formatKey';
import { privatePaths } from '../../../shared/privatePaths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { PageHeading } from '../../../ui/page/PageHeading';

type HistoryLine = RecordHistoryScreenQuery['auditLog']['edges'][number]['node'];

interface RecordKind {
  noun: string;
  /** where its records are changed or listed; `line` is one of the history */
  pathOf: (databaseId: number, line: HistoryLine) => string;
  /** what one has to be allowed to do to give fields their former values; absent: none come back */
  change?: StaffAction;
  /** what people read once a version is restored; absent: that the fields have their former values */
  outcome?: string;
  /** of the only record of the kind; absent: the address names the record */
  onlyId?: number;
  /** the address may name it by its global id instead of its number */
  takesGlobalId?: boolean;
  /** as the audit log names it; absent: as here */
  entityType?: string;
}

const kinds = {
  Account: { noun: 'login', pathOf: () => privatePaths.adminStaff(), takesGlobalId: true },
  VendorLogin: {
    ...{ noun: 'login', pathOf: () => privatePaths.adminVendors() },
    ...{ takesGlobalId: true, entityType: 'Account' },
  },
  AtdwSettings: {
    ...{ noun: 'tourism connector', pathOf: () => privatePaths.adminAtdw() },
    ...{ change: 'updateAtdwSettings', onlyId: 1 },
  },
  Vendor: { noun: 'vendor', pathOf: privatePaths.adminVendor, change: 'updateVendor' },
  Category: { noun: 'category', pathOf: () => privatePaths.adminCategories(), change: 'updateCategory' },
  MapArea: { noun: 'map area', pathOf: privatePaths.adminMapArea, change: 'updateMapArea' },
  StreetIndexEntry: { noun: 'street', pathOf: () => privatePaths.adminStreets(), change: 'updateStreetIndexEntry' },
  ImportProfile: {
    ...{ noun: 'import profile', pathOf: () => privatePaths.adminBrochureImport(), change: 'mapBrochureImport' },
    outcome: 'The profile reads these columns and values as before.',
  },
  PrintedMap: {
    ...{ noun: 'PDF map', pathOf: () => privatePaths.adminPrintedMaps(), takesGlobalId: true },
    ...{ change: 'applyPrintLayout', outcome: 'The PDF map is being made by the layout of before.' },
  },
  PrintLayout: {
    ...{ noun: 'layout', pathOf: pathOfLayout, change: 'savePrintLayout' },
    outcome: 'A version with the former settings is saved. Use it in the print editor.',
  },
  CouponPurchase: { noun: 'coupon', pathOf: () => privatePaths.adminPurchases(), takesGlobalId: true },
  Enquiry: { noun: 'enquiry', pathOf: () => privatePaths.adminEnquiries(), takesGlobalId: true },
  PrivacyRequest: { noun: 'privacy request', pathOf: () => privatePaths.adminPrivacyRequests(), takesGlobalId: true },
  DataBreach: { noun: 'data breach', pathOf: () => privatePaths.adminDataBreaches(), takesGlobalId: true },
  ApiKey: { noun: 'API key', pathOf: () => privatePaths.adminApiKeys() },
  Webhook: { noun: 'webhook', pathOf: () => privatePaths.adminWebhooks() },
} as const satisfies Readonly<Record<string, RecordKind>>;

/** Every change of one record that is no ad (docs/rules/statuses-and-reviews.md#history-of-other-records). */
export default function RecordHistoryScreen({ kind }: { kind: keyof typeof kinds }) {
  const { noun, pathOf, change, outcome, onlyId, takesGlobalId = false, entityType = kind }: RecordKind = kinds[kind];
  const { id = '' } = useParams();
  const databaseId = onlyId ?? readDatabaseId(id);
  const record = databaseId === null && takesGlobalId ? { entity: id } : { entityDatabaseId: databaseId ?? 0 };
  const { view, filter } = useHistoryView({ entityType, ...record });
  const query = useRecordHistoryScreenQuery({ ...freshRecords, variables: { filter, ...view.paging } });
  const { data, loading, error, onRetry } = getRecords(query);
  const may = useMay();
  const restore = useRestoreRecordVersion(onRetry);
  const isNumbered = onlyId === undefined && databaseId !== null;
  const [line] = data?.auditLog.edges ?? [];
  const name = line?.node.entityName ?? null;
  const isRestorer = change !== undefined && may('restoreRecordVersion') && may(change);
  return (
    <>
      <PageHeading
        title={`History of ${name === null ? (isNumbered ? `${noun} ${String(databaseId)}` : noun) : `“${name}”`}`}
        subtitle="Every change, the latest first."
        actions={line !== undefined && <ButtonLink to={pathOf(databaseId ?? 0, line.node)}>Open the {noun}</ButtonLink>}
      />
      <HistoryList
        noun={noun}
        view={view}
        page={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onRestore={
          isRestorer
            ? ({ id: entryId }) =>
                void restore({
                  ...{ entryId, done: outcome ?? 'The fields have their former values.' },
                  notDone: 'The fields stay as they are.',
                })
            : null
        }
      />
    </>
  );
}

/** The print editor of a layout that is still there. */
function pathOfLayout(_databaseId: number, { printLayout }: HistoryLine): string {
  if (printLayout == null) return privatePaths.adminPrintedMaps();
  return `${privatePaths.adminPrintEditor(printLayout.mapArea.databaseId)}?format=${formatKey(printLayout)}`;
}
