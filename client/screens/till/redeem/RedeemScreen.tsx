import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CodeScanner } from '../../../features/code-scanner/CodeScanner';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { useCouponAtTillQuery } from '../../../generated/CouponAtTill';
import { readFailure } from '../../../platform/errors/readFailure';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { privatePaths } from '../../../shared/privatePaths';
import { CodeForm } from './CodeForm';
import { TillCoupon } from './TillCoupon';
import { RedeemedToday } from './today/RedeemedToday';
import { useSession } from '../../../features/session/useSession';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';

/** The till, for vendors and administrators: shows a coupon's promise, then redeems it once. */
export default function RedeemScreen() {
  const code = useAddressQuery().get('code')?.trim() ?? '';
  const navigate = useNavigate();
  const { session } = useSession();
  const [isScanning, setScanning] = useState(false);
  const scanButton = useRef<HTMLButtonElement>(null);
  const { data, error, loading, refetch } = useCouponAtTillQuery({
    variables: { code },
    skip: code === '',
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  useSharedLoading(loading);

  function closeCamera(): void {
    setScanning(false);
    scanButton.current?.focus();
  }

  function show(next: string): void {
    setScanning(false);
    if (next === code) void refetch().catch(() => undefined);
    else void navigate(privatePaths.redeem(next));
  }

  const coupon = code === '' || error !== undefined ? undefined : data?.couponByCode;
  return (
    <>
      <VendorHeading title="Redeem a coupon" lead="Type the code, or scan the QR code of the coupon." />
      <CodeForm
        key={code}
        initial={code}
        busy={loading}
        problem={error === undefined ? null : lookUpProblem(readFailure(error))}
        onCode={show}
        scanButton={scanButton}
        onScan={() => setScanning(true)}
      />
      {isScanning && <CodeScanner onCode={show} onClose={closeCamera} />}
      {coupon !== undefined && (
        <TillCoupon key={coupon.id} coupon={coupon} onNext={() => void navigate(privatePaths.redeem())} />
      )}
      {session?.role === 'VENDOR' && <RedeemedToday />}
    </>
  );
}

/** Why a code leads to no coupon, in words for a till. */
function lookUpProblem({ code, message }: RequestFailure): string {
  return code === 'FORBIDDEN' ? 'This coupon is of another company: it cannot be redeemed here.' : message;
}
