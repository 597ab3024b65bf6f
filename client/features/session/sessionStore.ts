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

function stored(): Session | null {
  try {
    return readSession(window.localStorage);
  } catch {
    return null; // storage is forbidden: the session lasts as long as the page
  }
}

function save(session: Session | null): void {
  try {
    writeSession(window.localStorage, session);
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
    session = readSession(window.localStorage);
  } catch {
    return; // storage is forbidden, as in stored()
  }
  if (before?.accessToken === session?.accessToken) return;
  set({ session, end: session === null && before !== null ? 'SIGNED_OUT_ELSEWHERE' : null });
}

followOtherTabs(Object.values(sessionKeys), reload);

/** The session of this browser, shared by all tabs. */
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

  end: (reason: Exclude<SessionEnd, null>): void => {
    save(null);
    set({ session: null, end: reason });
  },
};
