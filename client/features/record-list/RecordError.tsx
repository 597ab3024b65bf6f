import { Alert, Button } from 'antd';
import { readFailure } from '../../platform/errors/readFailure';

interface RecordErrorProps {
  /** what one row would have been */
  noun: string;
  error: unknown;
  onRetry: () => void;
}

export function RecordError({ noun, error, onRetry }: RecordErrorProps) {
  const { message, requestId } = readFailure(error);
  return (
    <Alert
      type="error"
      showIcon
      title={`The ${noun}s could not be loaded`}
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
