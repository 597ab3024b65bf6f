/** What was typed as an index: a number, null for none, undefined for neither. The server knows the rest of the rule. */
export function readIndex(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}
