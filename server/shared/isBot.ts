import { isbot } from 'isbot';

/** Returns true for bots, and for clients without a user agent. */
export function isBot(userAgent: string | null): boolean {
  return userAgent === null || userAgent.trim() === '' || isbot(userAgent);
}
