import { Suspense, useContext, useRef, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { OfflineNotice } from '../../features/offline/OfflineNotice';
import { SiteFooter } from '../../features/site-navigation/SiteFooter';
import { SiteHeader } from '../../features/site-navigation/SiteHeader';
import { PageOutcomeContext } from '../../platform/page/PageOutcome';
import { useFocusOnArrival } from '../../platform/page/navigation/useFocusOnArrival';
import { Loading } from '../../ui/feedback/Loading';
import { ScreenBoundary } from '../../ui/page/ScreenBoundary';
import { SkipLink } from '../../ui/links/SkipLink';
import styles from './PublicLayout.module.css';

const contentId = 'content';

/**
 * Bar, content, footer. `withCategories`: the layout with the category filter (docs/rules/screens.md#public-screens).
 */
export function PublicLayout({ withCategories }: { withCategories: boolean }) {
  const { pathname } = useLocation();
  const notice = useContext(PageOutcomeContext)?.notice;
  const content = useRef<HTMLElement>(null);
  useFocusOnArrival(content);

  return (
    <div className={styles.layout}>
      <SkipLink targetId={contentId} />
      <SiteHeader withCategories={withCategories} />
      <OfflineNotice />
      <main ref={content} id={contentId} tabIndex={-1} className={styles.main}>
        {notice}
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
            <HydratedSignal />
          </Suspense>
        </ScreenBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}

/** Dispatches `hydrated` once React has hydrated the page; `entryStart` then replays an early click. */
function HydratedSignal(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
