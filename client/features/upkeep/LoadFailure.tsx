import { Alert, Button } from 'antd';
import { readFailure } from '../../platform/errors/readFailure';

interface LoadFailureProps {
  /** "The streets could not be loaded" */
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { message, requestId } = readFailure(error);
  return (
    <Alert
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
