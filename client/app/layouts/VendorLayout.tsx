import { Suspense, useRef } from 'react';
import { Navigate, Outlet } from 'react-router';
import { ProofDialog } from '../../features/session/proof/ProofDialog';
import { useIsViewing } from '../../features/session/useIsViewing';
import { useSession } from '../../features/session/useSession';
import { SharedLoadingContext } from '../../features/vendor-area/sharedLoadingContext';
import { useLoadingFlag } from '../../features/vendor-area/useLoadingFlag';
import { VendorSide } from '../../features/vendor-area/VendorSide';
import { useFocusOnArrival } from '../../platform/page/navigation/useFocusOnArrival';
import { paths } from '../../shared/paths';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { Loading } from '../../ui/feedback/Loading';
import { SkipLink } from '../../ui/links/SkipLink';
import { AntdProvider } from '../theme/AntdProvider';
import { useIsWide } from './useIsWide';
import styles from './VendorLayout.module.css';
import type { Session } from '../../features/session/Session';
import { VendorMenu } from '../../features/vendor-area/VendorMenu';
import { homeOf } from '../../features/session/sessionPlaces';
import { PrivateTopBar } from './PrivateTopBar';
import { ReadOnlyArea } from './ReadOnlyArea';

interface VendorTopBarProps {
  session: Session;
  vendorId: number;
}

function VendorTopBar({ session, vendorId }: VendorTopBarProps) {
  return (
    <PrivateTopBar
      session={session}
      area="Vendors"
      home={homeOf(session)}
      folds="belowMedium"
      drawerTitle={session.user.vendor?.companyName ?? 'Menu'}
      drawer={(close) => (
        <VendorMenu vendorId={vendorId} isTill={session.user.vendorRole === 'TILL'} onChoose={close} />
      )}
    />
  );
}

/**
 * The vendors' area: a desktop background, the side element on medium and wider screens only, and one loading flag that
 * all children share (docs/rules/screens.md#vendor-layout). Whoever sees the site as a vendor cannot write, so fields and
 * buttons are disabled.
 */
export default function VendorLayout() {
  const { session } = useSession();
  const { isLoading, begin } = useLoadingFlag();
  const isWide = useIsWide();
  const isViewing = useIsViewing();
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  const vendor = session?.user.vendor ?? null;
  if (session === null) return null; // the guard is already redirecting
  if (vendor === null) return <Navigate to={paths.brochureList()} replace />;
  return (
    <AntdProvider>
      <div className={styles.page}>
        <SkipLink targetId="main" />
        <VendorTopBar session={session} vendorId={vendor.databaseId} />
        <div className={styles.progress} data-loading={isLoading} role="presentation" />
        <LastActionsProvider>
          <div className={styles.columns}>
            {isWide && (
              <aside aria-label={vendor.companyName}>
                {session.user.vendorRole === 'TILL' ? (
                  <VendorMenu vendorId={vendor.databaseId} isTill />
                ) : (
                  <VendorSide vendorId={vendor.databaseId} companyName={vendor.companyName} />
                )}
              </aside>
            )}
            <SharedLoadingContext value={begin}>
              <main ref={main} id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
                <ReadOnlyArea isReadOnly={isViewing}>
                  <Suspense fallback={<Loading />}>
                    <Outlet />
                  </Suspense>
                </ReadOnlyArea>
              </main>
            </SharedLoadingContext>
          </div>
          <ProofDialog />
        </LastActionsProvider>
      </div>
    </AntdProvider>
  );
}
