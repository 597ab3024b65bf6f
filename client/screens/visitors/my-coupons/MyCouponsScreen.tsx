import { skipToken } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { CouponTicket } from '../../../features/coupons/ticket/CouponTicket';
import { UsedLink } from '../../../features/own-data/UsedLink';
import { NotLoaded } from '../../../features/site-navigation/missing-pages/NotLoaded';
import { useMyCouponsScreenQuery } from '../../../generated/MyCouponsScreen';
import { errorCode } from '../../../platform/apollo/errorCode';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loading } from '../../../ui/feedback/Loading';
import { NarrowPage } from '../../../ui/page/NarrowPage';
import { FindCouponsForm } from './FindCouponsForm';
import styles from './MyCouponsScreen.module.css';

/** Finds the coupons of an address by mail, and shows them (docs/rules/prices-and-coupons.md#lost-coupons). */
export default function MyCouponsScreen() {
  const { token } = useParams();
  const isSent = useAddressQuery().has('sent');
  const { data, error, refetch } = useMyCouponsScreenQuery(token === undefined ? skipToken : { variables: { token } });
  if (token === undefined) return isSent ? <Sent /> : <Find />;
  if (error && errorCode(error) === 'NOT_FOUND') return <UsedLink title={title} description={description} />;
  if (error) {
    return (
      <NotLoaded
        title={title}
        message="Your coupons could not be loaded"
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (!data) return <Loading />;
  const { isOpen, coupons } = data.buyerCoupons;
  if (!isOpen) return <Open token={token} />;
  return (
    <Page heading={title}>
      <p>All coupons of your address. This page shows them for 30 minutes.</p>
      <ul className={styles.coupons}>
        {coupons.map((coupon) => (
          <li key={coupon.token}>
            <CouponTicket coupon={coupon} headingLevel="h2">
              <ButtonLink to={paths.coupon(coupon.token)}>
                {coupon.state === 'VALID' ? 'Show, keep or cancel' : 'Show'}
              </ButtonLink>
            </CouponTicket>
          </li>
        ))}
      </ul>
      {coupons.length === 0 && <p>No coupon is reserved with your address.</p>}
      <section className={styles.data}>
        <h2>Your data</h2>
        <p>See what we keep of you, save it, correct it, or erase it.</p>
        <div>
          <ButtonLink to={paths.ownData(token)}>See your data</ButtonLink>
        </div>
      </section>
    </Page>
  );
}

const title = 'Your coupons';
const description = 'Find the coupons that you have reserved.';

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <NarrowPage heading={heading}>
      <PageHead title={heading} description={description} noIndex />
      {children}
    </NarrowPage>
  );
}

function Find() {
  return (
    <Page heading="Find my coupons">
      <p>We mail you a link to all coupons that you have reserved with your address, and to what we keep of you.</p>
      <FindCouponsForm />
    </Page>
  );
}

/** Programs that look through mails fetch links, so a person presses a button to use one up. */
function Open({ token }: { token: string }) {
  return (
    <Page heading={title}>
      <p>The link in your mail works once.</p>
      <form action={paths.myCoupons(token)} method="post">
        <Button type="submit" primary>
          Show my coupons
        </Button>
      </form>
    </Page>
  );
}

function Sent() {
  return (
    <>
      <PageHead title="Look at your mail" description={description} noIndex />
      <EmptyState icon="check" headingLevel="h1" title="Look at your mail">
        <p>If we know this address, a link to its coupons and data is on its way. It works once, within an hour.</p>
      </EmptyState>
    </>
  );
}
