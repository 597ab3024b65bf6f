const entryTag = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const preloadTag = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Names a script that `start` imports later. A `link` without `rel` would be invalid HTML; with it, browsers fetch the
 * script at once.
 */
export function laterImport(url: string): string {
  return `<meta name="later-import" content="${url}">`;
}

/**
 * Defers the scripts of the built page, so that the page is readable first. A small script (`start`, from
 * `client/app/entryStart.ts`) loads them after the first paint.
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
