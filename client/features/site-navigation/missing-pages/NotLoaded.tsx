import type { ErrorLike } from '@apollo/client';
import { isRefusedRequest } from '../../../platform/apollo/isRefusedRequest';
import { PageHead } from '../../../platform/page/head/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RefusedAddress } from './RefusedAddress';

interface NotLoadedProps {
  /** title of the page */
  title: string;
  /** names what failed to load, without a full stop */
  message: string;
  error: ErrorLike;
  onTryAgain: () => void;
}

/** Replaces a page whose data failed to load, or whose address the server refuses. */
export function NotLoaded(props: NotLoadedProps) {
  if (!isRefusedRequest(props.error)) return <Failure {...props} />;
  return (
    <>
      <PageHead title={props.title} description={`${props.message}.`} noIndex />
      <RefusedAddress error={props.error} headingLevel="h1" />
    </>
  );
}

function Failure({ title, message, onTryAgain }: NotLoadedProps) {
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
