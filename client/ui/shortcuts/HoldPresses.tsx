import { useEffect } from 'react';
import { heldPresses } from './heldPresses';
import { areShortcutsOn, letterOf } from './letterOf';

/** Stands in a screen that loads: letters that are pressed meanwhile are for the shortcuts that it will have. */
export function HoldPresses() {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const letter = letterOf(event);
      if (letter !== null && areShortcutsOn()) heldPresses.hold(letter);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return null;
}
