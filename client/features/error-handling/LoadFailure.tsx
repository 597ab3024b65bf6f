import { Alert, Button } from 'antd';
import { readFailure } from '../../platform/errors/readFailure';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  /** for example "The streets could not be loaded" */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A load error with its reason and a retry button, used by all private screens. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { message, requestId } = readFailure(error);
  return (
    <Alert
      className={styles.failure}
      role="alert"
      type="error"
      showIcon
      title={title}
      description={
        <>
          {message} Nothing has been changed.
          {requestId !== null && ` If it stays so, report this number: ${requestId}.`}
        </>
      }
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
