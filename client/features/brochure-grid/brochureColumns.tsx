import type { DataGridColumn } from '../../ui/data-grid/DataGridColumn';
import type { BrochureVerb } from '../brochure-lifecycle/useBrochureVerbs';
import { typeNames } from './brochureWords';
import { BrochureActionButtons } from './BrochureActionButtons';
import { CategoryCell } from './CategoryCell';
import type { GridRow } from './GridRow';
import type { SortKey } from './GridView';
import { StatusCell } from './StatusCell';
import { ThumbnailCell } from './ThumbnailCell';
import { TitleCell } from './TitleCell';

type BrochureColumn = DataGridColumn<GridRow> & ({ key: SortKey; sortable: true } | { sortable?: never });

type OnVerb = (verb: BrochureVerb, row: GridRow) => Promise<unknown>;

const numbers = new Intl.NumberFormat('en-AU');

/** The nine columns of the administrators' list, in the specification's order and words (section 2). */
export function brochureColumns(onVerb: OnVerb): readonly BrochureColumn[] {
  return [
    { key: 'ID', title: 'ID', width: 64, align: 'right', sortable: true, render: (row) => row.databaseId },
    { key: 'INDEX', title: 'Index', width: 76, align: 'right', sortable: true, render: (row) => row.adIndex ?? '–' },
    { key: 'TITLE', title: 'Title', sortable: true, fold: 'head', render: (row) => <TitleCell row={row} /> },
    {
      key: 'CATEGORY',
      title: 'Category',
      width: 134,
      sortable: true,
      fold: 'wide',
      render: (row) => <CategoryCell row={row} />,
    },
    {
      key: 'STATUS',
      title: 'Status',
      width: 134,
      sortable: true,
      fold: 'plain',
      render: (row) => <StatusCell row={row} />,
    },
    { key: 'TYPE', title: 'Type', width: 108, sortable: true, render: (row) => typeNames[row.type] },
    {
      key: 'VIEWS',
      title: 'View Count',
      width: 114,
      align: 'right',
      sortable: true,
      render: (row) => numbers.format(row.detailViewsCount),
    },
    { key: 'THUMBNAIL', title: 'Thumbnail', width: 88, fold: 'plain', render: (row) => <ThumbnailCell row={row} /> },
    {
      key: 'ACTIONS',
      title: 'Actions',
      width: 116,
      fold: 'plain',
      render: (row) => <BrochureActionButtons row={row} onVerb={onVerb} />,
    },
  ];
}
