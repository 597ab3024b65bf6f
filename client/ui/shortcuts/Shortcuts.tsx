import { Switch } from 'antd';
import { useId, useState, useEffect, useEffectEvent } from 'react';
import { localStore } from '../../platform/storage/localStore';
import styles from './Shortcuts.module.css';
import { navigationPending } from '../../platform/page/navigationPending';

/** A letter that does something on this screen. */
interface Shortcut {
  /** as `KeyboardEvent.key` gives it, in lower case */
  key: string;
  does: string;
  press: () => void;
}

const isBusyPlace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/**
 * Single letters, except while somebody is writing or a dialog is open, and where they are switched off. A letter that is
 * pressed on the way to another page is not meant for what is left: it would decide about the wrong thing.
 */
function useShortcuts(shortcuts: readonly Shortcut[], areOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (!areOn || ctrlKey || metaKey || altKey || isBusyPlace(target) || navigationPending.get()) return;
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

const storeKey = 'letterShortcuts';

/**
 * The letters of a screen, listed on it. They can be switched off, for those whose voice or shaking hand presses letters
 * by mistake (WCAG 2.1.4); the device remembers it.
 */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [areOn, setOn] = useState(() => localStore.read(storeKey) !== false);
  const id = useId();
  useShortcuts(shortcuts, areOn);
  return (
    <aside className={styles.shortcuts} aria-label="Keyboard shortcuts">
      <span className={styles.switch}>
        <Switch
          id={id}
          size="small"
          checked={areOn}
          onChange={(next) => {
            setOn(next);
            localStore.write(storeKey, next);
          }}
        />
        <label htmlFor={id}>Letters as shortcuts</label>
      </span>
      {areOn && (
        <dl className={styles.list}>
          {shortcuts.map(({ key, does }) => (
            <div key={key} className={styles.shortcut}>
              <dt>
                <kbd className={styles.key}>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
