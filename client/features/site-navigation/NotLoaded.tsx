import { PageHead } from '../../platform/page/head/PageHead';
import { usePageStatus } from '../../platform/page/PageOutcome';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface NotLoadedProps {
  /** title of the page */
  title: string;
  /** names what failed to load, without a full stop */
  message: string;
  onTryAgain: () => void;
}

/** Replaces a page whose data failed to load. */
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
