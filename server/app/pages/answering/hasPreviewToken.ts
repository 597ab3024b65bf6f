/** True if the URL of a page has a preview token, valid or not. */
export function hasPreviewToken(url: string): boolean {
  return URL.parse(url, 'http://any.invalid')?.searchParams.has('preview') ?? false;
}
