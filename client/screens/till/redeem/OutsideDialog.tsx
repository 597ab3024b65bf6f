import { Dialog } from '../../../ui/dialog/Dialog';

interface OutsideDialogProps {
  /** why the coupon cannot be used now */
  reason: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more before a coupon is redeemed outside its times. */
export function OutsideDialog({ reason, onConfirm, onCancel }: OutsideDialogProps) {
  return (
    <Dialog
      title="Redeem it outside its times?"
      okText="Redeem all the same"
      cancelText="Do not redeem"
      onOk={onConfirm}
      onCancel={onCancel}
    >
      <p>{reason} If you accept it now, it is used up. Our log says that you confirmed it.</p>
    </Dialog>
  );
}
