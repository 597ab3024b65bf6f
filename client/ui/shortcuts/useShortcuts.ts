import { useEffect, useEffectEvent } from 'react';
import { underway } from '../../platform/page/underway';
import type { Shortcut } from './Shortcut';

const isBusyPlace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/**
 * Single letters, except while somebody is writing or a dialog is open, and where they are switched off. A letter that is
 * pressed on the way to another page is not meant for what is left: it would decide about the wrong thing.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], areOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (!areOn || ctrlKey || metaKey || altKey || isBusyPlace(target) || underway.get()) return;
    const shortcut = shortcuts.find((one) => one.key === key.toLowerCase());
    if (shortcut === undefined) return;
    event.preventDefault();
    shortcut.press();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
