import { LoadFailure } from '../error-handling/LoadFailure';

interface RecordErrorProps {
  /** name of one row */
  noun: string;
  error: unknown;
  onRetry: () => void;
}

export function RecordError({ noun, error, onRetry }: RecordErrorProps) {
  return <LoadFailure title={`The ${noun}s could not be loaded`} error={error} onRetry={onRetry} />;
}
