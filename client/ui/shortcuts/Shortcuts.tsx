import { Switch } from 'antd';
import { useId, useState, useEffect, useEffectEvent } from 'react';
import { localStore } from '../../platform/storage/localStore';
import styles from './Shortcuts.module.css';
import { heldPresses } from './heldPresses';
import { areShortcutsOn, letterOf, shortcutsKey } from './letterOf';
import { navigationPending } from '../../platform/page/navigation/navigationPending';

/** A single-letter shortcut of a screen. */
interface Shortcut {
  /** `KeyboardEvent.key` in lower case */
  key: string;
  does: string;
  press: () => void;
  /** for a press before the screen was there; absent: `press` */
  pressEarly?: () => void;
}

/**
 * Runs single-letter shortcuts, except while the user types, in a dialog, or when they are off. What is pressed during a
 * navigation would act on the page that the user leaves: it counts on the page that comes. Returns the letters that were
 * pressed too long before that, and did nothing.
 */
function useShortcuts(shortcuts: readonly Shortcut[], areOn: boolean): readonly string[] {
  const [late, setLate] = useState<readonly string[]>([]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const letter = letterOf(event);
    if (!areOn || letter === null) return;
    if (navigationPending.get()) {
      heldPresses.hold(letter);
      return;
    }
    const shortcut = shortcuts.find(({ key }) => key === letter);
    if (shortcut === undefined) return;
    event.preventDefault();
    setLate([]);
    shortcut.press();
  });

  const runHeld = useEffectEvent(() => {
    if (navigationPending.get()) return;
    const find = (letter: string) => (areOn ? shortcuts.find(({ key }) => key === letter) : undefined);
    const { fresh, late } = heldPresses.take();
    setLate(late.filter((letter) => find(letter) !== undefined));
    for (const letter of fresh) {
      const shortcut = find(letter);
      (shortcut?.pressEarly ?? shortcut?.press)?.();
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // the page that comes has to be there first
    let soon = setTimeout(runHeld, 0);
    const unsubscribe = navigationPending.subscribe(() => {
      clearTimeout(soon);
      soon = setTimeout(runHeld, 0);
    });
    document.addEventListener('keydown', listen);
    return () => {
      clearTimeout(soon);
      unsubscribe();
      document.removeEventListener('keydown', listen);
    };
  }, []);

  return late;
}

/**
 * Lists a screen's shortcuts and lets users switch them off, for those who press letters by accident (WCAG 2.1.4). The
 * device remembers the choice.
 */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [areOn, setOn] = useState(areShortcutsOn);
  const id = useId();
  const late = useShortcuts(shortcuts, areOn);
  return (
    <aside className={styles.shortcuts} aria-label="Keyboard shortcuts">
      <span className={styles.switch}>
        <Switch
          id={id}
          size="small"
          checked={areOn}
          onChange={(next) => {
            setOn(next);
            localStore.write(shortcutsKey, next);
          }}
        />
        <label htmlFor={id}>Letters as shortcuts</label>
      </span>
      <p role="status" className={styles.late}>
        {late.length > 0 &&
          `You pressed ${late.map((letter) => letter.toUpperCase()).join(', ')} more than 10 seconds before this page was there: press again.`}
      </p>
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
