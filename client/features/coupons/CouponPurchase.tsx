import { useContext, useMemo, useState, useEffect, useRef } from 'react';
import { PostedFormContext, type PostedForm } from '../../platform/page/contexts/PostedFormContext';
import { useIsOnline } from '../../platform/page/useIsOnline';
import type { HeldCoupon } from '../my-offers/MyOffers';
import { CouponForm } from './CouponForm';
import { CouponReceipt } from './ticket/CouponReceipt';
import type { PurchaseProblem } from './PurchaseProblem';
import { PurchaseRefused } from './PurchaseRefused';
import type { BuyerProblems, Buyer } from './buyerProblems';
import { describePurchaseProblem } from './describePurchaseProblem';
import { usePurchaseCoupon } from './usePurchaseCoupon';
import type { WalletPaths } from './ticket/WalletLinks';
import { Icon } from '../../ui/icons/Icon';
import styles from './PurchaseNotice.module.css';
import { emptyDraft, readCouponDraft, writeCouponDraft, type CouponDraft } from './couponDraft';
const names: readonly (keyof Buyer)[] = ['name', 'email', 'acceptTerms'];

/** The server's messages about visible fields. GraphQL names fields with or without "input.". */
function fieldProblems(fields: readonly { field: string; message: string }[]): BuyerProblems {
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => {
      const name = names.find((one) => one === field.replace(/^input\./, ''));
      return name ? [[name, message]] : [];
    }),
  );
}

interface PostedPurchase {
  buyer: Buyer;
  fields: BuyerProblems;
  problem: PurchaseProblem | null;
}

/** Converts a form posted without JavaScript into the state of this form; null if it was the form to wait. */
function postedPurchase(posted: PostedForm | null): PostedPurchase | null {
  if (posted === null || posted.values['wait'] === '1') return null;
  const { values } = posted;
  const fields = fieldProblems(posted.fields);
  return {
    buyer: {
      name: values['name'] ?? '',
      email: values['email'] ?? '',
      acceptTerms: values['acceptTerms'] === 'true',
      remind: values['remind'] === 'true',
    },
    fields,
    problem: Object.keys(fields).length > 0 ? null : describePurchaseProblem(posted),
  };
}

interface CouponPurchaseProps {
  brochure: { id: string; databaseId: number; discountedPriceCents: number | null };
  /** sold out before any try; a buyer of the last coupon still sees it */
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

/** The purchase: form, refusals and finally the coupon. */
export function CouponPurchase({ brochure, isSoldOut = false }: CouponPurchaseProps) {
  const { id, databaseId } = brochure;
  const form = useContext(PostedFormContext);
  const posted = useMemo(() => postedPurchase(form), [form]);
  const { draft, change, forget } = useCouponDraft(databaseId, posted?.buyer ?? null);
  const [lastTry, setLastTry] = useState<Try>(posted ?? (isSoldOut ? soldOut : noTry));
  const [coupon, setCoupon] = useState<(HeldCoupon & WalletPaths) | null>(null);
  // the price when the form was opened, so that the agreed price does not change unnoticed; only a refusal updates it
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

  // a failed try takes precedence over being offline
  const problem = lastTry.problem ?? (isOnline ? null : noConnection);

  if (coupon) return <CouponReceipt coupon={coupon} email={draft.email} />;
  if (lastTry.problem?.isFinal === true) return <PurchaseRefused databaseId={databaseId} problem={lastTry.problem} />;
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

/** The reason of the last failure, above the filled-in form. */
function PurchaseNotice({ problem }: { problem: PurchaseProblem }) {
  return (
    <div className={styles.notice}>
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{problem.title}</p>
        <p>{problem.text}</p>
      </div>
    </div>
  );
}

/** Draft that survives reloads. `posted` holds the input of a form posted without JavaScript. */
function useCouponDraft(databaseId: number, posted: Buyer | null) {
  const [draft, setDraft] = useState<CouponDraft>({ ...emptyDraft, ...posted });
  // the latest draft, because a response must not undo what was typed while it was pending
  const latest = useRef(draft);

  // in an effect, because the server-rendered page does not know the draft
  useEffect(() => {
    if (posted !== null) return;
    latest.current = readCouponDraft(databaseId);
    setDraft(latest.current);
  }, [databaseId, posted]);

  const change = (changes: Partial<CouponDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    writeCouponDraft(databaseId, latest.current);
  };

  return { draft, change, forget: () => writeCouponDraft(databaseId, null) };
}
