/** State of the list's history entry: the stored filters that were dropped on the way to it. */
export type DroppedFilter = 'category' | 'area';

interface ArrivalState {
  dropped: DroppedFilter[];
}

export function arrivalState(state: ArrivalState): ArrivalState {
  return state;
}

export function droppedFilters(state: unknown): DroppedFilter[] {
  const dropped = (state as Partial<Record<keyof ArrivalState, unknown>> | null)?.dropped;
  return Array.isArray(dropped) ? (dropped as DroppedFilter[]) : [];
}
