/** The query parameter of a preview link. */
export const previewParameter = 'preview';

/** Adds the preview token to a path. With null, returns the path unchanged. */
export function previewPath(path: string, token: string | null): string {
  if (token === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [previewParameter]: token })}`;
}
