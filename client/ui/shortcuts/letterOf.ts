import { localStore } from '../../platform/storage/localStore';

export const shortcutsKey = 'letterShortcuts';

export const areShortcutsOn = (): boolean => localStore.read(shortcutsKey) !== false;

const isBusyPlace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/** Returns the letter of a press, in lower case; null while the user types, in a dialog, and for keys of the browser. */
export function letterOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  return ctrlKey || metaKey || altKey || isBusyPlace(target) || key.length !== 1 ? null : key.toLowerCase();
}
