/**
 * Parses the variables editor; empty text means no variables. Throws an error whose message is a sentence for people.
 */
export function parseVariables(text: string): Record<string, unknown> | undefined {
  if (text.trim() === '') return undefined;
  const sentence = 'The variables are not valid JSON: an object such as { "first": 20 } is needed.';
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(sentence, { cause: error });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error(sentence);
  return parsed as Record<string, unknown>;
}
