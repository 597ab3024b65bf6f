import { Button } from 'antd';
import { formatCouponCode } from '../../../shared/formats/formatCouponCode';
import { formatDate } from '../../../shared/dates/formatDate';
import { ScrollRegion } from '../../../ui/page/ScrollRegion';
import type { Buyer } from './Buyer';
import { stateLabels } from './couponViews';
import styles from './VendorCouponsScreen.module.css';
import { useResendCouponMutation } from '../../../generated/ResendCoupon';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import { isoDayIn } from '../../../shared/dates/isoDayIn';

const columns = ['Buyer', 'Offer', 'Code', 'State', 'Reserved', 'Mail'];

/** The date of a moment in the ad's own time zone. */
function dayOf(moment: string, { brochure: { timeZone } }: Buyer): string {
  return formatDate(isoDayIn(timeZone, new Date(moment)));
}

export function BuyersTable({ buyers }: { buyers: readonly Buyer[] }) {
  const resend = useResendCoupon();
  return (
    <ScrollRegion className={styles.scroll} label="Buyers">
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buyers.map((buyer) => (
            <tr key={buyer.id}>
              <th scope="row">{buyer.name}</th>
              <td className={styles.offer}>{buyer.title}</td>
              <td className={styles.code}>{formatCouponCode(buyer.code)}</td>
              <td className={styles.state}>
                {stateLabels[buyer.state]}
                {buyer.redeemedAt !== null && (
                  <span className={styles.quiet}>
                    {dayOf(buyer.redeemedAt, buyer)}
                    {buyer.redeemedByName !== null && ` by ${buyer.redeemedByName}`}
                  </span>
                )}
              </td>
              <td className={styles.date}>{dayOf(buyer.purchasedAt, buyer)}</td>
              <td className={styles.mail}>
                {buyer.state === 'VALID' && (
                  <Button
                    aria-label={`Send again to ${buyer.name}: ${formatCouponCode(buyer.code)}`}
                    onClick={() => void resend(buyer)}
                  >
                    Send again
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** "Send again": resends the buyer's mail with the coupon. */
function useResendCoupon(): (buyer: Buyer) => Promise<void> {
  const [resend] = useResendCouponMutation();
  const report = useReport();
  return async ({ id, name }) => {
    try {
      await resend({ variables: { input: { id } } });
      report({ tone: 'success', text: `The coupon of ${name} is on its way again.` });
    } catch (error) {
      report({ tone: 'failure', text: `Nothing was sent to ${name}. ${readFailure(error).message}` });
    }
  };
}
