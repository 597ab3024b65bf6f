import { whenReminded } from '../../../../shared/coupons/whenReminded';
import { paths } from '../../../shared/paths';
import { ButtonAnchor } from '../../../ui/buttons/ButtonAnchor';
import { Button } from '../../../ui/buttons/Button';
import { MailCouponAgain } from './CouponMail';
import styles from './CouponScreen.module.css';

interface CouponRemindersProps {
  coupon: { token: string; remind: boolean; calendarPath: string };
}

/** The last day for a calendar, reminders by mail, and the coupon's mail again. Forms that work with or without JavaScript. */
export function CouponReminders({ coupon: { token, remind, calendarPath } }: CouponRemindersProps) {
  return (
    <section className={styles.reminders}>
      <h2 className={styles.subheading}>So that you don’t miss it</h2>
      <p>
        We {remind ? 'mail' : 'can mail'} you {whenReminded}.
      </p>
      <div className={styles.row}>
        <form action={paths.coupon(token)} method="post">
          <input type="hidden" name="remind" value={String(!remind)} />
          <Button type="submit">{remind ? 'Stop reminding me' : 'Remind me'}</Button>
        </form>
        <ButtonAnchor href={calendarPath} download>
          Add to calendar
        </ButtonAnchor>
        <MailCouponAgain token={token} />
      </div>
    </section>
  );
}
