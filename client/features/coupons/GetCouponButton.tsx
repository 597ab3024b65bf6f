import type { FragmentType } from '@apollo/client';
import { startTransition, useId, useState, type ComponentType, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { GetCouponButtonBrochureFragment } from '../../generated/types';
import { useGetCouponButtonBrochureFragment } from '../../generated/GetCouponButton';
import { afterPaint } from '../../platform/page/afterPaint';
import { useIsOnline } from '../../platform/page/useIsOnline';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Icon } from '../../ui/icons/Icon';
import type { CouponDialogProps } from './CouponDialog';
import styles from './GetCouponButton.module.css';
import { hasCoupons } from '../../generated/brochureTypes';

interface GetCouponButtonProps {
  brochure: FragmentType<GetCouponButtonBrochureFragment>;
  className?: string | undefined;
}

const loadDialog = () => import('./CouponDialog');

/** Opens the coupon form in a dialog, or on its own page without JavaScript. */
export function GetCouponButton({ brochure, className }: GetCouponButtonProps) {
  const { data, complete } = useGetCouponButtonBrochureFragment(brochure);
  const [Dialog, setDialog] = useState<ComponentType<CouponDialogProps> | null>(null);
  const [isOpening, setOpening] = useState(false);
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const needsId = useId();
  if (!complete || !hasCoupons(data.type) || data.status !== 'PUBLISHED') return null;
  const isSoldOut = !data.couponsUnlimited && data.couponsRemaining === 0;
  const page = paths.couponForm(data.databaseId);

  const open = async (event: MouseEvent) => {
    if (isOnline && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    if (!isOnline) return;
    // painted at once, so that the tap is seen to work
    setOpening(true);
    try {
      await afterPaint();
      const { CouponDialog } = await loadDialog();
      // in slices
      startTransition(() => {
        setDialog(() => CouponDialog);
        setOpening(false);
      });
    } catch {
      setOpening(false);
      // the dialog's code failed to load; the page offers a retry
      void navigate(page);
    }
  };

  const prepare = () => {
    afterPaint()
      .then(loadDialog)
      .catch(() => undefined);
  };

  return (
    <>
      {/* stays mounted if the ad sells out while the dialog is open; the dialog then says so */}
      {(!isSoldOut || Dialog) && (
        <div className={styles.way}>
          <ButtonLink
            to={page}
            primary
            className={className}
            aria-busy={isOpening || undefined}
            aria-disabled={isOnline ? undefined : true}
            aria-describedby={isOnline ? undefined : needsId}
            onClick={(event) => void open(event)}
            onPointerEnter={prepare}
          >
            <Icon name="ticket" />
            Get coupon
          </ButtonLink>
          {!isOnline && (
            <p id={needsId} className={styles.needs}>
              A coupon needs a connection.
            </p>
          )}
        </div>
      )}
      {Dialog && <Dialog brochure={data} onClose={() => setDialog(null)} />}
    </>
  );
}
