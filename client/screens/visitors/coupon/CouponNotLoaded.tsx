import { CouponTicket } from '../../../features/coupons/CouponTicket';
import { useMyOffers } from '../../../features/my-offers/useMyOffers';
import { PageHead } from '../../../platform/page/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

interface CouponNotLoadedProps {
  token: string;
  onTryAgain: () => void;
}

/** The server cannot be asked. A coupon that is kept on this device is shown all the same. */
export function CouponNotLoaded({ token, onTryAgain }: CouponNotLoadedProps) {
  usePageStatus(500);
  const kept = useMyOffers().coupons.find((coupon) => coupon.token === token);
  return (
    <>
      <PageHead title="Your coupon" description="A coupon that you have reserved." noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="We could not ask for this coupon"
        actions={
          <Button primary onClick={onTryAgain}>
            Try again
          </Button>
        }
      >
        <p>{kept ? 'This is what your device keeps of it.' : 'The coupon itself is safe. It is in our mail, too.'}</p>
      </EmptyState>
      {kept && <CouponTicket coupon={kept} headingLevel="h2" />}
    </>
  );
}
