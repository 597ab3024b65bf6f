/** Thrown when the site was updated since the running page was loaded: the files of two builds do not fit together. */
export class OtherBuild extends Error {}

/**
 * Returns the addresses of the site's files in a page's HTML.
 *
 * @throws OtherBuild when it starts with none of the scripts that the running page started with
 */
export function filesOfHtml(html: string, running: Pick<Document, 'scripts'>): string[] {
  const starts = [...html.matchAll(/<script[^>]+src="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const ours = new Set([...running.scripts].map((script) => script.getAttribute('src')));
  if (starts.length > 0 && !starts.some((path) => ours.has(path ?? ''))) throw new OtherBuild();
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []))];
}
