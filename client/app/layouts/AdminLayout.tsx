import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { FactorReminder } from '../../features/second-factor/FactorReminder';
import { ProofDialog } from '../../features/session/proof/ProofDialog';
import { useSession } from '../../features/session/useSession';
import { ScreenPathsContext } from '../../platform/page/contexts/ScreenPathsContext';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { Loading } from '../../ui/feedback/Loading';
import { SkipLink } from '../../ui/links/SkipLink';
import { AntdProvider } from '../AntdProvider';
import styles from './AdminLayout.module.css';
import { AdminTopBar } from './AdminTopBar';

interface AdminLayoutProps {
  /** the paths of the area's screens: the bar shows only entries with a screen */
  screenPaths: readonly string[];
}

export default function AdminLayout({ screenPaths }: AdminLayoutProps) {
  const { session } = useSession();
  if (session === null) return null; // the guard is already redirecting
  return (
    <AntdProvider>
      <SkipLink targetId="main" />
      <AdminTopBar session={session} screenPaths={screenPaths} />
      <LastActionsProvider>
        <main id="main" className={styles.main} tabIndex={-1}>
          <FactorReminder />
          <Suspense fallback={<Loading />}>
            <ScreenPathsContext value={screenPaths}>
              <Outlet />
            </ScreenPathsContext>
          </Suspense>
        </main>
        <ProofDialog />
      </LastActionsProvider>
    </AntdProvider>
  );
}
