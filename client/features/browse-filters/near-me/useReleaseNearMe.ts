import { useEffect } from 'react';
import type { Position } from '../../../platform/geolocation/currentPosition';
import { heldParts } from '../restoring/heldParts';
import { nearMeStore } from './nearMeStore';

/**
 * Shows what was held back until it is drawn for the visitor's position. `isSettled`: the list for `position` is here,
 * or could not be had.
 */
export function useReleaseNearMe(position: Position | null, isSettled: boolean): void {
  useEffect(() => {
    // while the page is taken over, the position is not known yet
    if (!isSettled || position !== nearMeStore.get() || !heldParts.holds('near-me')) return;
    // one frame moves the cards while nobody sees them, the next one shows them
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => heldParts.release('near-me'));
    });
    return () => cancelAnimationFrame(frame);
  }, [position, isSettled]);
}
