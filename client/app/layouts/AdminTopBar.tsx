import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { Session } from '../../features/session/Session';
import { useLogout } from '../../features/session/useLogout';
import { paths } from '../../shared/paths';
import { Dropdown } from '../../ui/Dropdown';
import { Link } from '../../ui/Link';
import { NavLink } from '../../ui/NavLink';
import { adminBarButtons, adminBarMenu, type AdminBarEntry } from './adminBar';
import styles from './AdminLayout.module.css';
import { visibleEntries } from './visibleEntries';

interface AdminTopBarProps {
  session: Session;
  screenPaths: readonly string[];
}

export function AdminTopBar({ session, screenPaths }: AdminTopBarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const logout = useLogout();
  const ads = visibleEntries(adminBarMenu, session.role, screenPaths);
  const buttons = visibleEntries(adminBarButtons, session.role, screenPaths);
  const closeDrawer = () => setDrawerOpen(false);

  return (
    <header className={styles.bar}>
      <Button className={styles.fold} aria-expanded={isDrawerOpen} onClick={() => setDrawerOpen(true)}>
        Menu
      </Button>
      <Link className={styles.brand} to={paths.admin()}>
        Local Offers <span className={styles.area}>Admin</span>
      </Link>
      <nav className={styles.wide} aria-label="Administration">
        {ads.length > 0 && (
          <Dropdown label="Ads" group="admin-bar" labelClassName={styles.menuLabel}>
            <div className={styles.menu}>
              <Entries entries={ads} />
            </div>
          </Dropdown>
        )}
        <Entries entries={buttons} />
      </nav>
      <div className={styles.end}>
        <span className={styles.who} title={session.user.email}>
          {session.user.name ?? session.user.email}
        </span>
        <Link className={styles.site} to={paths.brochureList()}>
          View site
        </Link>
        <Button onClick={() => void logout()}>LOGOUT</Button>
      </div>
      <Drawer title="Menu" placement="left" size={280} open={isDrawerOpen} onClose={closeDrawer}>
        <nav className={styles.drawer} aria-label="Administration">
          <NavLink to={paths.admin()} onClick={closeDrawer}>
            Overview
          </NavLink>
          <Entries entries={[...ads, ...buttons]} onChoose={closeDrawer} />
          <Link to={paths.brochureList()} onClick={closeDrawer}>
            View site
          </Link>
        </nav>
      </Drawer>
    </header>
  );
}

interface EntriesProps {
  entries: readonly AdminBarEntry[];
  onChoose?: () => void;
}

function Entries({ entries, onChoose }: EntriesProps) {
  return entries.map(({ label, path }) => (
    <NavLink key={path} to={path} onClick={onChoose}>
      {label}
    </NavLink>
  ));
}
