/** State of a step that changes what the visitor looks at, and so moves nothing: `navigate(path, { state: preserveScroll })`. */
export const preserveScroll = {} as const;
