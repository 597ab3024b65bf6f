import { Switch } from 'antd';
import { useId, useState, useEffect, useEffectEvent } from 'react';
import { localStore } from '../../platform/storage/localStore';
import styles from './Shortcuts.module.css';
import { navigationPending } from '../../platform/page/navigationPending';

/** A single-letter shortcut of a screen. */
interface Shortcut {
  /** `KeyboardEvent.key` in lower case */
  key: string;
  does: string;
  press: () => void;
}

const isBusyPlace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/**
 * Runs single-letter shortcuts, except while the user types, in a dialog, or when they are off. Ignores keys during a
 * navigation, because they would act on the page that the user leaves.
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
 * Lists a screen's shortcuts and lets users switch them off, for those who press letters by accident (WCAG 2.1.4). The
 * device remembers the choice.
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
