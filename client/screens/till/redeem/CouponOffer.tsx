import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { TillCouponFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/formatDate';
import { formatMoney } from '../../../shared/formatMoney';
import styles from './RedeemScreen.module.css';
import { tillState } from './tillState';

interface CouponOfferProps {
  coupon: TillCouponFragment;
  /** it has just been redeemed here */
  isDone: boolean;
  busy: boolean;
  problem: string | null;
  onRedeem: () => void;
  onNext: () => void;
}

/** What the coupon promises, before it is redeemed. */
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
