import { Alert, Button } from 'antd';
import { readFailure } from '../../platform/errors/readFailure';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  /** "The streets could not be loaded" */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** What could not be read, why, and the way to try again: the same on every screen behind the login. */
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
