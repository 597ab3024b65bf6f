import { useCallback, useState } from 'react';
import type { PositionError, VisitorPosition } from '../../../platform/geolocation/currentPosition';
import { useStore } from '../../../platform/stores/useStore';
import { nearMeStore } from './nearMeStore';

/** The exact texts of docs/rules/screens.md#location-messages. */
const messages = {
  unavailable: 'Sorry, it is not possible to get your current location.',
  unsupported: 'Getting your current location is not supported in this browser.',
} as const;

/** The visitor's position; null while "Near me" is off, on the server and during hydration. */
export function useNearMePosition(): VisitorPosition | null {
  return useStore(nearMeStore);
}

/**
 * Turns "Near me" on once the browser reports a position. Turning it off forgets the position
 * (docs/rules/positions-and-areas.md#near-me).
 */
export function useNearMeSwitch({ onFound, onRefused }: { onFound?: () => void; onRefused?: () => void }) {
  const position = useNearMePosition();
  const [isLocating, setIsLocating] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const toggle = async () => {
    if (isLocating) return;
    if (position) {
      nearMeStore.set(null);
      return;
    }
    setIsLocating(true);
    try {
      // loaded only for visitors who ask
      const { currentPosition } = await import('../../../platform/geolocation/currentPosition');
      nearMeStore.set(await currentPosition());
      onFound?.();
    } catch (error) {
      setMessage(messages[(error as Partial<PositionError>).problem ?? 'unavailable']);
      onRefused?.();
    } finally {
      setIsLocating(false);
    }
  };

  return { isOn: position !== null, isLocating, toggle, message, hideMessage: useCallback(() => setMessage(null), []) };
}
