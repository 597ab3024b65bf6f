import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Logo } from '../../features/site-navigation/Logo';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/Link';
import { Loading } from '../../ui/Loading';
import { AntdProvider } from '../AntdProvider';
import styles from './LoginLayout.module.css';

/** One quiet card in the middle: for signing in, and for registering. */
export default function LoginLayout() {
  return (
    <AntdProvider>
      <div className={styles.page}>
        <header>
          <Logo />
        </header>
        <main className={styles.card}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className={styles.footer}>
          <Link to={paths.brochureList()}>Back to the offers</Link>
        </footer>
      </div>
    </AntdProvider>
  );
}
