import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { TillCouponFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/dates/formatDate';
import { isoDayIn } from '../../../shared/dates/isoDayIn';
import { formatMoney } from '../../../shared/formats/formatMoney';
import { OutsideDialog } from './OutsideDialog';
import styles from './RedeemScreen.module.css';
import { UndoButton } from './undo/UndoButton';
import { formatMomentIn } from '../../../shared/dates/formatMomentIn';

type Coupon = Pick<
  TillCouponFragment,
  | 'state'
  | 'outsideConditionsReason'
  | 'validTo'
  | 'redeemedAt'
  | 'redeemedByName'
  | 'voidedAt'
  | 'voidReason'
  | 'heldUntil'
  | 'brochure'
>;

interface TillState {
  good: boolean;
  title: string;
  text: string;
}

/** Whether the coupon is valid; if not, since when and by whom. */
function tillState(coupon: Coupon): TillState {
  const { state, validTo, redeemedAt, redeemedByName, voidedAt, voidReason, heldUntil, brochure } = coupon;
  const at = (moment: string | null) => (moment === null ? '' : formatMomentIn(brochure.timeZone, moment));
  switch (state) {
    case 'VALID':
      if (coupon.outsideConditionsReason !== null) {
        return { good: true, title: 'Not valid at this time', text: coupon.outsideConditionsReason };
      }
      return { good: true, title: 'This coupon is good', text: `Until ${formatDate(validTo)}, to be redeemed once.` };
    case 'HELD':
      return {
        ...{ good: false, title: 'Not confirmed yet' },
        text: `The buyer has to press the button behind the link in our mail, before ${at(heldUntil)}. Then look it up again.`,
      };
    case 'REDEEMED': {
      const by = redeemedByName === null ? '' : ` by ${redeemedByName}`;
      return { good: false, title: 'Redeemed before', text: `On ${at(redeemedAt)}${by}. It cannot be used again.` };
    }
    case 'VOIDED':
      if (voidReason === 'UNCONFIRMED') {
        const text = `The buyer did not confirm it in time. It ended on ${at(voidedAt)}.`;
        return { good: false, title: 'Not confirmed', text };
      }
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
  /** true: also outside the times of the coupon */
  onRedeem: (outsideConditions: boolean) => void;
  onNext: () => void;
}

/** The coupon's promise, shown before it is redeemed. */
export function CouponOffer({ coupon, isDone, busy, problem, onRedeem, onNext }: CouponOfferProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = tillState(coupon);
  const isGood = state.good || isDone;
  const [isAsking, setAsking] = useState(false);
  const outside = coupon.state === 'VALID' && !isDone ? coupon.outsideConditionsReason : null;
  useEffect(() => heading.current?.focus(), [coupon.id, coupon.state]);
  const facts: [label: string, text: string][] = [
    ['For', coupon.name],
    ['At', coupon.brochure.companyName ?? '–'],
    ['Reserved', formatDate(isoDayIn(coupon.brochure.timeZone, new Date(coupon.purchasedAt)))],
    ['Good until', formatDate(coupon.validTo)],
  ];
  if (coupon.couponHoursSummary !== null) facts.push(['When to use it', coupon.couponHoursSummary]);
  return (
    <article className={styles.offer} data-good={isGood} data-outside={outside !== null}>
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
          <Button
            type="primary"
            size="large"
            loading={busy}
            onClick={() => (outside === null ? onRedeem(false) : setAsking(true))}
          >
            Redeem
          </Button>
        )}
        <Button type={isDone ? 'primary' : 'default'} size="large" onClick={onNext}>
          Next coupon
        </Button>
        <UndoButton coupon={coupon} />
      </div>
      {isAsking && outside !== null && (
        <OutsideDialog
          reason={outside}
          onConfirm={() => {
            setAsking(false);
            onRedeem(true);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </article>
  );
}
