/** Visible characters except `%`: a name of a parameter stands there as it is. */
const plain = /^[!-$&-~]*$/;

/** True if the URL of a page has a preview token, valid or not. */
export function hasPreviewToken(url: string): boolean {
  // several times for each page, and hardly any has one
  if (plain.test(url) && !url.includes('preview')) return false;
  return URL.parse(url, 'http://any.invalid')?.searchParams.has('preview') ?? false;
}
