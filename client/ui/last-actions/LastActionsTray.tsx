import { Button } from 'antd';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import type { LastAction } from './LastAction';
import styles from './LastActionsTray.module.css';
import { formatTime } from '../../shared/dates/formatTime';

interface LastActionsTrayProps {
  /** newest first */
  actions: readonly LastAction[];
  onUndo: (id: number) => void;
}

/**
 * A tray in the bottom corner. Shows the latest outcome until the next one or until it is dismissed, and the whole list
 * on request. A single live region, so that screen readers announce each outcome once.
 */
export function LastActionsTray({ actions, onUndo }: LastActionsTrayProps) {
  const [putAway, setPutAway] = useState(0);
  const [isListOpen, setListOpen] = useState(false);
  const [newest] = actions;
  const isNews = newest !== undefined && !newest.isQuiet && newest.id > putAway;

  return (
    <section className={styles.tray} aria-label="Last actions">
      {isListOpen && (
        <ol className={styles.list}>
          {actions.map((action) => (
            <li key={action.id} className={styles.entry} data-tone={action.tone}>
              <time className={styles.time} dateTime={action.at.toISOString()}>
                {formatTime(action.at)}
              </time>
              <Result action={action} />
              <Undo action={action} onUndo={onUndo} />
            </li>
          ))}
        </ol>
      )}
      <div role="status">
        {isNews && !isListOpen && (
          <div className={styles.news} data-tone={newest.tone}>
            <Result action={newest} />
            <Undo action={newest} onUndo={onUndo} />
            <Button
              type="text"
              size="small"
              aria-label="Put away"
              icon={<Icon name="close" size={16} />}
              onClick={() => setPutAway(newest.id)}
            />
          </div>
        )}
      </div>
      {actions.length > 0 && (
        <Button size="small" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
          Last actions ({actions.length})
        </Button>
      )}
    </section>
  );
}

function Result({ action }: { action: LastAction }) {
  return (
    <div className={styles.result}>
      {action.tone === 'failure' && <VisuallyHidden>Not done: </VisuallyHidden>}
      {action.text}
      {action.details.length > 0 && (
        <ul className={styles.details}>
          {action.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Can be used once, because the state may have changed afterwards. */
function Undo({ action, onUndo }: { action: LastAction; onUndo: (id: number) => void }) {
  const { id, undo } = action;
  if (undo === null) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        undo();
        onUndo(id);
      }}
    >
      Undo
    </Button>
  );
}
