import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { TillCouponFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/dates/formatDate';
import { formatMoney } from '../../../shared/formats/formatMoney';
import styles from './RedeemScreen.module.css';
import { formatMomentIn } from '../../../shared/dates/formatMomentIn';

type Coupon = Pick<
  TillCouponFragment,
  'state' | 'validTo' | 'redeemedAt' | 'redeemedByName' | 'voidedAt' | 'voidReason' | 'brochure'
>;

/** Whether the coupon is valid; if not, since when and by whom. */
function tillState(coupon: Coupon): { good: boolean; title: string; text: string } {
  const { state, validTo, redeemedAt, redeemedByName, voidedAt, voidReason, brochure } = coupon;
  const at = (moment: string | null) => (moment === null ? '' : formatMomentIn(brochure.timeZone, moment));
  switch (state) {
    case 'VALID':
      return { good: true, title: 'This coupon is good', text: `Until ${formatDate(validTo)}, to be redeemed once.` };
    case 'REDEEMED': {
      const by = redeemedByName === null ? '' : ` by ${redeemedByName}`;
      return { good: false, title: 'Redeemed before', text: `On ${at(redeemedAt)}${by}. It cannot be used again.` };
    }
    case 'VOIDED':
      return voidReason === 'BUYER'
        ? { good: false, title: 'Cancelled', text: `The buyer cancelled it on ${at(voidedAt)}.` }
        : { good: false, title: 'Withdrawn', text: `It was taken back on ${at(voidedAt)}.` };
    case 'ENDED':
      return { good: false, title: 'Ended', text: `Its last day was ${formatDate(validTo)}.` };
  }
}

interface CouponOfferProps {
  coupon: TillCouponFragment;
  /** true: this page has just redeemed it */
  isDone: boolean;
  busy: boolean;
  problem: string | null;
  onRedeem: () => void;
  onNext: () => void;
}

/** The coupon's promise, shown before it is redeemed. */
export function CouponOffer({ coupon, isDone, busy, problem, onRedeem, onNext }: CouponOfferProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = tillState(coupon);
  const isGood = state.good || isDone;
  useEffect(() => heading.current?.focus(), [coupon.id, coupon.state]);
  const facts: [label: string, text: string][] = [
    ['For', coupon.name],
    ['At', coupon.brochure.companyName ?? '–'],
    ['Reserved', formatDate(coupon.purchasedAt.slice(0, 10))],
    ['Good until', formatDate(coupon.validTo)],
  ];
  return (
    <article className={styles.offer} data-good={isGood}>
      <h2 ref={heading} className={styles.verdict} tabIndex={-1}>
        {isDone ? 'Redeemed' : state.title}
      </h2>
      <p className={styles.verdictText}>
        {isDone ? 'Give the customer what the coupon promises. It cannot be used again.' : state.text}
      </p>
      <p className={styles.title}>{coupon.title}</p>
      <p className={styles.price}>
        <strong>{formatMoney(coupon.discountedPriceCents)}</strong>{' '}
        {coupon.discountCents === null ? (
          `Value ${formatMoney(coupon.normalPriceCents)}`
        ) : (
          <s>{formatMoney(coupon.normalPriceCents)}</s>
        )}
      </p>
      <p className={styles.terms}>{coupon.termsOfOffer}</p>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.row}>
        {state.good && !isDone && (
          <Button type="primary" size="large" loading={busy} onClick={onRedeem}>
            Redeem
          </Button>
        )}
        <Button size="large" onClick={onNext}>
          Next coupon
        </Button>
      </div>
    </article>
  );
}
