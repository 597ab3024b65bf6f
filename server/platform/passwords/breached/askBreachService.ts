import { createHash } from 'node:crypto';
import type { Logger } from 'pino';

const patienceMs = 2000;

/**
 * Asks a service whether a password is known from breaches (k-anonymity): it gets the first five digits of the SHA-1
 * hash, and answers with the rest of all hashes that begin so. False without a service or an answer in time.
 */
export async function askBreachService(
  { url, logger }: { url: string | null; logger: Logger },
  password: string,
): Promise<boolean> {
  if (url === null) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await fetch(url + hash.slice(0, 5), {
      // the answer has always about the same length, so that it tells nobody what was asked
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
    const lines = (await answer.text()).split(/\r?\n/);
    // padding has the count 0
    return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !line.endsWith(':0'));
  } catch (err) {
    logger.warn({ err }, 'The service for breached passwords did not answer; the password counts as unknown.');
    return false;
  }
}
