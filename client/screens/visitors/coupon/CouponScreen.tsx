import { minutesToConfirm } from '../../../../shared/coupons/minutesToConfirm';
import { skipToken } from '@apollo/client/react';
import { useContext } from 'react';
import { useParams } from 'react-router';
import { CouponTicket } from '../../../features/coupons/ticket/CouponTicket';
import { WalletLinks } from '../../../features/coupons/ticket/WalletLinks';
import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';
import { useCouponScreenQuery } from '../../../generated/CouponScreen';
import type { CouponScreenQuery } from '../../../generated/types';
import { errorCode } from '../../../platform/apollo/errorCode';
import { PageHead } from '../../../platform/page/head/PageHead';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Loading } from '../../../ui/feedback/Loading';
import { NarrowPage } from '../../../ui/page/NarrowPage';
import { CouponReminders } from './CouponReminders';
import { MailCouponAgain, SeenByBusiness } from './CouponMail';
import styles from './CouponScreen.module.css';
import { keepCouponPdf } from '../../../features/coupons/ticket/keepCouponPdf';
import type { HeldCoupon } from '../../../features/my-offers/MyOffers';
import { withCoupon } from '../../../features/my-offers/heldCouponChanges';
import { myOffersStore } from '../../../features/my-offers/myOffersStore';
import { useMyOffers } from '../../../features/my-offers/useMyOffers';
import { useIsInBrowser } from '../../../platform/page/useIsInBrowser';
import { Button } from '../../../ui/buttons/Button';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { Alert } from '../../../ui/feedback/Alert';
import { EmptyState } from '../../../ui/feedback/EmptyState';

interface CouponNotLoadedProps {
  token: string;
  onTryAgain: () => void;
}

/** The server is unreachable. A coupon that is stored on this device is still shown. */
function CouponNotLoaded({ token, onTryAgain }: CouponNotLoadedProps) {
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

const texts: Record<HeldCoupon['state'], { heading: string; lead: string }> = {
  HELD: {
    heading: 'Confirm your coupon',
    lead: `Confirm it by the link in your mail within ${minutesToConfirm} minutes. Otherwise somebody else can take it.`,
  },
  VALID: {
    heading: 'Your coupon is reserved',
    lead: 'We have mailed it to you as well. Show the code, or the PDF, when you pay: you pay the business, not us.',
  },
  REDEEMED: { heading: 'Your coupon is redeemed', lead: 'It was good for one time.' },
  VOIDED: { heading: 'Your coupon is cancelled', lead: 'Its code is no longer valid. It costs you nothing.' },
  ENDED: { heading: 'Your coupon has ended', lead: 'Its last day is over.' },
};

const notConfirmed = {
  heading: 'Your coupon was not confirmed',
  lead: `The ${minutesToConfirm} minutes are over, so somebody else can take it. You can ask for a new one at the offer.`,
};

const oneStepLeft = {
  heading: 'Confirm your coupon',
  lead: 'One step is left: press the button, and the coupon is yours. It costs you nothing.',
};

function getText(
  { state, voidReason }: CouponScreenQuery['reservedCoupon'],
  hasButton: boolean,
): { heading: string; lead: string } {
  if (voidReason === 'UNCONFIRMED') return notConfirmed;
  return state === 'HELD' && hasButton ? oneStepLeft : texts[state];
}

/** A coupon as its buyer sees it; a form without JavaScript redirects here. */
export default function CouponScreen() {
  const posted = useContext(PostedFormContext);
  const address = useAddressQuery();
  const [confirm, wasSent] = [address.get('confirm'), address.has('sent')];
  const { token } = useParams();
  const { data, error, refetch } = useCouponScreenQuery(token === undefined ? skipToken : { variables: { token } });
  if (error && errorCode(error) === 'NOT_FOUND') return <NotFound />;
  if (error) return <CouponNotLoaded token={token ?? ''} onTryAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  const coupon = data.reservedCoupon;
  const { heading, lead } = getText(coupon, confirm !== null);
  const isOpen = coupon.state === 'VALID' || coupon.state === 'HELD';
  return (
    <NarrowPage heading={heading} lead={lead}>
      <PageHead title="Your coupon" description="A coupon that you have reserved." noIndex />
      {posted !== null && <Alert>{posted.message}</Alert>}
      {wasSent && <Alert>We have mailed it again. It may take a minute to arrive.</Alert>}
      {coupon.state === 'HELD' && confirm !== null && <ConfirmCoupon token={coupon.token} confirm={confirm} />}
      <CouponTicket coupon={coupon} headingLevel="h2">
        <WalletLinks coupon={coupon} />
        {coupon.state === 'VALID' && <KeepCouponButton coupon={coupon} />}
        <ButtonLink to={paths.brochureDetails(coupon.brochureDatabaseId)}>The offer</ButtonLink>
      </CouponTicket>
      {coupon.state === 'VALID' && <CouponReminders coupon={coupon} />}
      {coupon.state === 'HELD' && <MailCouponAgain token={coupon.token} />}
      {isOpen && <SeenByBusiness />}
      {isOpen && <CancelCoupon token={coupon.token} />}
    </NarrowPage>
  );
}

/** The button behind the mail's link. Programs that look through mails fetch links, so the link alone confirms nothing. */
function ConfirmCoupon({ token, confirm }: { token: string; confirm: string }) {
  return (
    <form action={paths.coupon(token)} method="post">
      <input type="hidden" name="confirm" value={confirm} />
      <Button type="submit" primary>
        Confirm the coupon
      </Button>
    </form>
  );
}

/** A form that the browser sends with or without JavaScript. */
function CancelCoupon({ token }: { token: string }) {
  return (
    <details className={styles.cancel}>
      <summary>Cancel this coupon</summary>
      <form action={paths.coupon(token)} method="post">
        <p>The code is no longer valid then, and somebody else can take the coupon. You cannot undo this.</p>
        <Button type="submit">Cancel the coupon</Button>
      </form>
    </details>
  );
}

/** Asks before it stores the coupon, because only the user knows whose device this is. */
function KeepCouponButton({ coupon }: { coupon: HeldCoupon }) {
  const { coupons } = useMyOffers();
  if (!useIsInBrowser()) return null;
  if (coupons.some(({ token }) => token === coupon.token)) {
    return <ButtonLink to={paths.myOffers()}>Kept in my offers</ButtonLink>;
  }
  const keep = () => {
    myOffersStore.change((offers) => withCoupon(offers, coupon));
    void keepCouponPdf(coupon.pdfPath);
  };
  return <Button onClick={keep}>Keep on this device</Button>;
}
