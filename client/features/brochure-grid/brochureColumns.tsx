import type { DataGridColumn } from '../../ui/data-grid/DataGridColumn';
import { BrochureActionButtons } from './actions/BrochureActionButtons';
import { CategoryCell } from './cells/CategoryCell';
import styles from './cells/cells.module.css';
import { columnTitles, type ColumnKey } from './columnTitles';
import type { GridRow } from './GridRow';
import type { SortKey } from './GridView';
import { IndexCell } from './cells/IndexCell';
import { StatusCell } from './cells/StatusCell';
import { ThumbnailCell } from './cells/ThumbnailCell';
import { TitleCell } from './cells/TitleCell';
import type { RowActor } from './actions/useRowActor';
import { typeLabels } from '../../generated/brochureTypes';
import { groupThousands } from '../../shared/formats/groupThousands';

type BrochureColumn = DataGridColumn<GridRow> &
  ({ key: SortKey; sortable: true } | { key: ColumnKey; sortable?: never });

/**
 * The nine columns of the administrators' list, in the order and wording of docs/rules/screens.md#administrators-table.
 */
export function brochureColumns(actor: RowActor): readonly BrochureColumn[] {
  return [
    { key: 'ID', title: columnTitles.ID, width: 60, align: 'right', sortable: true, render: (row) => row.databaseId },
    {
      key: 'INDEX',
      title: columnTitles.INDEX,
      width: 72,
      align: 'right',
      sortable: true,
      render: (row) =>
        actor.may('setBrochureIndex') ? <IndexCell row={row} onSave={actor.setIndex} /> : (row.adIndex ?? '–'),
    },
    {
      key: 'TITLE',
      title: columnTitles.TITLE,
      sortable: true,
      fold: 'head',
      line: 'first',
      render: (row) => <TitleCell row={row} />,
    },
    {
      key: 'CATEGORY',
      title: columnTitles.CATEGORY,
      width: 104,
      grow: 0.05,
      sortable: true,
      fold: 'wide',
      line: 'rest',
      render: (row) => <CategoryCell row={row} />,
    },
    {
      key: 'STATUS',
      title: columnTitles.STATUS,
      width: 130,
      grow: 0.05,
      sortable: true,
      fold: 'plain',
      line: 'second',
      render: (row) => <StatusCell row={row} />,
    },
    {
      key: 'TYPE',
      title: columnTitles.TYPE,
      width: 88,
      grow: 0.05,
      sortable: true,
      render: (row) => <span className={styles.wrapped}>{typeLabels[row.type]}</span>,
    },
    {
      key: 'VIEWS',
      title: columnTitles.VIEWS,
      width: 80,
      grow: 0.09,
      align: 'right',
      sortable: true,
      render: (row) => groupThousands(row.detailViewsCount),
    },
    {
      key: 'THUMBNAIL',
      title: columnTitles.THUMBNAIL,
      width: 88,
      fold: 'plain',
      render: (row) => <ThumbnailCell row={row} />,
    },
    {
      key: 'ACTIONS',
      title: columnTitles.ACTIONS,
      width: 138,
      fold: 'foot',
      line: 'end',
      render: (row) => <BrochureActionButtons row={row} actor={actor} />,
    },
  ];
}
