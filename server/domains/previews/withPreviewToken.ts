/** Adds the parameter by which pages and REST take a preview token. */
export function withPreviewToken(url: string, token: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}preview=${token}`;
}
