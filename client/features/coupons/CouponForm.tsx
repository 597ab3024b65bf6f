import { shownTerms } from '../../shared/site';
import { useContext, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormKeyContext } from '../../platform/page/contexts/FormKeyContext';
import { formatMoney } from '../../shared/formats/formatMoney';
import { paths } from '../../shared/paths';
import { Button } from '../../ui/buttons/Button';
import { CouponField } from './CouponField';
import styles from './CouponForm.module.css';
import { ReminderTick } from './ReminderTick';
import { TermsTick } from './TermsTick';
import { buyerProblems, type Buyer, type BuyerProblems } from './buyerProblems';

interface CouponFormProps {
  databaseId: number;
  /** price that the buyer agrees to, in cents; null if unknown */
  priceCents: number | null;
  buyer: Buyer;
  onType: (changes: Partial<Buyer>) => void;
  onSubmit: () => void;
  isBusy: boolean;
  /** false: submitting waits for a connection */
  isOnline: boolean;
  /** the server's messages about single fields */
  refused: BuyerProblems;
  /** error of the last try as a whole */
  problem: ReactNode;
}

/** Name, address and terms. An ordinary form that also works without JavaScript. */
export function CouponForm({
  databaseId,
  priceCents,
  buyer,
  onType,
  onSubmit,
  isBusy,
  isOnline,
  refused,
  problem,
}: CouponFormProps) {
  const formKey = useContext(FormKeyContext)();
  const [checked, setChecked] = useState<BuyerProblems | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // after the first submit, an error disappears as soon as the buyer corrects it
  const found = checked === null ? {} : buyerProblems(buyer);
  const problems = checked === null ? refused : found;

  useEffect(() => {
    focusFirstInvalid(form.current);
  }, [checked, refused]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isOnline) return;
    const wrong = buyerProblems(buyer);
    if (Object.keys(wrong).length > 0) {
      setChecked(wrong);
      return;
    }
    setChecked(null);
    onSubmit();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={paths.couponForm(databaseId)}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <div role="alert" className={styles.alert}>
        {problem}
      </div>
      <CouponField
        label="Name"
        name="name"
        autoComplete="name"
        value={buyer.name}
        problem={problems.name}
        onChange={({ target }) => onType({ name: target.value })}
      />
      <CouponField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={buyer.email}
        problem={problems.email}
        hint="We mail the coupon to it, and reminders if you tick them."
        onChange={({ target }) => onType({ email: target.value })}
      />
      <TermsTick
        checked={buyer.acceptTerms}
        problem={problems.acceptTerms}
        onChange={(acceptTerms) => onType({ acceptTerms })}
      />
      <ReminderTick checked={buyer.remind === true} onChange={(remind) => onType({ remind })} />
      <input type="hidden" name="termsVersion" value={shownTerms} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      {priceCents !== null && (
        <>
          <input type="hidden" name="expectedPriceCents" value={priceCents} />
          <p className={styles.price}>
            You pay the business <strong>{priceCents === 0 ? 'nothing' : formatMoney(priceCents)}</strong>
          </p>
        </>
      )}
      <Button type="submit" primary aria-disabled={isBusy || !isOnline} className={styles.submit}>
        {isBusy ? 'Getting your coupon …' : 'Get coupon'}
      </Button>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
