import type { ErrorLike } from '@apollo/client';
import { readFailure } from '../../../platform/errors/readFailure';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';

interface RefusedAddressProps {
  error: ErrorLike;
  /** absent: h2 */
  headingLevel?: 'h1';
  /** where the visitor goes on; absent: all offers */
  way?: { to: string; label: string };
}

/** The API speaks of cursors, which visitors do not know. */
const brokenCursor = 'The end of this address, which names the place in the list, is cut off or out of date.';

function isBrokenCursor(error: ErrorLike): boolean {
  return readFailure(error).fields.some(({ field }) => field === 'after');
}

/** Says what is wrong with the values of an address that the server refuses. */
export function RefusedAddress({
  error,
  headingLevel,
  way = { to: paths.brochureList(), label: 'Show all offers' },
}: RefusedAddressProps) {
  usePageStatus(400);
  return (
    <EmptyState
      icon="alert"
      headingLevel={headingLevel}
      title="This address asks for something we cannot look up"
      actions={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
    >
      <p>{isBrokenCursor(error) ? brokenCursor : error.message}</p>
    </EmptyState>
  );
}
