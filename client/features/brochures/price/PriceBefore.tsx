import type { CouponLabels } from './couponLabels';

interface PriceBeforeProps {
  before: CouponLabels['before'];
  className: string | undefined;
}

/** The former price beside the offer's price, struck through only if it was really charged. */
export function PriceBefore({ before, className }: PriceBeforeProps) {
  if (before === null) return null;
  const { word, amount } = before;
  return (
    <span className={className}>
      {`${word} `}
      {word === 'Was' ? <s>{amount}</s> : amount}
    </span>
  );
}
