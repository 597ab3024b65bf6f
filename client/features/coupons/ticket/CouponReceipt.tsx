import { minutesToConfirm } from '../../../../shared/coupons/minutesToConfirm';
import { useEffect, useRef } from 'react';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import type { HeldCoupon } from '../../my-offers/MyOffers';
import styles from './CouponReceipt.module.css';
import { CouponTicket } from './CouponTicket';
import { WalletLinks, type WalletPaths } from './WalletLinks';

interface CouponReceiptProps {
  coupon: HeldCoupon & WalletPaths;
  email: string;
}

/** The purchased coupon with next steps. Takes the focus, so that screen readers announce it. */
export function CouponReceipt({ coupon, email }: CouponReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.receipt}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <MoreIcon name="check" size={24} />
        {coupon.state === 'HELD' ? 'Confirm your coupon' : 'Your coupon is reserved'}
      </h2>
      {coupon.state === 'HELD' ? (
        <p>
          Confirm it by the link in our mail to <strong className={styles.email}>{email.trim()}</strong> within{' '}
          {minutesToConfirm} minutes. Otherwise somebody else can take it.
        </p>
      ) : (
        <p>
          We have mailed it to <strong className={styles.email}>{email.trim()}</strong>, and it is kept on this device
          under My offers. Show the code when you pay.
        </p>
      )}
      <CouponTicket coupon={coupon}>
        <WalletLinks coupon={coupon} />
        <ButtonLink to={paths.myOffers()}>My offers</ButtonLink>
      </CouponTicket>
    </div>
  );
}
