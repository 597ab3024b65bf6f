import type { BrochureType } from '../../../generated/types';
import type { GridMode } from '../gridModes';
import type { GridRow } from '../GridRow';
import type { GridView } from '../GridView';

export interface ListContextAd {
  databaseId: number;
  type: BrochureType;
  displayTitle: string;
}

/** The list from which the user opened an ad. The editor uses it for next, previous and back. */
export interface ListContext {
  mode: GridMode;
  view: GridView;
  total: number;
  /** known ads by their position in the whole list, from 0 */
  stops: ReadonlyMap<number, ListContextAd>;
  chosen: readonly GridRow[];
  /** `databaseId` of the last opened ad; null before the first */
  lastSeen: number | null;
}
