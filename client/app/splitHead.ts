const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** React puts title, meta and link elements first where the tree holds no head; they belong into the page's head. */
export function splitHead(html: string): { head: string; body: string } {
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
