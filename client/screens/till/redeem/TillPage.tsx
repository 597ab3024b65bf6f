import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CodeScanner } from '../../../features/code-scanner/CodeScanner';
import { useSession } from '../../../features/session/useSession';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { VendorHeading } from '../../../features/vendor-area/VendorHeading';
import { useCouponAtTillQuery } from '../../../generated/CouponAtTill';
import { readFailure } from '../../../platform/errors/readFailure';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { useIsOnline } from '../../../platform/page/useIsOnline';
import { privatePaths } from '../../../shared/privatePaths';
import { CodeForm } from './CodeForm';
import { OfflineCoupon } from './offline/OfflineCoupon';
import { OfflineStatus } from './offline/OfflineStatus';
import { RefusedRedemptions, WaitingRedemptions } from './offline/QueuedRedemptions';
import { noConnection, type OfflineTill } from './offline/useOfflineTill';
import { TillCoupon } from './TillCoupon';
import { RedeemedToday } from './today/RedeemedToday';

interface TillPageProps {
  /** null: this till needs a connection */
  offline: OfflineTill | null;
}

/** Looks a code up, on the server or without a connection on this device, and redeems it. */
export function TillPage({ offline }: TillPageProps) {
  const code = useAddressQuery().get('code')?.trim() ?? '';
  const navigate = useNavigate();
  const { session } = useSession();
  const isOnline = useIsOnline();
  const [isScanning, setScanning] = useState(false);
  /** the code whose redemption did not reach the server */
  const [lost, setLost] = useState<string | null>(null);
  const scanButton = useRef<HTMLButtonElement>(null);
  const isOfflineTill = offline !== null && !isOnline;
  const { data, error, loading, refetch } = useCouponAtTillQuery({
    variables: { code },
    skip: code === '' || isOfflineTill,
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
    setLost(null);
    if (next !== code) void navigate(privatePaths.redeem(next));
    else if (!isOfflineTill) void refetch().catch(() => undefined);
  }

  const showNext = () => {
    setLost(null);
    void navigate(privatePaths.redeem());
  };
  const failure = error === undefined || isOfflineTill ? null : readFailure(error);
  const isUnreachable = isOfflineTill || lost === code || (failure !== null && noConnection.includes(failure.code));
  const byDevice = offline !== null && isUnreachable && code !== '' ? offline : null;
  const coupon = code === '' || failure !== null || byDevice !== null ? undefined : data?.couponByCode;
  return (
    <>
      <VendorHeading title="Redeem a coupon" lead="Type the code, or scan the QR code of the coupon." />
      {offline !== null && (
        <>
          <OfflineStatus till={offline} />
          <RefusedRedemptions till={offline} />
        </>
      )}
      <CodeForm
        key={code}
        initial={code}
        busy={loading}
        problem={failure === null || byDevice !== null ? null : lookUpProblem(failure)}
        onCode={show}
        scanButton={scanButton}
        onScan={() => setScanning(true)}
      />
      {isScanning && <CodeScanner onCode={show} onClose={closeCamera} />}
      {/* the form beside it has the code as its key */}
      {byDevice !== null && !loading && (
        <OfflineCoupon key={`offline ${code}`} code={code} till={byDevice} onNext={showNext} />
      )}
      {coupon !== undefined && (
        <TillCoupon key={coupon.id} coupon={coupon} onNext={showNext} onUnreachable={() => setLost(code)} />
      )}
      {offline !== null && <WaitingRedemptions till={offline} />}
      {session?.role === 'VENDOR' && !isOfflineTill && <RedeemedToday />}
    </>
  );
}

/** Why a code leads to no coupon, in words for a till. */
function lookUpProblem({ code, message }: RequestFailure): string {
  return code === 'FORBIDDEN' ? 'This coupon is of another company: it cannot be redeemed here.' : message;
}
