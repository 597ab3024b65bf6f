import { useContext } from 'react';
import { PostedFormContext } from '../../../platform/page/contexts/PostedFormContext';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { EmailField } from '../../../ui/form/EmailField';
import styles from './MyCouponsScreen.module.css';

/** The browser sends it with or without JavaScript, and the server returns the page with the input and its error. */
export function FindCouponsForm() {
  const posted = useContext(PostedFormContext);
  const problem = posted?.fields.find(({ field }) => field === 'email')?.message;
  return (
    <form action={paths.myCoupons()} method="post" noValidate className={styles.form}>
      {posted !== null && problem === undefined && <Alert>{posted.message}</Alert>}
      <EmailField problem={problem} value={posted?.values['email']} />
      <Button type="submit" primary>
        Send me my coupons
      </Button>
    </form>
  );
}
