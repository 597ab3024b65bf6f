import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { useStore } from '../../../platform/stores/useStore';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { useBottomBar } from '../../../ui/useBottomBar';
import { useBrochureForm } from '../BrochureFormContext';
import { focusField } from '../focusField';
import { labelOf } from '../values/describeField';
import styles from './SaveBar.module.css';

/** What may be done with an ad right after saving it. */
export type NextStep = 'publish' | 'submit';

/** What the editor is doing. */
export type EditorWork = 'save' | 'withdraw' | NextStep;

interface SaveBarProps {
  /** null: saving only */
  next: NextStep | null;
  isNew: boolean;
  busy: EditorWork | null;
  failure: RequestFailure | null;
  onSave: () => void;
  onGoOn: (next: NextStep) => void;
}

const nextLabels: Readonly<Record<NextStep, string>> = {
  publish: 'Save and publish',
  submit: 'Submit for review',
};

const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT'];

/** Sticky bar with the save state, the last error, and the buttons to save, to submit or to publish. */
export function SaveBar({ next, isNew, busy, failure, onSave, onGoOn }: SaveBarProps) {
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
          <Button loading={busy === 'save'} type={next === null ? 'primary' : 'default'} onClick={onSave}>
            {next === 'submit' ? 'Save draft' : 'Save'}
          </Button>
          {next !== null && (
            <Button type="primary" loading={busy === next} onClick={() => onGoOn(next)}>
              {nextLabels[next]}
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
