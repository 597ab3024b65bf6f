import { PageHead } from '../../platform/page/head/PageHead';
import { usePageStatus } from '../../platform/page/PageOutcome';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface NotLoadedProps {
  /** of the page */
  title: string;
  /** says what could not be loaded, without a full stop */
  message: string;
  onTryAgain: () => void;
}

/** Stands for a whole page whose data did not come. */
export function NotLoaded({ title, message, onTryAgain }: NotLoadedProps) {
  usePageStatus(500);
  return (
    <>
      <PageHead title={title} description={`${message}.`} noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title={message}
        actions={
          <Button primary onClick={onTryAgain}>
            Try again
          </Button>
        }
      >
        <p>The connection was lost or our server is busy. Nothing is lost.</p>
      </EmptyState>
    </>
  );
}
