import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { useStore } from '../../../platform/stores/useStore';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { useBottomBar } from '../../../ui/useBottomBar';
import { useBrochureForm } from '../BrochureFormContext';
import { focusField } from '../focusField';
import { labelOf } from '../values/describeField';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  canPublish: boolean;
  isNew: boolean;
  busy: 'save' | 'publish' | null;
  failure: RequestFailure | null;
  onSave: () => void;
  onPublish: () => void;
}

const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT'];

/** Sticky bar with the save state, the last error, and the save and publish buttons. */
export function SaveBar({ canPublish, isNew, busy, failure, onSave, onPublish }: SaveBarProps) {
  const { store } = useBrochureForm();
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const isDirty = useStore(store, () => store.isDirty());
  const hasTriedToSave = useStore(store, (state) => state.hasTriedToSave);
  const isUnanswered = failure !== null && unanswered.includes(failure.code);
  return (
    <div ref={bar} className={styles.bar}>
      {failure !== null && (
        <Alert
          className={styles.failure}
          type="error"
          showIcon
          role="alert"
          title={isUnanswered ? 'Not saved: no answer came' : 'Not saved'}
          description={
            isUnanswered
              ? `${failure.message} What you typed is all still here, and kept on this device.`
              : failure.fields.length === 0 && failure.message
          }
          action={isUnanswered && <Button onClick={onSave}>Try again</Button>}
        />
      )}
      {hasTriedToSave && <FieldsToCorrect />}
      <div className={styles.row}>
        <p className={styles.state} role="status">
          {isDirty ? 'Not saved yet. Kept on this device.' : isNew ? 'Nothing written yet.' : 'All is saved.'}
        </p>
        <div className={styles.verbs}>
          <Button loading={busy === 'save'} type={canPublish ? 'default' : 'primary'} onClick={onSave}>
            Save
          </Button>
          {canPublish && (
            <Button type="primary" loading={busy === 'publish'} onClick={onPublish}>
              Save and publish
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Links to the fields with a problem. */
function FieldsToCorrect() {
  const { store } = useBrochureForm();
  useStore(store);
  const refused = store.problemFields();
  if (refused.length === 0) return null;
  return (
    <p className={styles.refused} role="alert">
      {'To correct: '}
      {refused.map((field, at) => (
        <span key={field}>
          {at > 0 && ', '}
          <button type="button" onClick={() => focusField(field)}>
            {labelOf(field)}
          </button>
        </span>
      ))}
    </p>
  );
}
