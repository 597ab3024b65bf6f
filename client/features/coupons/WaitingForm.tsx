import { useContext, useEffect, useRef } from 'react';
import { PostedFormContext } from '../../platform/page/contexts/PostedFormContext';
import { paths } from '../../shared/paths';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { EmailField } from '../../ui/form/EmailField';
import { Honeypot } from '../../ui/form/Honeypot';
import { describePurchaseProblem } from './describePurchaseProblem';
import styles from './WaitingForm.module.css';

/** Asks for one mail if a coupon of a sold-out offer returns. The browser sends it with or without JavaScript. */
export function WaitingForm({ databaseId }: { databaseId: number }) {
  const form = useContext(PostedFormContext);
  const posted = form?.values['wait'] === '1' ? form : null;
  const element = useRef<HTMLFormElement>(null);
  const problem = posted?.fields.find(({ field }) => field === 'email')?.message;
  const failure = posted !== null && problem === undefined ? describePurchaseProblem(posted) : null;

  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [posted]);

  return (
    <form ref={element} className={styles.form} action={paths.couponForm(databaseId)} method="post" noValidate>
      <h3 className={styles.title}>Tell me if one returns</h3>
      {failure && (
        <div role="alert">
          <Alert>
            {failure.title}. {failure.text}
          </Alert>
        </div>
      )}
      <input type="hidden" name="wait" value="1" />
      <EmailField
        hint="One mail if somebody gives a coupon back, and no other."
        problem={problem}
        value={posted?.values['email']}
      />
      <Honeypot />
      <Button type="submit">Tell me</Button>
    </form>
  );
}
