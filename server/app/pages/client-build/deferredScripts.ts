const entryTag = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const preloadTag = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Names scripts that `start` imports later. A `link` without `rel` would be invalid HTML; with it, browsers fetch the
 * script at once.
 */
export function laterImports(urls: readonly string[]): string {
  return laterFiles('later-import', urls);
}

/** Names style sheets of which the page has the rules that it uses. `start` loads them before the scripts run. */
export function laterStyles(urls: readonly string[]): string {
  return laterFiles('later-style', urls);
}

function laterFiles(name: string, urls: readonly string[]): string {
  return urls.length === 0 ? '' : `<meta name="${name}" content="${urls.join(' ')}">`;
}

/**
 * Defers the scripts of the built page, so that the page is readable first. A small script (`start`, from
 * `client/app/entryStart.ts`) loads them after the first paint.
 */
export function deferredScripts(html: string, start: string): string {
  return html
    .replace(preloadTag, (_tag, url: string) => laterImports([url]))
    .replace(
      entryTag,
      (_tag, attributes: string, entry: string) =>
        `<meta name="later-entry" content="${entry}">` +
        `<script type="module" fetchpriority="low"${attributes} src="${start}"></script>`,
    );
}
