/** Parses an index: a number, null for blank, undefined for invalid text. The server validates the range. */
export function readIndex(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}
