import type { Session } from '../../../../features/session/Session';
import { TillPage } from '../TillPage';
import { useOfflineTill } from './useOfflineTill';

/** The till of a company, which also works while there is no connection. */
export function OfflineReadyTill({ session }: { session: Session }) {
  return <TillPage offline={useOfflineTill(session)} />;
}
