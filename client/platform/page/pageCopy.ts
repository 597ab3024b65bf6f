/*
 * The time when the data of the current page left the server. The service worker marks responses from its cache
 * (`client/service-worker/markCached.ts`); everything else is fresh.
 */

import { cachedSince } from '../../shared/cachedSince';
import { createStore } from '../stores/createStore';
import { historyKey } from './navigation/historyKey';

interface Answer {
  /** milliseconds since 1970; null if unknown */
  at: number | null;
  isKept: boolean;
}

const answers = createStore<ReadonlyMap<string, Answer>>(new Map());

/** The copy that the document is; null for the fallback frame of a page that is not on the device. */
function documentCopy(): Answer | null {
  const since = document.documentElement.getAttribute(cachedSince.attribute);
  if (since === null) return { at: performance.timeOrigin, isKept: false };
  return since === '' ? null : { at: momentOf(since), isKept: true };
}

function momentOf(since: string): number | null {
  const at = Date.parse(since);
  return Number.isNaN(at) ? null : at;
}

/** The oldest of several cached parts counts. */
function note({ headers }: Response): void {
  const since = headers.get(cachedSince.header);
  const answer = { at: since === null ? Date.now() : momentOf(since), isKept: since !== null };
  const before = answers.get().get(historyKey());
  const isBeforeOlder = before?.isKept === true && answer.isKept && (before.at ?? 0) < (answer.at ?? 0);
  if (!isBeforeOlder) answers.set(new Map(answers.get()).set(historyKey(), answer));
}

function current(): Answer | null {
  return answers.get().get(historyKey()) ?? documentCopy();
}

export const pageCopy = {
  /** call it with each response to a query */
  note,
  subscribe: answers.subscribe,
  /** milliseconds since 1970; null if nothing of the page is known */
  takenAt: (): number | null => current()?.at ?? null,
  /** true: the server could not be reached, so the page shows the device's copy */
  isKept: (): boolean => current()?.isKept === true,
};
