import { createPath, NavigationType, type Location, type Navigator, type To } from 'react-router';

export interface Place {
  action: NavigationType;
  location: Location;
}

/** What React Router's own history keeps with each entry of the browser's. */
interface EntryState {
  usr?: unknown;
  key?: string;
  /** how many entries of the site come before this one */
  idx?: number;
}

const readEntry = (): EntryState => (window.history.state as EntryState | null) ?? {};

function readPlace(action: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  const { usr, key = 'default' } = readEntry();
  return { action, location: { pathname, search, hash, state: usr ?? null, key, mask: undefined } };
}

/**
 * The browser's history for `Router`: it writes the entries that `BrowserRouter` writes. React Router's own also knows
 * masked addresses and serves its other routers, and every visitor would load that.
 */
export class BrowserHistory implements Navigator {
  readonly place = readPlace(NavigationType.Pop);

  #listener: ((place: Place) => void) | undefined;

  constructor() {
    if (readEntry().idx === undefined) window.history.replaceState({ ...readEntry(), idx: 0 }, '');
  }

  /** Calls back after each navigation, until the returned function is called. One listener at a time. */
  listen(listener: (place: Place) => void): () => void {
    const onPop = () => listener(readPlace(NavigationType.Pop));
    this.#listener = listener;
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      this.#listener = undefined;
    };
  }

  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  readonly createURL = (to: To): URL => new URL(this.createHref(to), window.location.origin);

  readonly encodeLocation = (to: To) => {
    const { pathname, search, hash } = this.createURL(to);
    return { pathname, search, hash };
  };

  readonly go = (delta: number): void => window.history.go(delta);

  readonly push = (to: To, state?: unknown): void => {
    const entry = this.#makeEntry(state, 1);
    try {
      window.history.pushState(entry, '', this.createHref(to));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // a browser that takes no more entries loads the page instead
      window.location.assign(this.createHref(to));
    }
    this.#listener?.(readPlace(NavigationType.Push));
  };

  readonly replace = (to: To, state?: unknown): void => {
    window.history.replaceState(this.#makeEntry(state, 0), '', this.createHref(to));
    this.#listener?.(readPlace(NavigationType.Replace));
  };

  #makeEntry(usr: unknown, step: number): EntryState {
    return { usr, key: Math.random().toString(36).slice(2, 10), idx: (readEntry().idx ?? 0) + step };
  }
}
