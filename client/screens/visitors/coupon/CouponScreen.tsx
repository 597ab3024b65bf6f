import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { CouponTicket } from '../../../features/coupons/CouponTicket';
import { NotFound } from '../../../features/site-navigation/NotFound';
import { useCouponScreenQuery } from '../../../generated/CouponScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { PageHead } from '../../../platform/page/PageHead';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Loading } from '../../../ui/Loading';
import { CouponNotLoaded } from './CouponNotLoaded';
import styles from './CouponScreen.module.css';
import { KeepCouponButton } from './KeepCouponButton';

/** A coupon as its buyer has it: where a form that was sent without JavaScript leads to. */
export default function CouponScreen() {
  const { token } = useParams();
  const { data, error, refetch } = useCouponScreenQuery(token === undefined ? skipToken : { variables: { token } });
  if (error && errorCode(error) === 'NOT_FOUND') return <NotFound />;
  if (error) return <CouponNotLoaded token={token ?? ''} onTryAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  const coupon = data.reservedCoupon;
  return (
    <div className={styles.screen}>
      <PageHead title="Your coupon" description="A coupon that you have reserved." noIndex />
      <header>
        <h1 className={styles.heading}>Your coupon is reserved</h1>
        <p className={styles.lead}>
          We have mailed it to you as well. Show the code, or the PDF, when you pay: you pay the business, not us.
        </p>
      </header>
      <CouponTicket coupon={coupon} headingLevel="h2">
        <KeepCouponButton coupon={coupon} />
        <ButtonLink to={paths.brochureDetails(coupon.brochureDatabaseId)}>The offer</ButtonLink>
      </CouponTicket>
    </div>
  );
}
