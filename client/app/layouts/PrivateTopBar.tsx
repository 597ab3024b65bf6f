import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Session } from '../../features/session/Session';
import { useIsViewing } from '../../features/session/useIsViewing';
import { useLogout } from '../../features/session/useLogout';
import { paths } from '../../shared/paths';
import { classNames } from '../../ui/classNames';
import { SideDrawer } from '../../ui/dialog/SideDrawer';
import { Link } from '../../ui/links/Link';
import barItem from './barItem.module.css';
import styles from './PrivateTopBar.module.css';
import { siteName } from '../../shared/site';

interface PrivateTopBarProps {
  session: Session;
  area: string;
  home: string;
  /** below this width the menu folds into a drawer */
  folds: 'belowMedium' | 'belowLarge';
  drawerTitle: string;
  /** content of the drawer; choosing an entry closes it */
  drawer: (close: () => void) => ReactNode;
  /** content of the unfolded bar */
  children?: ReactNode;
}

/** The top bar of private areas: the current area, the user, and signing out. */
export function PrivateTopBar({ session, area, home, folds, drawerTitle, drawer, children }: PrivateTopBarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const logout = useLogout();
  // nobody has signed in as that login: "Stop" of the banner ends a viewing
  const isViewing = useIsViewing();
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <header className={styles.bar} data-folds={folds}>
      <Button className={styles.fold} aria-expanded={isDrawerOpen} onClick={() => setDrawerOpen(true)}>
        Menu
      </Button>
      <Link className={styles.brand} to={home}>
        {siteName} <span className={styles.area}>{area}</span>
      </Link>
      {children}
      <div className={styles.end}>
        <span className={styles.who} title={session.user.email}>
          {session.user.name ?? session.user.email}
        </span>
        <Link className={classNames(barItem.item, styles.site)} to={paths.brochureList()}>
          View site
        </Link>
        {!isViewing && <Button onClick={() => void logout()}>LOGOUT</Button>}
      </div>
      <SideDrawer title={drawerTitle} placement="left" size={280} open={isDrawerOpen} onClose={closeDrawer}>
        {drawer(closeDrawer)}
        <p className={styles.drawerEnd}>
          <Link to={paths.brochureList()} onClick={closeDrawer}>
            View site
          </Link>
        </p>
      </SideDrawer>
    </header>
  );
}
