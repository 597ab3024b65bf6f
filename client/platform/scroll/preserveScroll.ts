/** The state of a navigation, which must not scroll. A copy of it, as the browser's history has, says the same. */
export function preserveScrollWith<State extends object>(state: State) {
  return { ...state, preservesScroll: true } as const;
}

/**
 * State of a navigation that changes filters or views and must not scroll: `navigate(path, { state: preserveScroll })`.
 */
export const preserveScroll = preserveScrollWith({});

/** True for the state of a navigation that must not scroll. */
export function preservesScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preservesScroll' in state && state.preservesScroll === true;
}
