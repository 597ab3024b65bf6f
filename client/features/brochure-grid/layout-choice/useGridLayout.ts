import { useDeviceStore } from '../../../platform/storage/useDeviceStore';
import { useSession } from '../../session/useSession';
import { createDeviceStore } from '../../../platform/storage/createDeviceStore';
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

const gridLayoutStore = createDeviceStore<GridLayout>(read);

export function useGridLayout(): [GridLayout, (layout: GridLayout) => void] {
  const { session } = useSession();
  return useDeviceStore(gridLayoutStore, `gridLayout ${session?.user.did ?? ''}`);
}
