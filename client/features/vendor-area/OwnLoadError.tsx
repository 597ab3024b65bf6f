import { Alert, Button } from 'antd';
import { readFailure } from '../../platform/errors/readFailure';

interface OwnLoadErrorProps {
  /** what could not be loaded, as the beginning of a sentence */
  what: string;
  error: unknown;
  onTryAgain: () => void;
}

export function OwnLoadError({ what, error, onTryAgain }: OwnLoadErrorProps) {
  const { message, requestId } = readFailure(error);
  const quote = requestId === null ? '' : ` If it stays so, report this number: ${requestId}.`;
  return (
    <Alert
      type="error"
      showIcon
      title={`${what} could not be loaded`}
      description={`${message} Nothing has been changed.${quote}`}
      action={<Button onClick={onTryAgain}>Try again</Button>}
    />
  );
}
