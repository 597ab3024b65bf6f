import { followOtherTabs } from '../../platform/storage/followOtherTabs';
import { createStore } from '../../platform/stores/createStore';
import type { Session } from './Session';
import { readSession, sessionKeys, writeSession } from './sessionRecord';

/** Why the session has ended; null while there is one, or if there never was one. */
export type SessionEnd = 'SIGNED_OUT' | 'SIGNED_OUT_ELSEWHERE' | 'EXPIRED' | null;

export interface SessionState {
  session: Session | null;
  end: SessionEnd;
}

/** True while this tab shows the site as a vendor sees it (docs/rules/accounts-and-permissions.md#see-as-a-vendor). */
function isViewing(): boolean {
  try {
    return window.sessionStorage.getItem(sessionKeys.token) !== null;
  } catch {
    return false; // storage is forbidden, as in stored()
  }
}

/** The session of a viewing belongs to its tab alone. */
function area(): Storage {
  return isViewing() ? window.sessionStorage : window.localStorage;
}

function stored(): Session | null {
  try {
    return readSession(area());
  } catch {
    return null; // storage is forbidden: the session lasts as long as the page
  }
}

function save(session: Session | null): void {
  try {
    writeSession(area(), session);
  } catch {
    // storage is forbidden, as in stored()
  }
}

/** As on the server, which renders pages for visitors. The same object, so that hydration renders nothing again. */
const visitor: SessionState = { session: null, end: null };

const { set, ...store } = createStore(visitor, () => {
  const session = stored();
  return session === null ? visitor : { session, end: null };
});

/** Takes what another tab has changed. Keys change one by one, so only a complete session counts. */
function reload(): void {
  const before = store.get().session;
  let session: Session | null;
  try {
    session = readSession(area());
  } catch {
    return; // storage is forbidden, as in stored()
  }
  if (before?.accessToken === session?.accessToken) return;
  set({ session, end: session === null && before !== null ? 'SIGNED_OUT_ELSEWHERE' : null });
}

followOtherTabs(Object.values(sessionKeys), reload);

/** The session of this browser, shared by all tabs, but for one that shows the site as a vendor sees it. */
export const sessionStore = {
  ...store,

  /** Returns the session as it is in storage now, before the browser tells this tab about changes of another one. */
  reload: (): Session | null => {
    reload();
    return store.get().session;
  },

  begin: (session: Session): void => {
    save(session);
    set({ session, end: null });
  },

  /** The end of a viewing leads back to the session of the browser. */
  end: (reason: Exclude<SessionEnd, null>): void => {
    const wasViewing = isViewing();
    save(null);
    const session = wasViewing ? stored() : null;
    set({ session, end: session === null ? reason : null });
  },

  isViewing,

  /** Shows the site in this tab as a vendor sees it, after the next load. */
  beginViewing: (session: Session): void => {
    writeSession(window.sessionStorage, session);
  },
};
