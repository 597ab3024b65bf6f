import { useSession } from '../../../features/session/useSession';
import { OfflineReadyTill } from './offline/OfflineReadyTill';
import { TillPage } from './TillPage';

/** The till, for vendors and administrators: shows a coupon's promise, then redeems it once. */
export default function RedeemScreen() {
  const { session } = useSession();
  // administrators have no company, so no list to work with offline
  return session?.user.vendor ? <OfflineReadyTill session={session} /> : <TillPage offline={null} />;
}
