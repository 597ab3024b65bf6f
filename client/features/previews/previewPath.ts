/** The query parameter of a preview link. */
export const previewParameter = 'preview';

/** A page together with the token that opens it; null: nothing is needed. */
export function previewPath(path: string, token: string | null): string {
  if (token === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [previewParameter]: token })}`;
}
