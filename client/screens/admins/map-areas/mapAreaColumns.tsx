import type { MapAreasScreenQuery } from '../../../generated/types';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';
import { groupThousands } from '../../../shared/formats/groupThousands';

export type MapAreaRow = MapAreasScreenQuery['mapAreas']['edges'][number]['node'];

export const mapAreaColumns: readonly DataGridColumn<MapAreaRow>[] = [
  {
    key: 'name',
    title: 'Area',
    fold: 'head',
    render: ({ name, databaseId }) => <Link to={privatePaths.adminMapArea(databaseId)}>{name}</Link>,
  },
  { key: 'code', title: 'Code', render: ({ code }) => <code>{code}</code> },
  { key: 'state', title: 'State', width: 90, render: ({ state }) => state ?? '–' },
  {
    key: 'grid',
    title: 'Grid',
    width: 160,
    render: ({ gridColumns, gridRows }) => `A–${String.fromCharCode(64 + gridColumns)}, 1–${String(gridRows)}`,
  },
  {
    key: 'ads',
    title: 'Ads',
    width: 90,
    align: 'right',
    render: ({ activeBrochuresCount, code }) => (
      <Link to={`${privatePaths.adminBrochures()}?area=${code}`}>{groupThousands(activeBrochuresCount)}</Link>
    ),
  },
  {
    key: 'streets',
    title: 'Streets',
    width: 100,
    align: 'right',
    render: ({ streetsCount, code }) => (
      <Link to={`${privatePaths.adminStreets()}?area=${code}`}>{groupThousands(streetsCount)}</Link>
    ),
  },
];
