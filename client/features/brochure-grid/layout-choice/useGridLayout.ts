import { createDeviceStores } from '../../../platform/storage/createDeviceStores';
import { useStore } from '../../../platform/stores/useStore';
import type { DataGridDensity } from '../../../ui/data-grid/DataGrid';
import { useSession } from '../../session/useSession';
import { columnTitles, type ColumnKey } from '../columnTitles';

/** An administrator's table settings on this device. */
export interface GridLayout {
  density: DataGridDensity;
  hidden: readonly ColumnKey[];
}

/** Title and actions cannot be hidden, because a row is useless without them. */
export const hideableColumns = (Object.keys(columnTitles) as ColumnKey[]).filter(
  (key) => key !== 'TITLE' && key !== 'ACTIONS',
);

function read(stored: unknown): GridLayout {
  const { density, hidden } = (stored ?? {}) as Record<string, unknown>;
  return {
    density: density === 'comfortable' ? 'comfortable' : 'compact',
    hidden: Array.isArray(hidden) ? hideableColumns.filter((key) => hidden.includes(key)) : [],
  };
}

const gridLayoutOf = createDeviceStores<GridLayout>(read);

export function useGridLayout(): [GridLayout, (layout: GridLayout) => void] {
  const { session } = useSession();
  const store = gridLayoutOf(`gridLayout ${session?.user.did ?? ''}`);
  return [useStore(store), store.set];
}
