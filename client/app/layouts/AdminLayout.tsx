import { Suspense, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { FactorReminder } from '../../features/second-factor/FactorReminder';
import { ProofDialog } from '../../features/session/proof/ProofDialog';
import { staffRoleOf } from '../../features/session/staffRoleOf';
import { useSession } from '../../features/session/useSession';
import { ScreenPathsContext } from '../../platform/page/contexts/ScreenPathsContext';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { Loading } from '../../ui/feedback/Loading';
import { SkipLink } from '../../ui/links/SkipLink';
import { AntdProvider } from '../theme/AntdProvider';
import styles from './AdminLayout.module.css';
import { AdminTopBar } from './AdminTopBar';
import { NotOfYourRole } from './NotOfYourRole';
import { isScreenOf } from './screenRights';

interface AdminLayoutProps {
  /** the paths of the area's screens: the bar shows only entries with a screen */
  screenPaths: readonly string[];
}

/** The administrators' area. Menus and links lead only to what the role of the login may use. */
export default function AdminLayout({ screenPaths: allPaths }: AdminLayoutProps) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const role = staffRoleOf(session);
  const screenPaths = useMemo(() => allPaths.filter((path) => isScreenOf(role, path)), [allPaths, role]);
  if (session === null) return null; // the guard is already redirecting
  return (
    <AntdProvider>
      <SkipLink targetId="main" />
      <ScreenPathsContext value={screenPaths}>
        <AdminTopBar session={session} screenPaths={screenPaths} />
        <LastActionsProvider>
          <main id="main" className={styles.main} tabIndex={-1}>
            <FactorReminder />
            <Suspense fallback={<Loading />}>{isScreenOf(role, pathname) ? <Outlet /> : <NotOfYourRole />}</Suspense>
          </main>
          <ProofDialog />
        </LastActionsProvider>
      </ScreenPathsContext>
    </AntdProvider>
  );
}
