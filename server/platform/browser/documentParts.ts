/** between the parts of a document; text in it is escaped, so it has none by chance */
const mark = '<!-- part -->';

/** Joins parts to a document that `splitDocument` divides again. */
export function joinDocument({ head, parts, end }: { head: string; parts: readonly string[]; end: string }): string {
  return [head, ...parts, end].join(mark);
}

/** Returns each part of a document as one with the same head: the browser's memory grows with what it prints at a time. */
export function splitDocument(html: string): string[] {
  const [head = '', ...parts] = html.split(mark);
  const end = parts.pop() ?? '';
  return parts.length === 0 ? [html] : parts.map((part) => `${head}\n${part}\n${end}`);
}
