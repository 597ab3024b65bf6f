import { PageHead } from '../../../platform/page/head/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';

interface CouponFormErrorProps {
  hasEnded: boolean;
  onTryAgain: () => void;
}

export function CouponFormError({ hasEnded, onTryAgain }: CouponFormErrorProps) {
  usePageStatus(hasEnded ? 410 : 500);
  return (
    <>
      <PageHead title="Get coupon" description="A coupon of a local business." noIndex />
      <EmptyState
        icon={hasEnded ? 'calendar' : 'alert'}
        headingLevel="h1"
        title={hasEnded ? 'This offer has ended' : 'The offer could not be loaded'}
        actions={
          <>
            {!hasEnded && (
              <Button primary onClick={onTryAgain}>
                Try again
              </Button>
            )}
            <ButtonLink to={paths.brochureList()}>All offers</ButtonLink>
          </>
        }
      >
        <p>
          {hasEnded
            ? 'The business has taken it down.'
            : 'The connection was lost or our server is busy. Nothing is lost.'}
        </p>
      </EmptyState>
    </>
  );
}
