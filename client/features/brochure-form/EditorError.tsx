import { Alert, Button } from 'antd';
import { readFailure } from '../../platform/errors/readFailure';

interface EditorErrorProps {
  error: unknown;
  onTryAgain: () => void;
}

export function EditorError({ error, onTryAgain }: EditorErrorProps) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title="The ad could not be loaded"
      description={readFailure(error).message}
      action={<Button onClick={onTryAgain}>Try again</Button>}
    />
  );
}
