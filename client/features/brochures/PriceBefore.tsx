import type { CouponLabels } from './couponLabels';

interface PriceBeforeProps {
  before: CouponLabels['before'];
  className: string | undefined;
}

/** The price before, beside the one with the offer; crossed out only where it was charged. */
export function PriceBefore({ before, className }: PriceBeforeProps) {
  if (before === null) return null;
  const { word, amount } = before;
  return (
    <span className={className}>
      {word} {word === 'Was' ? <s>{amount}</s> : amount}
    </span>
  );
}
