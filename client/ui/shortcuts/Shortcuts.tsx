import { Switch } from 'antd';
import { useId, useState } from 'react';
import { localStore } from '../../platform/storage/localStore';
import type { Shortcut } from './Shortcut';
import styles from './Shortcuts.module.css';
import { useShortcuts } from './useShortcuts';

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
