/** Whether a path is a page, or has moved to its canonical spelling. */
export type PageAddress = { kind: 'page' } | { kind: 'moved'; to: string } | { kind: 'none' };

/** These have their own routes; unknown paths below them are not pages either. */
const notPages = /^\/(?:rest|graphql|files|base-map|assets|healthz|readyz)(?:\/|$)/;
/** No page has control characters or line breaks in its path; no route of the client matches these, not even "not found". */
const control = /%(?:[01][0-9a-f]|7f|e2%80%a[89])/i;
const fileName = /\.[a-z0-9]{1,8}$/i;

export function pageAddress(url: string): PageAddress {
  const [pathname = '/'] = url.split('?', 1);
  if (notPages.test(pathname) || control.test(pathname) || fileName.test(pathname)) return { kind: 'none' };
  // browsers read a backslash as a slash, so it could lead to another host
  const proper = `/${pathname.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/')}`;
  if (proper === pathname) return { kind: 'page' };
  return { kind: 'moved', to: proper + url.slice(pathname.length) };
}
