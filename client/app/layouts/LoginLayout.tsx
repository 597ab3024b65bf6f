import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { Logo } from '../../features/site-navigation/Logo';
import { useFocusOnArrival } from '../../platform/page/navigation/useFocusOnArrival';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import { Loading } from '../../ui/feedback/Loading';
import { AntdProvider } from '../theme/AntdProvider';
import styles from './LoginLayout.module.css';

/** A centred card for signing in and registering. */
export default function LoginLayout() {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  return (
    <AntdProvider>
      <div className={styles.page}>
        <header>
          <Logo />
        </header>
        <main ref={main} className={styles.main} tabIndex={-1}>
          <div className={styles.card}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </div>
        </main>
        <footer className={styles.footer}>
          <Link to={paths.brochureList()}>Back to the offers</Link>
        </footer>
      </div>
    </AntdProvider>
  );
}
