import { useId, type ReactNode } from 'react';
import { formatDate } from '../../../shared/dates/formatDate';
import { formatMoney } from '../../../shared/formats/formatMoney';
import { MoreIcon } from '../../../ui/icons/MoreIcon';
import { QrCode } from '../../../ui/qr-code/QrCode';
import { classNames } from '../../../ui/classNames';
import type { HeldCoupon } from '../../my-offers/MyOffers';
import { CouponPdfLink } from './CouponPdfLink';
import styles from './CouponTicket.module.css';
import { keepTogether } from '../keepTogether';
import { couponStateLabel } from './couponStateLabel';

interface CouponTicketProps {
  coupon: HeldCoupon;
  headingLevel?: 'h2' | 'h3';
  /** further actions beside the PDF link */
  children?: ReactNode;
}

/** The coupon to show at the till: code, QR code, price and last day. */
export function CouponTicket({ coupon, headingLevel: Heading = 'h3', children }: CouponTicketProps) {
  const { title, companyName, code, discountedPriceCents, termsOfOffer, validTo, state, pdfPath, redeemUrl } = coupon;
  const { couponHoursSummary } = coupon;
  const id = useId();
  const over = couponStateLabel(coupon);
  return (
    <article className={classNames(styles.ticket, over !== null && styles.over)} aria-labelledby={id}>
      <div className={styles.words}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {companyName !== '' && <p className={styles.company}>{companyName}</p>}
        <dl className={styles.facts}>
          <div>
            <dt>Pay there</dt>
            <dd>{discountedPriceCents === 0 ? 'Free' : formatMoney(discountedPriceCents)}</dd>
          </div>
          <div>
            <dt>Valid until</dt>
            <dd>{formatDate(validTo)}</dd>
          </div>
          {couponHoursSummary !== null && (
            <div>
              <dt>When to use it</dt>
              <dd>{keepTogether(couponHoursSummary)}</dd>
            </div>
          )}
        </dl>
        {over !== null && <p className={styles.state}>{over}</p>}
      </div>
      {state !== 'HELD' && (
        <div className={styles.proof}>
          {state === 'VALID' && over === null && <QrCode text={redeemUrl} label={`QR code of the coupon ${code}`} />}
          <p className={styles.code}>{code}</p>
        </div>
      )}
      <details className={styles.terms}>
        <summary>
          Terms of the offer
          <MoreIcon name="chevronDown" size={16} />
        </summary>
        <p>{termsOfOffer}</p>
      </details>
      <div className={styles.actions}>
        {pdfPath !== '' && state !== 'VOIDED' && state !== 'HELD' && (
          <CouponPdfLink pdfPath={pdfPath} code={code} isPrimary={state === 'VALID'} />
        )}
        {children}
      </div>
    </article>
  );
}
