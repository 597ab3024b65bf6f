import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { CouponPrice } from '../../../features/brochures/price/CouponPrice';
import { keepTogether } from '../../../features/coupons/keepTogether';
import { CouponPurchase } from '../../../features/coupons/CouponPurchase';
import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';
import { useCouponFormScreenQuery } from '../../../generated/CouponFormScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { paths } from '../../../shared/paths';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { Link } from '../../../ui/links/Link';
import { Alert } from '../../../ui/feedback/Alert';
import { Loading } from '../../../ui/feedback/Loading';
import { CouponFormError } from './CouponFormError';
import styles from './CouponFormScreen.module.css';
import { hasCoupons } from '../../../generated/brochureTypes';

/** The dialog's form as a separate page, for browsers without JavaScript and for links. */
export default function CouponFormScreen() {
  const databaseId = readDatabaseId(useParams()['id']);
  const isAsked = useAddressQuery().has('waiting');
  const { data, error, refetch } = useCouponFormScreenQuery(
    databaseId === null ? skipToken : { variables: { databaseId } },
  );
  if (databaseId === null) return <NotFound />;
  if (error) return <CouponFormError hasEnded={errorCode(error) === 'GONE'} onTryAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  const { brochure } = data;
  if (!brochure || !hasCoupons(brochure.type) || brochure.status !== 'PUBLISHED') return <NotFound />;
  const isSoldOut = !brochure.couponsUnlimited && brochure.couponsRemaining === 0;
  const isWaiting = isAsked && isSoldOut;

  return (
    <div className={styles.screen}>
      <PageHead
        title={`Get coupon: ${brochure.displayTitle}`}
        description="A free reservation: you pay the business when you use it."
        noIndex
      />
      <Link to={paths.brochureDetails(databaseId)} className={styles.back}>
        <MoreIcon name="arrowLeft" />
        The offer
      </Link>
      <header>
        <h1 className={styles.heading}>Get coupon</h1>
        <p className={styles.offer}>
          {brochure.displayTitle}
          {brochure.companyName !== null &&
            brochure.companyName !== brochure.displayTitle &&
            ` · ${brochure.companyName}`}
        </p>
        <p className={styles.lead}>A free reservation: you pay the business when you use it.</p>
        {brochure.couponHoursSummary !== null && <p>When to use it: {keepTogether(brochure.couponHoursSummary)}</p>}
        {brochure.couponsPerPerson !== null && <p>At most {brochure.couponsPerPerson} a person.</p>}
      </header>
      <CouponPrice brochure={brochure} />
      {isWaiting ? (
        <Alert>
          Thank you. If a coupon returns before the offer ends, we send you one mail. The first to ask gets it.
        </Alert>
      ) : (
        <CouponPurchase brochure={brochure} isSoldOut={isSoldOut} />
      )}
    </div>
  );
}
