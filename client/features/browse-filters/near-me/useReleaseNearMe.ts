import { useEffect } from 'react';
import type { Position } from '../../../platform/geolocation/currentPosition';
import { heldParts } from '../restoring/heldParts';
import { nearMeStore } from './nearMeStore';

/**
 * Reveals the held parts once they are rendered for the visitor's position. `isSettled`: the list for `position` has
 * loaded or failed.
 */
export function useReleaseNearMe(position: Position | null, isSettled: boolean): void {
  useEffect(() => {
    // the position is unknown during hydration
    if (!isSettled || position !== nearMeStore.get() || !heldParts.holds('near-me')) return;
    // the cards move in the first frame while hidden, the second frame shows them
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => heldParts.release('near-me'));
    });
    return () => cancelAnimationFrame(frame);
  }, [position, isSettled]);
}
