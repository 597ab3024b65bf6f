import type { Session } from './Session';
import { readSession, sessionKeys, writeSession } from './sessionRecord';

/** Why the session has ended; null while there is one, or if there never was one. */
export type SessionEnd = 'SIGNED_OUT' | 'SIGNED_OUT_ELSEWHERE' | 'EXPIRED' | null;

export interface SessionState {
  session: Session | null;
  end: SessionEnd;
}

const nobody: SessionState = { session: null, end: null };
const keys: readonly string[] = Object.values(sessionKeys);
const listeners = new Set<() => void>();
let state: SessionState | null = null;

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

function replace(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Follows sign-in and sign-out in another tab. Its three keys change one by one, so only a complete session counts. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && !keys.includes(event.key)) return;
  const before = get().session;
  const session = stored();
  if (before?.accessToken === session?.accessToken) return;
  replace({ session, end: session === null && before !== null ? 'SIGNED_OUT_ELSEWHERE' : null });
}

function get(): SessionState {
  if (typeof window === 'undefined') return nobody;
  return (state ??= { session: stored(), end: null });
}

if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTabs);

/** The session of this browser, shared by all tabs. */
export const sessionStore = {
  get,

  /** Empty, because the server renders pages for visitors. */
  getOnServer: (): SessionState => nobody,

  begin: (session: Session): void => {
    save(session);
    replace({ session, end: null });
  },

  end: (reason: Exclude<SessionEnd, null>): void => {
    save(null);
    replace({ session: null, end: reason });
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
