import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SiteFooter } from '../../features/site-navigation/SiteFooter';
import { SiteHeader } from '../../features/site-navigation/SiteHeader';
import { Loading } from '../../ui/Loading';
import { SkipLink } from '../../ui/SkipLink';
import styles from './PublicLayout.module.css';

const contentId = 'content';

/** Bar, content, footer. `withCategories`: the layout with the category filter (specification, section 2). */
export function PublicLayout({ withCategories }: { withCategories: boolean }) {
  return (
    <div className={styles.layout}>
      <SkipLink targetId={contentId} />
      <SiteHeader withCategories={withCategories} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </div>
  );
}
