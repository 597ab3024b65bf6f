import type { Session } from '../../../../features/session/Session';
import { sessionBelongings } from '../../../../features/session/sessionRecord';
import { sessionStore } from '../../../../features/session/sessionStore';
import type { OfflineCouponsQuery } from '../../../../generated/types';
import { createDeviceStores } from '../../../../platform/storage/createDeviceStores';
import { localStore } from '../../../../platform/storage/localStore';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';

type Fetched = OfflineCouponsQuery['offlineCoupons'];

/** The coupons that this device can check without a connection (docs/decisions/0045-a-till-works-offline.md). */
export interface TillList extends Fetched {
  owner: string;
  /** by the clock of this device, in milliseconds */
  receivedAt: number;
}

const hourMs = 60 * 60 * 1000;
const key = sessionBelongings.listOfTill;

function read(stored: unknown): TillList | null {
  const isList = typeof stored === 'object' && stored !== null && 'offers' in stored && 'receivedAt' in stored;
  return isList ? (stored as TillList) : null;
}

const store = createDeviceStores(read)(key);

// the session also removes it from storage
sessionStore.subscribe(() => {
  const { session } = sessionStore.get();
  if (store.get() !== null && (session === null || ownerOfList(session) !== store.get()?.owner)) tillList.forget();
});

/** Who may use a list: the login, its company and its role. */
export function ownerOfList({ user: { did, vendor, vendorRole } }: Session): string {
  return [did, vendor?.databaseId, vendorRole ?? 'OWNER'].join(' ');
}

export const tillList = {
  ...store,

  /** Returns whether the device keeps it: its storage may be full or blocked. */
  keep(list: TillList): boolean {
    store.set(list);
    return localStore.read(key) !== undefined;
  },

  forget(): void {
    store.set(null);
    localStore.write(key, undefined);
  },

  /** Takes out a coupon that was redeemed meanwhile. */
  remove(hash: string): void {
    const list = store.get();
    if (list === null) return;
    const offers = list.offers.map((offer) => ({ ...offer, valid: offer.valid.filter((each) => each !== hash) }));
    const left = offers.reduce((sum, { valid, held }) => sum + valid.length + held.length, 0);
    if (left === list.count) return;
    store.set({ ...list, offers, count: left, totalCount: list.totalCount - (list.count - left) });
  },
};

/** True while a list counts for this owner: 12 hours by the clock of the device, which may not run backwards. */
export function isCurrent(list: TillList | null, owner: string, now: number): list is TillList {
  if (list === null || list.owner !== owner) return false;
  const age = now - list.receivedAt;
  return age >= -hourMs / 60 && age < offlineTill.hoursOfList * hourMs;
}

/** Until when a list counts, by the clock of the device. */
export function endOfList({ receivedAt }: TillList): Date {
  return new Date(receivedAt + offlineTill.hoursOfList * hourMs);
}

/** The present by the server's clock: that of a device may be wrong. */
export function serverTime({ fetchedAt, receivedAt }: TillList, now: number): Date {
  return new Date(Date.parse(fetchedAt) + now - receivedAt);
}
