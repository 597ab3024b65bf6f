import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './CouponDialog.module.css';
import { keepTogether } from './keepTogether';
import { CouponPurchase } from './CouponPurchase';

export interface CouponDialogProps {
  brochure: {
    id: string;
    databaseId: number;
    displayTitle: string;
    companyName: string | null;
    discountedPriceCents: number | null;
    couponHoursSummary: string | null;
  };
  onClose: () => void;
}

/** A native dialog: Escape closes it, the focus stays inside and then returns to the opener. */
export function CouponDialog({ brochure, onClose }: CouponDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    // closes on a click outside where browsers support it; the input is kept
    element?.setAttribute('closedby', 'any');
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            Get coupon
          </h2>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" size={24} />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </div>
        <p className={styles.offer}>
          {brochure.displayTitle}
          {brochure.companyName !== null &&
            brochure.companyName !== brochure.displayTitle &&
            ` · ${brochure.companyName}`}
        </p>
        <p className={styles.lead}>A free reservation: you pay the business when you use it.</p>
        {brochure.couponHoursSummary !== null && <p>When to use it: {keepTogether(brochure.couponHoursSummary)}</p>}
        <CouponPurchase brochure={brochure} />
      </div>
    </dialog>
  );
}
