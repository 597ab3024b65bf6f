/** Adds the preview token parameter for pages and REST to a URL. */
export function withPreviewToken(url: string, token: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}preview=${token}`;
}
