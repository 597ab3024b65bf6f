import { isbot } from 'isbot';

/** Whoever does not say what it is, is no browser. */
export function isBot(userAgent: string | null): boolean {
  return userAgent === null || userAgent.trim() === '' || isbot(userAgent);
}
