/** What the list's history entry remembers of how its filters came about. */
export type DroppedFilter = 'category' | 'area';

interface ArrivalState {
  /** the filters were taken from storage, not chosen now */
  restored?: true;
  dropped?: DroppedFilter[];
}

export function arrivalState(state: ArrivalState): ArrivalState {
  return state;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isRestored(state: unknown): boolean {
  return isRecord(state) && state['restored'] === true;
}

export function droppedFilters(state: unknown): DroppedFilter[] {
  const dropped = isRecord(state) && Array.isArray(state['dropped']) ? (state['dropped'] as unknown[]) : [];
  return dropped.filter((name): name is DroppedFilter => name === 'category' || name === 'area');
}
