const entryTag = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const preloadTag = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** Names a script that `start` imports later. A `link` without `rel` would be invalid HTML, one with it is fetched at once. */
export function laterImport(url: string): string {
  return `<meta name="later-import" content="${url}">`;
}

/**
 * The page is read before it is used: what the built page would load at once is left to a small script (`start`, of
 * `client/app/entryStart.ts`), which fetches it once the first picture stands.
 */
export function deferredScripts(html: string, start: string): string {
  return html
    .replace(preloadTag, (_tag, url: string) => laterImport(url))
    .replace(
      entryTag,
      (_tag, attributes: string, entry: string) =>
        `<meta name="later-entry" content="${entry}">` +
        `<script type="module" fetchpriority="low"${attributes} src="${start}"></script>`,
    );
}
