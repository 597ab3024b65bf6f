import { useDeviceStore } from '../../../platform/storage/useDeviceStore';
import { useSession } from '../../session/useSession';
import type { GridLayout } from './GridLayout';
import { gridLayoutStore } from './gridLayoutStore';

export function useGridLayout(): [GridLayout, (layout: GridLayout) => void] {
  const { session } = useSession();
  return useDeviceStore(gridLayoutStore, `gridLayout ${session?.user.did ?? ''}`);
}
