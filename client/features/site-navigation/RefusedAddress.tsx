import type { ErrorLike } from '@apollo/client';
import { usePageStatus } from '../../platform/page/PageOutcome';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface RefusedAddressProps {
  error: ErrorLike;
  /** absent: h2 */
  headingLevel?: 'h1';
  /** where the visitor goes on; absent: all offers */
  way?: { to: string; label: string };
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
      <p>{error.message}</p>
    </EmptyState>
  );
}
