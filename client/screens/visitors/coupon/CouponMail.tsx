import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import styles from './CouponScreen.module.css';

/** Mails the coupon once more. A form that works with or without JavaScript. */
export function MailCouponAgain({ token }: { token: string }) {
  return (
    <form action={paths.coupon(token)} method="post">
      <input type="hidden" name="again" value="1" />
      <Button type="submit">Mail it again</Button>
    </form>
  );
}

/** What the vendor's screens show of a coupon (docs/rules/prices-and-coupons.md#sent-again). */
export function SeenByBusiness() {
  return (
    <section className={styles.reminders}>
      <h2 className={styles.subheading}>What the business sees</h2>
      <p>Your name, the code, and when you reserve, use or cancel the coupon. It does not see your email address.</p>
    </section>
  );
}
