import type { CheckedAddress, NoAnswer } from '../../platform/outside-fetch/createCheckOutside';

/** Whether a link works, is broken, or is to be asked later because its host wants a rest. */
export type LinkJudgement = { works: true } | { works: false; reason: string } | { works: null; retryAfterMs: number };

const minute = 60_000;
const day = 24 * 60 * minute;

/** Answers that programs get where people may pass: a login, a wall against robots, a page without HEAD. */
const refusedToPrograms: readonly number[] = [401, 402, 403, 405, 406, 407, 451, 999];

const reasons: Readonly<Record<NoAnswer, string>> = {
  URL: 'It leads to what is no web address.',
  NOT_PUBLIC: 'It leads to an address that is not public.',
  REDIRECTS: 'It leads on too many times, or in a circle.',
  TIME_OUT: 'The site does not answer in time.',
  UNREACHABLE: 'The site cannot be reached.',
};

/** @param now for a `Retry-After` with a date */
export function judgeAnswer({ status, problem, retryAfter }: CheckedAddress, now: Date): LinkJudgement {
  if (problem !== null) return { works: false, reason: reasons[problem] };
  if (status === 429 || (status === 503 && retryAfter !== null)) {
    return { works: null, retryAfterMs: readRetryAfter(retryAfter, now) };
  }
  if (status !== null && (status < 400 || refusedToPrograms.includes(status))) return { works: true };
  if (status === 404 || status === 410) return { works: false, reason: `The page does not exist (${status}).` };
  return { works: false, reason: `The site answers with an error (${status}).` };
}

/** Seconds or a date; between a minute and a week, a day if it cannot be read. */
function readRetryAfter(text: string | null, now: Date): number {
  if (text === null) return day;
  const asked = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(asked) ? day : Math.min(7 * day, Math.max(minute, asked));
}
