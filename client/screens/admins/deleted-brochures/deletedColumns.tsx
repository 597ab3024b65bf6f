import { Button } from 'antd';
import { Moment } from '../../../features/record-list/Moment';
import { typeLabels } from '../../../generated/brochureTypes';
import type { DeletedBrochuresScreenQuery } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';

export type DeletedAd = DeletedBrochuresScreenQuery['deletedBrochures']['edges'][number]['node'];

export function nameOfDeleted({ name, databaseId }: DeletedAd): string {
  return name ?? `Ad ${String(databaseId)}`;
}

/** `onRestore` is null for those who may only read. */
export function deletedColumns(onRestore: ((ad: DeletedAd) => void) | null): DataGridColumn<DeletedAd>[] {
  return [
    {
      key: 'ad',
      title: 'Ad',
      fold: 'head',
      render: (ad) => <Link to={privatePaths.adminBrochureHistory(ad.databaseId)}>{nameOfDeleted(ad)}</Link>,
    },
    { key: 'number', title: 'Number', width: 90, align: 'right', render: ({ databaseId }) => String(databaseId) },
    { key: 'type', title: 'Type', width: 130, render: ({ type }) => typeLabels[type] },
    {
      ...{ key: 'deleted', title: 'Deleted', width: 180, fold: 'wide' },
      render: ({ deletedAt }) => <Moment at={deletedAt} />,
    },
    {
      ...{ key: 'who', title: 'By', width: 160, fold: 'wide' },
      render: ({ deletedBy }) => (deletedBy === null ? 'The site' : (deletedBy.name ?? deletedBy.email)),
    },
    {
      ...{ key: 'job', title: 'Bulk job', width: 100, fold: 'wide' },
      render: ({ bulkJobId }) =>
        bulkJobId === null ? '–' : <Link to={privatePaths.adminBulkJob(bulkJobId)}>Job {bulkJobId}</Link>,
    },
    {
      ...{ key: 'until', title: 'Restorable until', width: 190, fold: 'wide' },
      render: ({ isRestorable, restorableUntil }) => (isRestorable ? <Moment at={restorableUntil} /> : 'No more'),
    },
    {
      ...{ key: 'actions', title: 'Actions', width: 110, fold: 'foot' },
      render: (ad) =>
        ad.isRestorable &&
        onRestore !== null && (
          <Button size="small" aria-label={`Restore: ${nameOfDeleted(ad)}`} onClick={() => onRestore(ad)}>
            Restore
          </Button>
        ),
    },
  ];
}
