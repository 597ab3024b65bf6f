import { Dialog } from '../../../ui/dialog/Dialog';
import { useState } from 'react';
import { formatCouponCode } from '../../../shared/formats/formatCouponCode';
import { formatMoney } from '../../../shared/formats/formatMoney';
import type { Purchase } from './Purchase';

interface RedeemDialogProps {
  purchase: Purchase;
  /** true if it succeeded: the dialog then closes */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation, because a redemption is final. For shops that call because their till cannot redeem. */
export function RedeemDialog({ purchase, onConfirm, onClose }: RedeemDialogProps) {
  const [busy, setBusy] = useState(false);
  const { code, name, title, discountedPriceCents, outsideConditionsReason } = purchase;

  async function confirm(): Promise<void> {
    setBusy(true);
    const done = await onConfirm();
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog
      open
      title={`Redeem coupon ${formatCouponCode(code)} of ${name}?`}
      okText={outsideConditionsReason === null ? 'Redeem coupon' : 'Redeem all the same'}
      confirmLoading={busy}
      cancelText="Close"
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {outsideConditionsReason !== null && (
        <p>
          <strong>{outsideConditionsReason}</strong> The audit log says that you redeemed it outside its times.
        </p>
      )}
      <p>
        “{title}” for {formatMoney(discountedPriceCents)}. It can be used once, and this cannot be taken back.
      </p>
    </Dialog>
  );
}
