/** Whether the address of a page carries a preview token, good or not. */
export function hasPreviewToken(url: string): boolean {
  return URL.parse(url, 'http://any.invalid')?.searchParams.has('preview') ?? false;
}
