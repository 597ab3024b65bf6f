import { Alert, Button } from 'antd';
import { readFailure } from '../../platform/errors/readFailure';

interface BrochureGridErrorProps {
  error: unknown;
  onRetry: () => void;
}

export function BrochureGridError({ error, onRetry }: BrochureGridErrorProps) {
  const { message, requestId } = readFailure(error);
  return (
    <Alert
      type="error"
      showIcon
      title="The ads could not be loaded"
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
