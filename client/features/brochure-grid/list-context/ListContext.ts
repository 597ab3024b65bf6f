import type { BrochureType } from '../../../generated/types';
import type { GridMode } from '../gridModes';
import type { GridRow } from '../GridRow';
import type { GridView } from '../GridView';

export interface ListContextAd {
  databaseId: number;
  type: BrochureType;
  displayTitle: string;
}

/** The list that somebody came from, so that an editor leads on in it, and back to the place that was left. */
export interface ListContext {
  mode: GridMode;
  view: GridView;
  total: number;
  /** by their place in the whole list, from 0: those that are known */
  stops: ReadonlyMap<number, ListContextAd>;
  chosen: readonly GridRow[];
  /** number of the ad that was looked at last; null: none since the list */
  lastSeen: number | null;
}
