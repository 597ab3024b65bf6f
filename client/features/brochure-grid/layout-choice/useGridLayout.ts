import { createDeviceStores } from '../../../platform/storage/createDeviceStores';
import { useStore } from '../../../platform/stores/useStore';
import { useSession } from '../../session/useSession';
import { hideableColumns } from './hideableColumns';
import { usualLayout, type GridLayout } from './GridLayout';

function read(stored: unknown): GridLayout {
  if (typeof stored !== 'object' || stored === null) return usualLayout;
  const { density, hidden } = stored as Record<string, unknown>;
  const known = hideableColumns.map(({ key }) => key);
  return {
    density: density === 'comfortable' ? 'comfortable' : 'compact',
    hidden: Array.isArray(hidden) ? known.filter((key) => hidden.includes(key)) : [],
  };
}

const gridLayoutOf = createDeviceStores<GridLayout>(read);

export function useGridLayout(): [GridLayout, (layout: GridLayout) => void] {
  const { session } = useSession();
  const store = gridLayoutOf(`gridLayout ${session?.user.did ?? ''}`);
  return [useStore(store), store.set];
}
