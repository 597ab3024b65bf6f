import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../../../../features/session/Session';
import { OfflineCouponsDocument } from '../../../../generated/OfflineCoupons';
import { readFailure } from '../../../../platform/errors/readFailure';
import { useIsOnline } from '../../../../platform/page/useIsOnline';
import { keepTillPage, onNewServiceWorker } from '../../../../platform/service-worker/keepTillPage';
import { useStore } from '../../../../platform/stores/useStore';
import { sendWaiting } from './sendWaiting';
import { isCurrent, ownerOfList, tillList, type TillList } from './tillList';
import { tillQueue, type QueuedRedemption } from './tillQueue';

/** a list of this age is fetched again */
const freshMs = 15 * 60 * 1000;
const checkMs = 20 * 1000;

export interface OfflineTill {
  /** null: this device has none, or none that counts */
  list: TillList | null;
  /** whether this page opens again without a connection */
  isPageKept: boolean;
  /** redemptions of this login that wait on this device */
  waiting: readonly QueuedRedemption[];
  /** those that did not count, until they are seen */
  refused: readonly QueuedRedemption[];
  /** why they could not be sent */
  problem: string | null;
  owner: string;
  /** renewed every 20 seconds */
  now: number;
}

/**
 * Keeps this device ready to work without a connection, and sends what waits when there is one
 * (docs/rules/prices-and-coupons.md#a-till-without-a-connection).
 */
export function useOfflineTill(session: Session): OfflineTill {
  const client = useApolloClient();
  const isOnline = useIsOnline();
  const owner = ownerOfList(session);
  const { did } = session.user;
  const stored = useStore(tillList);
  const queue = useStore(tillQueue).filter((each) => each.owner === did);
  const [isPageKept, setPageKept] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [now, setNow] = useState(Date.now);

  const work = useCallback(async () => {
    setNow(Date.now());
    const kept = tillList.get();
    if (kept !== null && !isCurrent(kept, owner, Date.now())) tillList.forget();
    if (!navigator.onLine) return;
    try {
      const results = await sendWaiting(client, did);
      setProblem(null);
      if (results > 0) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    } catch (error) {
      const { code, message } = readFailure(error);
      setProblem(noConnection.includes(code) ? null : message);
      return;
    }
    if (!('subtle' in crypto) || (isCurrent(kept, owner, Date.now()) && Date.now() - kept.receivedAt < freshMs)) return;
    const { data } = await client.query({ query: OfflineCouponsDocument, fetchPolicy: 'no-cache' });
    if (data) tillList.keep({ ...data.offlineCoupons, owner, receivedAt: Date.now() });
  }, [client, did, owner]);

  useEffect(() => {
    const run = () => void work().catch(() => undefined);
    run();
    const timer = setInterval(run, checkMs);
    return () => clearInterval(timer);
  }, [work, isOnline]);

  useEffect(() => {
    const keep = () => void keepTillPage().then(setPageKept);
    keep();
    return onNewServiceWorker(keep);
  }, []);

  return {
    list: isCurrent(stored, owner, now) ? stored : null,
    ...{ isPageKept, problem, owner: did, now },
    waiting: queue.filter(({ refusal }) => refusal === null),
    refused: queue.filter(({ refusal }) => refusal !== null),
  };
}

/** Failures that mean: no connection, or none that is of use. */
export const noConnection = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'];
