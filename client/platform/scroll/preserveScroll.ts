/**
 * State of a navigation that changes filters or views and must not scroll: `navigate(path, { state: preserveScroll })`.
 */
export const preserveScroll = {} as const;
