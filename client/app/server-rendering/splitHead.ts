const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** The first picture's element comes early as well, so a preload of it only repeats long addresses. */
const preloadedPicture = /<link rel="preload" as="image"[^>]*>/g;

/** Splits React's output: without a head in the tree, React puts title, meta and link elements first. */
export function splitHead(html: string): { head: string; body: string } {
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head: head.replaceAll(preloadedPicture, ''), body: html.slice(head.length) };
}
