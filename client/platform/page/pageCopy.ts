/*
 * When the data of the page on screen left the server. The service worker marks what it takes from the device
 * (`client/service-worker/markCached.ts`); everything else has just come.
 */

import { cachedSince } from '../../shared/cachedSince';

const listeners = new Set<() => void>();
const answers = new Map<string, Answer>();

interface Answer {
  /** milliseconds since 1970; null where it is not known */
  at: number | null;
  isKept: boolean;
}

/** The view that the history is at: each step of it has a key of its own. */
function view(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'first';
}

/** Of the document; null for the fallback frame of a page that is not on the device. */
function documentCopy(): Answer | null {
  const since = document.documentElement.getAttribute(cachedSince.attribute);
  if (since === null) return { at: performance.timeOrigin, isKept: false };
  return since === '' ? null : { at: momentOf(since), isKept: true };
}

function momentOf(since: string): number | null {
  const at = Date.parse(since);
  return Number.isNaN(at) ? null : at;
}

/** Of several parts that come from the device, the oldest counts. */
function note({ headers }: Response): void {
  const since = headers.get(cachedSince.header);
  const answer = { at: since === null ? Date.now() : momentOf(since), isKept: since !== null };
  const before = answers.get(view());
  const isBeforeOlder = before?.isKept === true && answer.isKept && (before.at ?? 0) < (answer.at ?? 0);
  if (!isBeforeOlder) answers.set(view(), answer);
  listeners.forEach((listener) => listener());
}

function current(): Answer | null {
  return answers.get(view()) ?? documentCopy();
}

export const pageCopy = {
  /** to be called with each answer to a query */
  note,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** milliseconds since 1970; null where nothing of the page is known */
  takenAt: (): number | null => current()?.at ?? null,
  /** the server could not be asked, so that the device's copy is shown */
  isKept: (): boolean => current()?.isKept === true,
};
