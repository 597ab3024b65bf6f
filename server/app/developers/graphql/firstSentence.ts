/** The first sentence of a description; the page of what it describes has the rest. */
export function firstSentence(description: string | null | undefined): string {
  const text = description ?? '';
  return /^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text;
}
