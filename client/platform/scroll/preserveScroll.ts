const preserving = new WeakSet<object>();

/** The state of a navigation, which must not scroll. */
export function preserveScrollWith<State extends object>(state: State): State {
  preserving.add(state);
  return state;
}

/**
 * State of a navigation that changes filters or views and must not scroll: `navigate(path, { state: preserveScroll })`.
 */
export const preserveScroll = preserveScrollWith({});

/** True in the document that has navigated so; the browser's history has copies of states. */
export function preservesScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && preserving.has(state);
}
