const entryTag = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const preloadTag = /<link rel="modulepreload"/g;

/**
 * The page is read before it is used: what the built page would load at once is left to a small script (`start`, of
 * `client/app/entryStart.ts`), which fetches it once the first picture stands.
 */
export function laterScripts(html: string, start: string): string {
  return html
    .replace(preloadTag, '<link data-later="import"')
    .replace(
      entryTag,
      (_tag, attributes: string, entry: string) =>
        `<link data-later="entry"${attributes} href="${entry}">` +
        `<script type="module" fetchpriority="low"${attributes} src="${start}"></script>`,
    );
}
