import { useEffect } from 'react';
import { sessionStore } from '../../session/sessionStore';
import type { BrochureFormStore } from '../BrochureFormStore';
import { brochureDrafts } from './brochureDrafts';

const pauseMs = 400;

/** Stores unsaved input on this device, except while an older draft waits for the user's decision. */
export function useKeptDraft(store: BrochureFormStore, key: string, isWaiting: boolean): void {
  useEffect(() => {
    if (isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function keep(): void {
      clearTimeout(timer);
      timer = undefined;
      if (!store.isDirty()) {
        brochureDrafts.forget(key);
        return;
      }
      const { base, values } = store.get();
      const isInterrupted = sessionStore.get().session === null;
      brochureDrafts.write(key, { keptAt: new Date().toISOString(), base, values, isInterrupted });
    }
    const unsubscribe = store.subscribe(() => (timer ??= setTimeout(keep, pauseMs)));
    window.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [store, key, isWaiting]);
}
