const shortestSecret = 32;

/** What a setting with a secret takes, for a message. */
export const secretTakes = `at least ${String(shortestSecret)} random characters (for example from "openssl rand -base64 32")`;

/** undefined: too short to be random, or the text of a command, which `.env` does not run and everybody can guess */
export function readLongSecret(value: string): string | undefined {
  return value.length >= shortestSecret && !value.includes('$(') ? value : undefined;
}
