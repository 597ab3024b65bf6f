import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { formatTime } from '../../../../shared/dates/formatTime';
import { formatCouponCode } from '../../../../shared/formats/formatCouponCode';
import { UndoDialog } from './UndoDialog';

interface UndoButtonProps {
  coupon: { id: string; code: string; title: string; undoableUntil: string | null; brochure: { timeZone: string } };
}

/** Undoes one's own redemption, while that is possible. Renders nothing otherwise. */
export function UndoButton({ coupon }: UndoButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const isInTime = useIsBefore(coupon.undoableUntil);
  if (coupon.undoableUntil === null || (!isInTime && !isAsking)) return null;
  const until = formatTime(new Date(coupon.undoableUntil), coupon.brochure.timeZone);
  return (
    <>
      <Button
        size="large"
        aria-label={`Undo the redemption of ${formatCouponCode(coupon.code)}, until ${until}`}
        onClick={() => setAsking(true)}
      >
        Undo (until {until})
      </Button>
      {isAsking && <UndoDialog coupon={coupon} onClose={() => setAsking(false)} />}
    </>
  );
}

/** True until the moment; renders again when it comes. */
function useIsBefore(moment: string | null): boolean {
  const end = moment === null ? 0 : Date.parse(moment);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const left = end - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [end]);
  return now < end;
}
