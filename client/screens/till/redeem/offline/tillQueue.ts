import type { OfflineOutcome } from '../../../../generated/types';
import { createDeviceStores } from '../../../../platform/storage/createDeviceStores';
import { localStore } from '../../../../platform/storage/localStore';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';

/** A redemption that waits on this device, or was refused and not yet seen. */
export interface QueuedRedemption {
  /** the login that made it; only this one sends it */
  owner: string;
  key: string;
  list: string;
  code: string;
  title: string;
  timeZone: string;
  /** ISO time, by the server's clock */
  redeemedAt: string;
  /** it may have arrived, although no answer came */
  wasSent: boolean;
  refusal: { outcome: OfflineOutcome; message: string } | null;
}

interface Result {
  key: string;
  outcome: OfflineOutcome;
  message: string | null;
}

const key = 'redemptionsOfTill';
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Redemptions of a week ago are over: the server takes none after three days. */
function read(stored: unknown): QueuedRedemption[] {
  if (!Array.isArray(stored)) return [];
  return (stored as QueuedRedemption[]).filter(({ redeemedAt }) => Date.now() - Date.parse(redeemedAt) < weekMs);
}

const store = createDeviceStores(read)(key);

export const tillQueue = {
  ...store,

  /** Returns false if there is no room: 100 wait already, or the device keeps no more. */
  add(redemption: QueuedRedemption): boolean {
    const before = store.get();
    if (before.filter(({ refusal }) => refusal === null).length >= offlineTill.mostWaiting) return false;
    store.set([...before, redemption]);
    if (read(localStore.read(key)).some((each) => each.key === redemption.key)) return true;
    store.set(before);
    return false;
  },

  remove(removed: string): void {
    store.set(store.get().filter((each) => each.key !== removed));
  },

  markSent(sent: readonly string[]): void {
    store.set(store.get().map((each) => (sent.includes(each.key) ? { ...each, wasSent: true } : each)));
  },

  /** Takes out what counts, and keeps what does not until somebody has seen it. */
  settle(results: readonly Result[]): void {
    const byKey = new Map(results.map((result) => [result.key, result]));
    store.set(
      store.get().flatMap((each) => {
        const result = byKey.get(each.key);
        if (result === undefined) return [each];
        const { outcome, message } = result;
        return outcome === 'REDEEMED' ? [] : [{ ...each, refusal: { outcome, message: message ?? '' } }];
      }),
    );
  },
};
