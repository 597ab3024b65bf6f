import { useContext, useMemo, useState } from 'react';
import { PostedFormContext } from '../../platform/page/PostedFormContext';
import { useIsOnline } from '../../platform/page/useIsOnline';
import type { HeldCoupon } from '../my-offers/MyOffers';
import { CouponForm } from './CouponForm';
import { CouponReceipt } from './CouponReceipt';
import { PurchaseNotice } from './PurchaseNotice';
import type { PurchaseProblem } from './PurchaseProblem';
import { PurchaseRefused } from './PurchaseRefused';
import type { BuyerProblems } from './buyerProblems';
import { describePurchaseProblem } from './describePurchaseProblem';
import { fieldProblems } from './fieldProblems';
import { postedPurchase } from './postedPurchase';
import { useCouponDraft } from './useCouponDraft';
import { usePurchaseCoupon } from './usePurchaseCoupon';

interface CouponPurchaseProps {
  brochure: { id: string; databaseId: number; discountedPriceCents: number | null };
  /** before anybody has tried; whoever gets the last one has it */
  isSoldOut?: boolean;
}

interface Try {
  problem: PurchaseProblem | null;
  fields: BuyerProblems;
}

const noTry: Try = { problem: null, fields: {} };
const soldOut: Try = { problem: describePurchaseProblem({ code: 'SOLD_OUT', message: '' }), fields: {} };

const noConnection: PurchaseProblem = {
  code: 'NETWORK',
  title: 'You are offline',
  text: 'Getting a coupon needs a connection. What you type is kept: send it once you are connected.',
  isFinal: false,
  isUnknown: false,
};

/** From the form to the coupon, by way of whatever may come between. */
export function CouponPurchase({ brochure, isSoldOut = false }: CouponPurchaseProps) {
  const { id, databaseId } = brochure;
  const form = useContext(PostedFormContext);
  const posted = useMemo(() => postedPurchase(form), [form]);
  const { draft, change, forget } = useCouponDraft(databaseId, posted?.buyer ?? null);
  const [lastTry, setLastTry] = useState<Try>(posted ?? (isSoldOut ? soldOut : noTry));
  const [coupon, setCoupon] = useState<HeldCoupon | null>(null);
  // as it was when the form was opened: what is agreed to does not change unseen; an answer brings the new one
  const [priceCents, setPriceCents] = useState(brochure.discountedPriceCents);
  const isOnline = useIsOnline();
  const { buy, isBusy } = usePurchaseCoupon(id, priceCents);

  const submit = async () => {
    setLastTry(noTry);
    const outcome = await buy(draft, change);
    if (outcome.kind === 'bought') {
      forget();
      setCoupon(outcome.coupon);
      return;
    }
    const { newPriceCents } = outcome.problem;
    if (newPriceCents !== undefined) setPriceCents(newPriceCents);
    const fields = fieldProblems(outcome.fields);
    setLastTry({ problem: Object.keys(fields).length > 0 ? null : outcome.problem, fields });
  };

  // what became of the last try is said first
  const problem = lastTry.problem ?? (isOnline ? null : noConnection);

  if (coupon) return <CouponReceipt coupon={coupon} email={draft.email} />;
  if (lastTry.problem?.isFinal === true) return <PurchaseRefused problem={lastTry.problem} />;
  return (
    <CouponForm
      databaseId={databaseId}
      priceCents={priceCents}
      buyer={draft}
      onType={change}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isOnline={isOnline}
      refused={lastTry.fields}
      problem={problem && <PurchaseNotice problem={problem} />}
    />
  );
}
