/** What the list's history entry remembers: which stored filters were dropped on the way to it. */
export type DroppedFilter = 'category' | 'area';

interface ArrivalState {
  dropped: DroppedFilter[];
}

export function arrivalState(state: ArrivalState): ArrivalState {
  return state;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function droppedFilters(state: unknown): DroppedFilter[] {
  const dropped = isRecord(state) && Array.isArray(state['dropped']) ? (state['dropped'] as unknown[]) : [];
  return dropped.filter((name): name is DroppedFilter => name === 'category' || name === 'area');
}
